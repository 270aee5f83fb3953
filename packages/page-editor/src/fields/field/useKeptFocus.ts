import { useEffect, useRef, type RefObject } from 'react';
import { afterTwoFrames } from '../../kit/afterTwoFrames.ts';

const CONTROL = 'button, input:not([type=file])';

/** Keeps the focus in an element whose controls are replaced by others when `state` changes. */
export function useKeptFocus(state: string | number): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return undefined;
    last.current = state;
    // A dialog that closes gives the focus back one frame later.
    return afterTwoFrames(() => {
      const isLost = document.activeElement === document.body;
      if (isLost) area.current?.querySelector<HTMLElement>(CONTROL)?.focus({ preventScroll: true });
    });
  }, [state]);
  return area;
}
