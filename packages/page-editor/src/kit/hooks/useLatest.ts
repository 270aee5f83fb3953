import { useCallback, useLayoutEffect, useRef } from 'react';

/** Reads a value as of the last render, for handlers of parts that follow it late. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
