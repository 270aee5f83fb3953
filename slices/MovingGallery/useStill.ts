import { useSyncExternalStore } from 'react';
import { memoryKeys, recall, remember } from '#effects/boot/memory.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where the browser stores nothing, it is known as long as the page is there. */
let chosen: boolean | null = null;

const isStill = () => chosen ?? recall('sessionStorage', memoryKeys.stillGallery) === 'on';

function change(): void {
  chosen = !isStill();
  remember('sessionStorage', memoryKeys.stillGallery, chosen ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Whether a visitor has paused the galleries, for the length of the visit, and what changes it. */
export function useStill(): readonly [isStill: boolean, change: () => void] {
  return [useSyncExternalStore(subscribe, isStill, () => false), change];
}
