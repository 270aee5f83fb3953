/**
 * Never runs a task twice at the same time: calls during a run share the next one. Slice Machine
 * may save several models in quick succession, and the last run sees them all.
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
