/**
 * Calls back once, when a mouse is first seen to move or to turn its wheel: what only a mouse needs
 * is loaded by no one else. Fetchers how to stop waiting.
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
