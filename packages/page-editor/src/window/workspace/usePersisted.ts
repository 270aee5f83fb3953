import { useCallback, useState } from 'react';

/** A choice that this browser remembers. `read` refuses what it does not know. */
export function usePersisted<Value extends string>(
  key: string,
  initial: Value,
  isKnown: (text: string) => text is Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => {
    try {
      const stored = localStorage.getItem(key);
      return stored !== null && isKnown(stored) ? stored : initial;
    } catch {
      return initial;
    }
  });
  const set = useCallback(
    (next: Value) => {
      setValue(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Storage is full or forbidden: it holds for this visit.
      }
    },
    [key],
  );
  return [value, set];
}
