import { useEffect, useRef, type RefObject } from 'react';
import { afterTwoFrames } from '../afterTwoFrames.ts';

/** Keeps the focus in an element whose buttons are replaced by others when `state` changes. */
export function useKeptFocus(state: string): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return undefined;
    last.current = state;
    // A dialog that closes gives the focus back one frame later.
    return afterTwoFrames(() => {
      const isLost = document.activeElement === document.body;
      if (isLost) area.current?.querySelector('button')?.focus({ preventScroll: true });
    });
  }, [state]);
  return area;
}
