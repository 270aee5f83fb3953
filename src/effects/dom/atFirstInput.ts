/**
 * Input that shows that a visitor is there. A screen reader's press is a click alone, and the browser's
 * own buttons go back without any: the next page may need what waits for this.
 */
const SIGNS = ['pointermove', 'wheel', 'touchstart', 'keydown', 'scroll', 'click', 'popstate'];

/** Calls back once, at the first input: work for later moments costs the load of the page nothing. */
export function atFirstInput(callback: () => void): void {
  const off = new AbortController();
  const seen = () => {
    off.abort();
    callback();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, seen, { capture: true, passive: true, signal: off.signal });
}
