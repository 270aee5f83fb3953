import { createFairLanes } from './fairLanes.ts';
import { MediaError } from './MediaError.ts';
import type { TransformQueue, TransformQueueOptions, Work } from './queueTypes.ts';
import { createWorkers, sumOfCosts } from './workers.ts';

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

/** A queue in memory: see `TransformQueueOptions` for its limits. */
export function createTransformQueue(options: TransformQueueOptions = {}): TransformQueue {
  const { concurrency = 2, limit = 10_000, share = 5000, background = 60_000 } = options;
  const { quiet = 2000, now = () => performance.now() } = options;
  const lanes = createFairLanes<Job>();
  const jobs = new Map<string, Job>();
  const workers = createWorkers(concurrency, now);
  const deferred = new Map<string, { readonly work: Omit<Work, 'signal'>; run(): Promise<void> }>();
  const idleWaiters: (() => void)[] = [];
  let isStopped = false;
  /** When a client's task last ended or deferred work was last added. */
  let busyAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refusal = (message: string) => {
    const seconds = String(Math.max(1, Math.ceil(workers.timeFor(lanes.total()) / 1000)));
    return new MediaError(503, message, { headers: { 'retry-after': seconds } });
  };
  const stopping = () => refusal('the server is stopping');

  const perform = async (cost: { readonly cost: number }, task: () => Promise<void>) => {
    await workers.run(cost, task);
    advance();
  };

  const start = (job: Job) => {
    job.isRunning = true;
    void perform(job, async () => {
      const settle = await job.task().then(
        (result) => (listener: Listener) => listener.resolve(result),
        (error: unknown) => (listener: Listener) => listener.reject(error),
      );
      jobs.delete(job.key);
      busyAt = now();
      for (const listener of job.listeners) settle(listener);
    });
  };

  const advance = () => {
    while (workers.isFree()) {
      const job = lanes.take(workers.fits);
      if (!job) break;
      start(job);
    }
    scheduleDeferred();
  };

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

  /** Removes a job from a client's lane, and drops it if no other client waits for it. */
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

  /** Makes room for a client's work by evicting that of a client with more; throws if it cannot. */
  const admit = ({ client, cost }: Work, job: Job | undefined) => {
    const own = lanes.costOf(client);
    if (own > 0 && own + cost > share) {
      throw refusal('too many images of this client are waiting to be made');
    }
    // Work that another client already waits for takes no additional room.
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
        const isWaiting = [...job.listeners].some((one) => one.client === client);
        if (!isWaiting) withdraw(job, client);
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
    if (workers.isIdle() && deferred.size === 0) return;
    timer?.ref?.();
    await new Promise<void>((resolve) => idleWaiters.push(resolve));
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
      // Making room may have dropped the known job.
      const job = jobs.get(key) ?? { key, cost, task, listeners: new Set(), isRunning: false };
      jobs.set(key, job);
      const result = listen(job, work);
      if (!job.isRunning) lanes.add(client, job);
      advance();
      // Cast: a key names one result, so all its tasks have this type.
      return (await result) as T;
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
