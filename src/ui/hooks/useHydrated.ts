import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the render that hydrates its page, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
