/** Input that shows that a visitor is there. */
const SIGNS = ['pointermove', 'wheel', 'touchstart', 'keydown', 'scroll'];

/** Calls back once, at the first input: work for later moments costs the load of the page nothing. */
export function atFirstInput(callback: () => void): void {
  const off = new AbortController();
  const seen = () => {
    off.abort();
    callback();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, seen, { passive: true, signal: off.signal });
}
