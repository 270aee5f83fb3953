import { useSyncExternalStore } from 'react';

const STORE = 'editor-source-beside';

const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(STORE) !== 'off';
  } catch {
    return true;
  }
}

let isBeside = read();

/** Whether a translation's form shows the source's text at each field; this browser remembers it. */
export const useBeside = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isBeside,
  );

/** Shows the source's text, or leaves it out. */
export function setBeside(next: boolean): void {
  isBeside = next;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(STORE, next ? 'on' : 'off');
  } catch {
    // Storage is full or forbidden: it holds for this visit.
  }
}
