/**
 * Work of more CPU milliseconds than this never takes the last free worker, so that small images of
 * other clients do not wait for a large one.
 */
const SMALL = 500;

/** Weight of the latest run in the moving average; small work, mostly waiting, weighs less. */
const LATEST = 0.2;

interface Costly {
  /** Expected CPU milliseconds. */
  readonly cost: number;
}

/** Runs tasks and compares their measured duration with the estimate. */
export function createWorkers(concurrency: number, now: () => number) {
  const running = new Set<Costly>();
  /** Measured milliseconds per estimated millisecond. */
  let pace = 1;

  return {
    isIdle: () => running.size === 0,
    isFree: () => running.size < concurrency,
    /** Whether a free worker may take this work: large work leaves one worker to small work. */
    fits: ({ cost }: Costly) =>
      cost <= SMALL ||
      concurrency === 1 ||
      [...running].filter((one) => one.cost > SMALL).length < concurrency - 1,
    /** Estimated milliseconds until the running work and this much waiting work are done. */
    timeFor: (waiting: number) => ((waiting + sumOfCosts(running)) * pace) / concurrency,
    async run(work: Costly, task: () => Promise<void>): Promise<void> {
      running.add(work);
      const from = now();
      try {
        await task();
      } finally {
        const weight = LATEST * Math.min(1, work.cost / SMALL);
        pace += weight * ((now() - from) / work.cost - pace);
        running.delete(work);
      }
    },
  };
}

export function sumOfCosts(works: Iterable<Costly>): number {
  let sum = 0;
  for (const { cost } of works) sum += cost;
  return sum;
}
