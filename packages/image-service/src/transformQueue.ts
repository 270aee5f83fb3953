import { sumOfCosts } from './fairLanes.ts';
import { createFairQueue, type QueueRefusal, type Work } from './fairQueue.ts';
import { MediaError } from './MediaError.ts';

/** Runs a limited number of transforms at a time and schedules clients fairly. */
export interface TransformQueue {
  /**
   * Runs a task when it is its client's turn. Work that has not started is dropped once no
   * client waits for it. Rejects with MediaError 503 when the queue or the client's share of it is
   * full or the server stops, and with the signal's reason when that is aborted.
   */
  run<T>(work: Work, task: () => Promise<T>): Promise<T>;
  /**
   * Runs a task once no client has waited for `quiet` milliseconds; one at a time, once per key.
   * Drops it if too much is waiting: the next request schedules it again. The task reports its own
   * errors.
   */
  later(work: Omit<Work, 'signal'>, task: () => Promise<void>): void;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
  /** Drops waiting work and rejects new work; resolves when nothing runs. */
  stop(): Promise<void>;
}

/** Limits of a queue of transforms. */
export interface TransformQueueOptions {
  /** Transforms at once; 2 by default. */
  readonly concurrency?: number;
  /** CPU milliseconds of work that may wait; 10,000 by default. */
  readonly limit?: number;
  /** CPU milliseconds of work one client may have waiting; 5000 by default. */
  readonly share?: number;
  /** CPU milliseconds of deferred work that may wait, half of it per client; 60,000 by default. */
  readonly background?: number;
  /** Milliseconds without a client's task before deferred work starts; 2000 by default. */
  readonly quiet?: number;
  /** Clock in milliseconds; `performance.now` by default. */
  readonly now?: () => number;
}

const REFUSALS: Readonly<Record<QueueRefusal, string>> = {
  share: 'too many images of this client are waiting to be made',
  full: 'too many images are waiting to be made',
  evicted: 'other images are waiting to be made',
};

/** A queue in memory: see `TransformQueueOptions` for its limits. */
export function createTransformQueue(options: TransformQueueOptions = {}): TransformQueue {
  const { concurrency = 2, limit = 10_000, share = 5000, background = 60_000 } = options;
  const { quiet = 2000, now = () => performance.now() } = options;
  const workers = createWorkers(concurrency, now);
  const deferred = new Map<string, { readonly work: Omit<Work, 'signal'>; run(): Promise<void> }>();
  const idleWaiters: (() => void)[] = [];
  let isStopped = false;
  /** When a client's task last ended or deferred work was last added. */
  let busyAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refusal = (message: string): MediaError => {
    const seconds = String(Math.max(1, Math.ceil(workers.timeFor(queue.waiting()) / 1000)));
    return new MediaError(503, message, { headers: { 'retry-after': seconds } });
  };
  const stopping = () => refusal('the server is stopping');

  const perform = async (cost: { readonly cost: number }, task: () => Promise<void>) => {
    await workers.run(cost, task);
    queue.advance();
    scheduleDeferred();
  };

  const queue = createFairQueue({
    limit,
    share,
    fits: (work) => workers.isFree() && workers.fits(work),
    refuse: (reason) => refusal(REFUSALS[reason]),
    start(work, _client, run) {
      void perform(work, async () => {
        await run();
        busyAt = now();
      });
    },
  });

  const runDeferred = () => {
    timer = undefined;
    const [next] = deferred;
    if (!next || !workers.isIdle()) return;
    const [key, later] = next;
    void perform(later.work, async () => {
      // Ignores a failure: the next request schedules the task again.
      await later.run().catch(() => {});
      deferred.delete(key);
    });
  };

  const scheduleDeferred = () => {
    if (!workers.isIdle()) return;
    if (deferred.size === 0) {
      for (const resolve of idleWaiters.splice(0)) resolve();
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(runDeferred, Math.max(0, busyAt + quiet - now()));
    // In Node the timer must not keep the process alive; elsewhere timers are numbers.
    if (idleWaiters.length === 0) timer.unref?.();
  };

  const idle = async () => {
    if (workers.isIdle() && deferred.size === 0) return;
    timer?.ref?.();
    await new Promise<void>((resolve) => idleWaiters.push(resolve));
  };

  return {
    idle,

    async run(work, task) {
      work.signal?.throwIfAborted();
      if (isStopped) throw stopping();
      return queue.run(work, task);
    },

    later(work, task) {
      if (isStopped || deferred.has(work.key)) return;
      const waiting = [...deferred.values()].map((one) => one.work);
      const own = waiting.filter(({ client }) => client === work.client);
      if (sumOfCosts(waiting) + work.cost > background) return;
      if (sumOfCosts(own) + work.cost > background / 2) return;
      deferred.set(work.key, { work, run: task });
      busyAt = now();
      scheduleDeferred();
    },

    async stop() {
      isStopped = true;
      deferred.clear();
      clearTimeout(timer);
      queue.drop(stopping());
      await idle();
    },
  };
}

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
function createWorkers(concurrency: number, now: () => number) {
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
