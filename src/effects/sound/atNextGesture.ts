/** Keys that press a control: the click they cause says what is meant. */
const PRESSING = new Set(['Enter', ' ', 'Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * Calls back at the next click or key, when browsers allow sound. Listens after everything else on
 * the page, so that a sound toggle has had its say. Fetchers how to stop waiting.
 */
export function atNextGesture(callback: () => void): () => void {
  const waiting = new AbortController();
  const go = () => {
    waiting.abort();
    callback();
  };
  const { signal } = waiting;
  window.addEventListener('click', go, { signal });
  window.addEventListener('keydown', ({ key }) => !PRESSING.has(key) && go(), { signal });
  return () => waiting.abort();
}

/** Whether the visitor has touched the page at all; true where the browser cannot tell. */
export function hasGestured(): boolean {
  // `?.`: older browsers lack it, whatever the types say.
  const activation: UserActivation | undefined = navigator.userActivation;
  return activation?.hasBeenActive ?? true;
}
