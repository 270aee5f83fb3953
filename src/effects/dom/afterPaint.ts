/** Maximum wait for a frame, in ms: a covered window gets none. */
const MAX_WAIT = 100;

/**
 * Defers work that repaints the whole window by one frame, so that the pressed button is painted
 * first.
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, MAX_WAIT);
}
