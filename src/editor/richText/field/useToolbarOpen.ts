import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';

export interface ToolbarOpen {
  readonly isOpen: boolean;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Whether a field shows its toolbar: while it has the focus. What moves by it stays under the
 * pointer: nothing changes while a button is down, and the form scrolls by as much.
 */
export function useToolbarOpen(): ToolbarOpen {
  const [isOpen, setOpen] = useState(false);
  const wanted = useRef(false);
  const anchor = useRef<{ readonly element: Element; readonly top: number } | null>(null);

  const settle = useCallback(() => {
    const { activeElement } = document;
    if (activeElement !== null) {
      anchor.current = { element: activeElement, top: activeElement.getBoundingClientRect().top };
    }
    setOpen(wanted.current);
  }, []);

  const change = (next: boolean) => {
    wanted.current = next;
    // Focus moves twice in a row when it goes through the window.
    setTimeout(() => {
      if (!isPointerDown) settle();
      else document.addEventListener('pointerup', () => setTimeout(settle), { once: true });
    });
  };

  // After each render; only the one that opens or closes has an anchor.
  useLayoutEffect(() => {
    const { element, top } = anchor.current ?? {};
    anchor.current = null;
    if (element === undefined || top === undefined || !element.isConnected) return;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) scrollParent(element).scrollBy({ top: moved, behavior: 'instant' });
  });

  useEffect(() => {
    followPointer();
    return () => {
      wanted.current = false;
    };
  }, []);

  return {
    isOpen,
    onFocus: () => change(true),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      // The window lost the focus, not the field.
      if (relatedTarget === null && !document.hasFocus()) return;
      change(false);
    },
  };
}

let isPointerDown = false;
let isFollowing = false;

function followPointer(): void {
  if (isFollowing) return;
  isFollowing = true;
  const set = (isDown: boolean) => () => {
    isPointerDown = isDown;
  };
  document.addEventListener('pointerdown', set(true), true);
  document.addEventListener('pointerup', set(false), true);
  document.addEventListener('pointercancel', set(false), true);
}

function scrollParent(element: Element): Element {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (/auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
