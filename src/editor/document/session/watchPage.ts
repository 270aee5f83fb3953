interface PageOptions {
  /** Saves now, as the page may go away. */
  readonly hurry: () => void;
  /** Whether something would be lost if the page were closed now. */
  readonly mayLose: () => boolean;
}

/** Saves when the page is hidden, and asks before it is left if something could be lost. */
export function watchPage({ hurry, mayLose }: PageOptions): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('pagehide', hurry, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      if (mayLose()) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hurry();
    },
    { signal },
  );
  return () => stop.abort();
}
