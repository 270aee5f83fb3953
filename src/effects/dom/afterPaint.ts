/** Longest wait for a frame, in ms: a window that is covered gets none. */
const PATIENCE = 100;

/**
 * Does what has all of the window painted anew once the press that asks for it has been answered by
 * a frame of its own: a pressed button, at least, is seen at once.
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE);
}
