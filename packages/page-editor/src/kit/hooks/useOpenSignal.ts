import { useCallback, useEffect, useRef } from 'react';

/** A signal that is aborted when the component goes: who closes a dialog wants nothing more of what it began. */
export function useOpenSignal(): () => AbortSignal {
  const control = useRef<AbortController | null>(null);
  const signal = useCallback(() => (control.current ??= new AbortController()).signal, []);
  useEffect(() => {
    if (signal().aborted) control.current = null;
    return () => {
      signal();
      control.current?.abort();
    };
  }, [signal]);
  return signal;
}
