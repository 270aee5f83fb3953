import { useEffect, useRef, type RefObject } from 'react';
import { afterTwoFrames } from '../../kit/afterTwoFrames.ts';

/**
 * Keeps the focus in an element whose controls are hidden, or replaced by others, when `state` changes. `isScrolled`:
 * what gets it is brought into view.
 */
export function useKeptFocus(
  state: string | number,
  isScrolled = false,
): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return undefined;
    last.current = state;
    // A dialog that closes gives the focus back one frame later.
    return afterTwoFrames(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement?.checkVisibility() === true) return;
      const controls = area.current?.querySelectorAll<HTMLElement>(
        'button, input:not([type=file])',
      );
      const first = [...(controls ?? [])].find((control) => control.checkVisibility());
      first?.focus({ preventScroll: !isScrolled });
    });
  }, [state, isScrolled]);
  return area;
}
