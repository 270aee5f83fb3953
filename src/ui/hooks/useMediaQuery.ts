import { useCallback, useSyncExternalStore } from 'react';
import { reducedMotion } from '#ui/mediaSwitch.ts';

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

/** Whether visitor or owner ask for stillness, live; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(reducedMotion.follow, reducedMotion.isOn, () => false);
}
