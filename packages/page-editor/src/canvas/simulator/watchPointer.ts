/** What the window can tell of the pointer over a page of another origin. */
interface WatchedPointer {
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

/**
 * The frame tells of no press, but the window loses the focus to it. It is taken back at once: keys that the frame has
 * would be lost, and another press there would take nothing.
 */
export function watchPointer(
  frame: HTMLIFrameElement,
  isUsed: () => boolean,
  onPress: () => void,
  onLeave: () => void,
): WatchedPointer {
  let isOver = false;
  const off = new AbortController();
  const options = { signal: off.signal };
  frame.addEventListener('pointerenter', () => (isOver = true), options);
  frame.addEventListener(
    'pointerleave',
    () => {
      isOver = false;
      onLeave();
    },
    options,
  );
  window.addEventListener(
    'blur',
    () => {
      // Only now does the document know what has the focus.
      setTimeout(() => {
        if (off.signal.aborted || !isUsed() || document.activeElement !== frame) return;
        frame.blur();
        window.focus();
        onPress();
      });
    },
    options,
  );
  return { isOver: () => isOver, stop: () => off.abort() };
}
