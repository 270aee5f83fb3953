import { useCallback, useEffect, useRef } from 'react';

/** A signal that is aborted when the component goes: who closes a dialog wants nothing more of what it began. */
export function useOpenSignal(): () => AbortSignal {
  const control = useRef<AbortController | null>(null);
  useEffect(() => {
    const own = new AbortController();
    control.current = own;
    return () => own.abort();
  }, []);
  return useCallback(() => control.current?.signal ?? AbortSignal.abort(), []);
}
