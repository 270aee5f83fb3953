import { useCallback, useSyncExternalStore } from 'react';
import { reducedMotion } from '#ui/mediaSwitch.ts';

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

/** Whether visitor or owner ask for stillness, live; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(reducedMotion.follow, reducedMotion.isOn, () => false);
}
