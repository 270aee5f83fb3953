import { useEffect, useState } from 'react';

const PAUSE = 150;

/** A value after a pause in typing or dragging, so that not every letter or step asks the server. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
