// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type {
  DocumentSession,
  OpenDocument,
} from '../../../../src/editor/document/DocumentSession.ts';
import { useOpenDocument } from '../../../../src/editor/document/useOpenDocument.ts';

function testSession(name: string, size: number) {
  const listeners = new Set<() => void>();
  // Cast: the hook needs no more of it.
  const of = (data: object) => ({ json: { data } }) as unknown as OpenDocument;
  let data = { name, size };
  let present = of(data);
  const session = {
    get: () => present,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as DocumentSession; // Cast: as above.
  const set = (more: Partial<typeof data>) =>
    act(() => {
      data = { ...data, ...more };
      present = of(data);
      for (const listener of listeners) listener();
    });
  return { session, set, listeners };
}

test('a component renders when its part of the document changes, and at no other time', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const element = document.createElement('div');
  const root = createRoot(element);
  onTestFinished(() => act(() => root.unmount()));
  let renders = 0;
  const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
    String(one) === String(other);
  function Shown({
    session,
    field,
  }: {
    readonly session: DocumentSession;
    readonly field: string;
  }) {
    const value = useOpenDocument(session, ({ json }) => json.data?.[field]);
    // A new list each time, which would render for ever if it counted as another one.
    const list = useOpenDocument(session, ({ json }) => [String(json.data?.[field])], isSame);
    return `${String(value)} ${list.join()}`;
  }
  const show = (session: DocumentSession, field: string) =>
    act(() =>
      root.render(
        <Profiler id="shown" onRender={() => (renders += 1)}>
          <Shown session={session} field={field} />
        </Profiler>,
      ),
    );
  const one = testSession('About', 3);
  show(one.session, 'name');
  expect([element.textContent, renders]).toEqual(['About About', 1]);
  one.set({ size: 4 });
  expect(renders).toBe(1);
  one.set({ name: 'New' });
  expect([element.textContent, renders]).toEqual(['New New', 2]);
  show(one.session, 'size');
  expect(element.textContent).toBe('4 4');
  const two = testSession('Other', 9);
  show(two.session, 'size');
  expect([element.textContent, one.listeners.size]).toEqual(['9 9', 0]);
});
