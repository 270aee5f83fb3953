/**
 * Work of more CPU milliseconds than this never takes the last free worker, so that small images of
 * other clients do not wait for a large one.
 */
const SMALL = 500;

/** Weight of the latest run in the measured pace; small work, mostly waiting, weighs less. */
const LATEST = 0.2;

interface Costly {
  /** CPU milliseconds it is expected to take. */
  readonly cost: number;
}

/** Runs tasks and measures how long they take compared with what was expected. */
export function createWorkers(concurrency: number, now: () => number) {
  const running = new Set<Costly>();
  /** Milliseconds that pass for one of estimated cost, as measured. */
  let pace = 1;

  return {
    isIdle: () => running.size === 0,
    isFree: () => running.size < concurrency,
    /** Whether a free worker may take this: large work leaves one to the small. */
    fits: ({ cost }: Costly) =>
      cost <= SMALL ||
      concurrency === 1 ||
      [...running].filter((one) => one.cost > SMALL).length < concurrency - 1,
    /** Milliseconds until what runs and so much waiting work are expected to be done. */
    timeFor: (waiting: number) => ((waiting + sumOfCosts(running)) * pace) / concurrency,
    async run(work: Costly, task: () => Promise<void>): Promise<void> {
      running.add(work);
      const from = now();
      await task();
      const weight = LATEST * Math.min(1, work.cost / SMALL);
      pace += weight * ((now() - from) / work.cost - pace);
      running.delete(work);
    },
  };
}

export function sumOfCosts(works: Iterable<Costly>): number {
  let sum = 0;
  for (const { cost } of works) sum += cost;
  return sum;
}
