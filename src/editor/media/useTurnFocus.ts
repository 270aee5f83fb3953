import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus on when what had it is hidden, as library and picture take turns. */
export function useTurnFocus(turn: string): RefObject<HTMLDivElement | null> {
  const panes = useRef<HTMLDivElement>(null);
  const last = useRef(turn);
  useEffect(() => {
    if (last.current === turn) return undefined;
    last.current = turn;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement?.checkVisibility() === true) return;
      const controls = panes.current?.querySelectorAll<HTMLElement>('input, button') ?? [];
      [...controls].find((control) => control.checkVisibility())?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [turn]);
  return panes;
}
