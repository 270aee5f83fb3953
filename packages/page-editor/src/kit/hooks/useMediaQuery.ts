import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, live; false on the server and in hydration. */
export function useMediaQuery(query: string): boolean {
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
    () => false,
  );
}

/** Whether the window is as narrow as a phone: one thing is shown at a time. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 767.98px)');

/** Whether the visitor asks for less motion, live; false on the server. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
