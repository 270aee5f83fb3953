import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

// React reads this global to know that updates are awaited by `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Mounts a component until the test ends; `update` renders it again in place. */
export async function mount(node: ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const update = (next: ReactNode) => act(async () => root.render(next));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  await update(node);
  return { container, update };
}

/** The first element that fits, or a failing test. */
export function find<Found extends Element>(container: Element, selector: string): Found {
  const found = container.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing fits ${selector} in ${container.innerHTML}`);
  return found;
}

export function click(element: HTMLElement) {
  return act(async () => element.click());
}

export function dispatch(element: Element, type: string) {
  return act(async () => element.dispatchEvent(new Event(type)));
}
