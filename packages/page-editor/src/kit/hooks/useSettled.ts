import { useEffect, useState } from 'react';

const PAUSE = 150;

/** A text after a pause in typing, so that not every letter asks the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
