import { useCallback, useSyncExternalStore } from 'react';
import { useHydrated } from './useHydrated.ts';

/** Whether a media query matches, live. The server and hydration use `onServer`. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

/** Whether the visitor asks for less motion, live, or the owner for none; false on the server. */
export function useReducedMotion(): boolean {
  const asksForLess = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isHydrated = useHydrated();
  return asksForLess || (isHydrated && document.documentElement.dataset['motion'] === 'still');
}
