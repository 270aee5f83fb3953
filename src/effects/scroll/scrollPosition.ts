import { frame } from '../motion/frame.ts';

/** Where a value lies in a range: 0 up to its start, 1 from its end. */
export function progress(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(Math.max((value - from) / (to - from), 0), 1);
}

type Listener = (y: number) => void;

const listeners = new Set<Listener>();

const notify = () => {
  const y = window.scrollY;
  for (const listener of listeners) listener(y);
};

/** Notifies the listeners in the coming frame's paint phase. */
export const scrollChanged = () => frame.request('paint', notify);

/**
 * Calls back with the scroll position in px, in the paint phase: once after the call, then in each
 * frame in which it changed. Returns a function that stops it.
 */
export function onScroll(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('scroll', scrollChanged, { passive: true });
  listeners.add(listener);
  scrollChanged();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('scroll', scrollChanged);
  };
}
