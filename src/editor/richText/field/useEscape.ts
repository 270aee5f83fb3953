import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Calls `onEscape` for the key in an element; shortcuts of the window do not get it. */
export function useEscape(
  element: RefObject<HTMLElement | null>,
  isThere: boolean,
  onEscape: () => void,
): void {
  const latest = useRef(onEscape);
  useLayoutEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const { current } = element;
    if (!isThere || current === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current();
    };
    current.addEventListener('keydown', listen);
    return () => current.removeEventListener('keydown', listen);
  }, [element, isThere]);
}
