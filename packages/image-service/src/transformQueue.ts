import { createFairLanes } from './fairLanes.ts';
import { MediaError } from './MediaError.ts';

/** One piece of work as the queue sees it. */
export interface Work {
  /** Names the result: requests for the same key share one run. */
  readonly key: string;
  /** Who asks; each client has its own share of the queue. */
  readonly client: string;
  /** CPU milliseconds it is expected to take. */
  readonly cost: number;
  /** Aborted when the client no longer waits. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs transforms, few at a time, in fair turns between clients. */
export interface TransformQueue {
  /**
   * Runs a task when it is its client's turn. Work that has not started is dropped once nobody
   * waits for it any more. Rejects with MediaError 503 when the queue or the client's share of it is
   * full or the server stops, and with the signal's reason once that is aborted.
   */
  run<T>(work: Work, task: () => Promise<T>): Promise<T>;
  /**
   * Runs a task once nobody has waited for `quiet` milliseconds; one at a time, once per key.
   * Past the bounds it is dropped: the next request asks again. The task reports its own errors.
   */
  later(work: Omit<Work, 'signal'>, task: () => Promise<void>): void;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
  /** Drops everything that waits and refuses what comes; resolves when nothing runs any more. */
  stop(): Promise<void>;
}

export interface TransformQueueOptions {
  /** Transforms at once. */
  readonly concurrency?: number;
  /** CPU milliseconds of work that may wait. */
  readonly limit?: number;
  /** CPU milliseconds of work one client may have waiting. */
  readonly share?: number;
  /** CPU milliseconds of later work that may wait, half of it of one client. */
  readonly background?: number;
  /** Milliseconds without a reader's task before a later one starts. */
  readonly quiet?: number;
  /** Time in ms. */
  readonly now?: () => number;
}

/**
 * Work of more CPU milliseconds than this never takes the last free place, so that small images of
 * other clients do not wait for the end of a large one. The largest image the site asks for of its
 * demo content costs 200.
 */
const SMALL = 500;

/** Weight of the latest run in the measured pace; small work, mostly waiting, weighs less. */
const LATEST = 0.2;

interface Listener {
  readonly client: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Job {
  readonly key: string;
  readonly cost: number;
  readonly task: () => Promise<unknown>;
  readonly listeners: Set<Listener>;
  isRunning: boolean;
}

export function createTransformQueue(options: TransformQueueOptions = {}): TransformQueue {
  const { concurrency = 2, limit = 10_000, share = 5000, background = 60_000 } = options;
  const { quiet = 2000, now = () => performance.now() } = options;
  const lanes = createFairLanes<Job>();
  const jobs = new Map<string, Job>();
  const running = new Set<{ readonly cost: number }>();
  const laters = new Map<string, { readonly work: Omit<Work, 'signal'>; run(): Promise<void> }>();
  const idlers: (() => void)[] = [];
  /** Milliseconds that pass for one of estimated cost, as measured. */
  let pace = 1;
  let isStopped = false;
  /** When a reader's task last ended or a later one came. */
  let busyAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const costOf = (entries: Iterable<{ readonly cost: number }>) =>
    [...entries].reduce((sum, { cost }) => sum + cost, 0);

  const refusal = (message: string) => {
    const wait = ((lanes.total() + costOf(running)) * pace) / concurrency;
    const seconds = String(Math.max(1, Math.ceil(wait / 1000)));
    return new MediaError(503, message, { headers: { 'retry-after': seconds } });
  };
  const stopping = () => refusal('the server is stopping');

  /** Runs and measures one piece of work in a place that is free. */
  const occupy = async (work: { readonly cost: number }, task: () => Promise<void>) => {
    running.add(work);
    const from = now();
    await task();
    const weight = LATEST * Math.min(1, work.cost / SMALL);
    pace += weight * ((now() - from) / work.cost - pace);
    running.delete(work);
    advance();
  };

  const start = (job: Job) => {
    job.isRunning = true;
    void occupy(job, async () => {
      const settle = await job.task().then(
        (result) => (listener: Listener) => listener.resolve(result),
        (error: unknown) => (listener: Listener) => listener.reject(error),
      );
      jobs.delete(job.key);
      busyAt = now();
      for (const listener of job.listeners) settle(listener);
    });
  };

  /** Large work leaves one place to the small. */
  const fits = ({ cost }: Job) =>
    cost <= SMALL ||
    concurrency === 1 ||
    [...running].filter((one) => one.cost > SMALL).length < concurrency - 1;

  const advance = () => {
    while (running.size < concurrency) {
      const job = lanes.take(fits);
      if (!job) break;
      start(job);
    }
    rest();
  };

  const improve = () => {
    timer = undefined;
    const [next] = laters;
    if (!next || running.size > 0) return;
    const [key, { work, run }] = next;
    void occupy(work, async () => {
      // A task that failed has nobody to report to; the next request asks for it again.
      await run().catch(() => {});
      laters.delete(key);
    });
  };

  const rest = () => {
    if (running.size > 0) return;
    if (laters.size === 0) {
      for (const resolve of idlers.splice(0)) resolve();
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(improve, Math.max(0, busyAt + quiet - now()));
    // Only Node's timers can be kept from holding the process; elsewhere they are numbers.
    if (idlers.length === 0) timer.unref?.();
  };

  /** Takes a client's listeners off a job, and drops the job when nobody else waits for it. */
  const withdraw = (job: Job, client: string) => {
    lanes.remove(client, job);
    if (!job.isRunning && job.listeners.size === 0) jobs.delete(job.key);
  };

  const evict = (job: Job, client: string) => {
    for (const listener of job.listeners) {
      if (listener.client !== client) continue;
      job.listeners.delete(listener);
      listener.reject(refusal('other images are waiting to be made'));
    }
    withdraw(job, client);
  };

  /** Makes room for a client's work, at the cost of a client with more waiting; throws where it cannot. */
  const admit = ({ client, cost }: Work, job: Job | undefined) => {
    const own = lanes.costOf(client);
    if (own > 0 && own + cost > share) {
      throw refusal('too many images of this client are waiting to be made');
    }
    // What another client waits for already takes no more room.
    const more = job ? 0 : cost;
    while (lanes.total() > 0 && lanes.total() + more > limit) {
      const heaviest = lanes.heaviest();
      if (!heaviest || lanes.costOf(heaviest.client) <= own + cost) {
        throw refusal('too many images are waiting to be made');
      }
      evict(heaviest.last, heaviest.client);
    }
  };

  const listen = (job: Job, { client, signal }: Work) =>
    new Promise<unknown>((resolve, reject) => {
      const leave = () => {
        job.listeners.delete(listener);
        reject(signal?.reason);
        const stays = [...job.listeners].some((one) => one.client === client);
        if (!stays) withdraw(job, client);
      };
      const finish = <T>(end: (value: T) => void) => {
        return (value: T) => {
          signal?.removeEventListener('abort', leave);
          end(value);
        };
      };
      const listener: Listener = { client, resolve: finish(resolve), reject: finish(reject) };
      job.listeners.add(listener);
      signal?.addEventListener('abort', leave);
    });

  const idle = async () => {
    if (running.size === 0 && laters.size === 0) return;
    timer?.ref?.();
    await new Promise<void>((resolve) => idlers.push(resolve));
  };

  return {
    idle,

    async run<T>(work: Work, task: () => Promise<T>): Promise<T> {
      const { key, client, cost, signal } = work;
      signal?.throwIfAborted();
      if (isStopped) throw stopping();
      const known = jobs.get(key);
      const isLate = known?.isRunning ?? false;
      const isWaiting = [...(known?.listeners ?? [])].some((one) => one.client === client);
      if (!isLate && !isWaiting) admit(work, known);
      // Making room may have dropped the job that was known.
      const job = jobs.get(key) ?? { key, cost, task, listeners: new Set(), isRunning: false };
      jobs.set(key, job);
      const result = listen(job, work);
      if (!job.isRunning) lanes.add(client, job);
      advance();
      // Cast: a key names one result, so all its tasks have this type.
      return (await result) as T;
    },

    later(work, task) {
      if (isStopped || laters.has(work.key)) return;
      const waiting = [...laters.values()].map((one) => one.work);
      const own = waiting.filter(({ client }) => client === work.client);
      if (costOf(waiting) + work.cost > background) return;
      if (costOf(own) + work.cost > background / 2) return;
      laters.set(work.key, { work, run: task });
      busyAt = now();
      rest();
    },

    async stop() {
      isStopped = true;
      laters.clear();
      clearTimeout(timer);
      for (const job of jobs.values()) {
        if (job.isRunning) continue;
        for (const { client } of job.listeners) lanes.remove(client, job);
        for (const { reject } of job.listeners) reject(stopping());
        jobs.delete(job.key);
      }
      await idle();
    },
  };
}
