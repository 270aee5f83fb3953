/**
 * Runs a task never twice at once; calls that come while it runs share the one run after it. Slice
 * Machine may save several models in one go, and the last run has seen them all.
 */
export function oneAtATime<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Result> | undefined;
  return () => {
    waiting ??= running.then(() => {
      waiting = undefined;
      const run = task();
      running = run.catch(() => {});
      return run;
    });
    return waiting;
  };
}
