/** Keys that press a control: the click they cause counts instead. */
const PRESSING = new Set(['Enter', ' ', 'Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * Calls back at the next click or key, when browsers allow sound. Listens on the window, after a
 * sound toggle has handled the event. Returns a function that stops it.
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

/** Whether the visitor has touched the page; true where the browser cannot tell. */
export function hasGestured(): boolean {
  // Older browsers lack it, whatever the types say.
  const activation: UserActivation | undefined = navigator.userActivation;
  return activation?.hasBeenActive ?? true;
}
