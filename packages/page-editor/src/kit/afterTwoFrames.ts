/** Calls `run` in the frame after the next one, when widgets have done their part; returns what cancels it. */
export function afterTwoFrames(run: () => void): () => void {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(request);
}
