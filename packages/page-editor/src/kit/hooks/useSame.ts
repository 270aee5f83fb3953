import { useMemo } from 'react';

/** A value of JSON, as the same object for as long as it says the same. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // Cast: written above.
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
