import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { translate } from '../../support/translate.ts';
import { mount } from '../ui/mount.tsx';

/**
 * Renders states one after the other in the same place, each in a page that a browser has translated before, and
 * expects of each the words that it has by itself.
 */
export async function expectTranslatable(states: readonly (() => ReactNode)[]): Promise<void> {
  const errors = vi.spyOn(console, 'error');
  onTestFinished(() => errors.mockRestore());
  const { container, update } = await mount(null);
  for (const state of [...states, () => null]) {
    translate(container);
    await update(state());
    expect(container.textContent).toBe(await wordsOf(state()));
  }
  expect(errors).not.toHaveBeenCalled();
}

async function wordsOf(state: ReactNode): Promise<string> {
  const alone = document.createElement('div');
  document.body.append(alone);
  const root = createRoot(alone);
  await act(async () => root.render(state));
  const words = alone.textContent;
  await act(async () => root.unmount());
  alone.remove();
  return words;
}
