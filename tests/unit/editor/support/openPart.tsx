import { act, type ReactNode } from 'react';
import { vi } from 'vitest';
import type { AuthoringClient, CallOptions } from '#page-editor/api/AuthoringClient.ts';
import { EditorContext, type EditorServices } from '#page-editor/session/EditorContext.ts';
import { waitFor } from '../../../support/waitFor.ts';
import { click, mount } from '../../ui/mount.tsx';
import { bareServices } from '../form/support/bareServices.ts';
import { demoModels as models } from '../form/support/demoModels.ts';

/** What an operation is asked with, as far as tests look at it. */
interface Given {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Answers = Readonly<Record<string, (given: Given, options: CallOptions) => unknown>>;

/** Lets what was asked be answered. */
export const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

/** Mounts a part of the editor on a server with these answers; all others are never given. */
export async function openPart(
  part: ReactNode,
  answers: Answers,
  services: Partial<EditorServices> = {},
) {
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  const none = () => () => undefined;
  const api = {
    async call(name: string, given: Given, options: CallOptions = {}) {
      asked.push(name);
      return answers[name]?.(given, options) ?? new Promise(() => {});
    },
    onChange: none,
    onOnline(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as unknown as AuthoringClient; // Cast: the client answers only what these tests ask.
  const told = {
    open: vi.fn<EditorServices['open']>(),
    toast: vi.fn<EditorServices['toast']>(none),
    notify: vi.fn<EditorServices['notify']>(),
  };
  const inside = (node: ReactNode) => (
    <EditorContext value={{ ...bareServices, models, ...told, api, ...services }}>
      {node}
    </EditorContext>
  );
  const { container, update } = await mount(inside(part));
  await settle();
  return {
    ...told,
    container,
    asked,
    update: (node: ReactNode) => update(inside(node)),
    /** What is shown is asked for once more. */
    async again() {
      for (const listener of listeners) listener();
      await settle();
    },
    /** The owner goes elsewhere. */
    leave: () => update(inside(null)),
  };
}

/** An answer that is given when the test says so. */
export function later() {
  const waiting: ((value: unknown) => void)[] = [];
  return {
    waiting,
    ask: () => new Promise((resolve) => waiting.push(resolve)),
    async answer(value: unknown) {
      waiting.shift()?.(value);
      await settle();
    },
  };
}

/** The last button or entry of a menu with this name. */
export const named = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, [role^=menuitem]')].findLast(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );

/** Presses it, as soon as it is there and can be pressed. */
export async function press(name: string) {
  const found = await waitFor(() => {
    const last = named(name);
    if (!last || last.hasAttribute('disabled')) throw new Error(`There is no button ${name}`);
    return last;
  });
  await click(found);
}
