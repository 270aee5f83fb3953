/**
 * Calls back once, when a mouse first moves or its wheel turns, to load what only a mouse needs;
 * returns a function that stops it.
 */
export function whenMouse(callback: () => void): () => void {
  const off = new AbortController();
  const options = { passive: true, signal: off.signal };
  const seen = () => {
    off.abort();
    callback();
  };
  const onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') seen();
  };
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('wheel', seen, options);
  return () => off.abort();
}
