import { createFairLanes } from './fairLanes.ts';

/** Describes a task to the queue. */
export interface Work {
  /** Identifies the result: requests for the same key share one run. */
  readonly key: string;
  /** Name of the client; each has its own share of the queue. */
  readonly client: string;
  /** Expected CPU milliseconds. */
  readonly cost: number;
  /** Aborted when the client no longer waits. */
  readonly signal?: AbortSignal | undefined;
  /** Whether the client comes before others, in three turns of four. */
  readonly isPreferred?: boolean | undefined;
}

/** Work that waits or runs. */
export type QueuedWork = Pick<Work, 'key' | 'cost'>;

/** Why work is not queued, or no longer: the client's share or the queue is full, or others need its place. */
export type QueueRefusal = 'share' | 'full' | 'evicted';

/** How much runs at once, and what is refused. */
export interface FairQueueOptions {
  /** Cost of the work that may wait. */
  readonly limit: number;
  /** Cost of the work that one client may have waiting; as much as all by default. */
  readonly share?: number;
  /** Whether a client's work may start now; if not, that of another client may. */
  readonly fits: (work: QueuedWork, client: string) => boolean;
  /** Starts work that fits, by calling `run`, which never rejects. */
  readonly start: (work: QueuedWork, client: string, run: () => Promise<void>) => void;
  /** The error that a refused request gets. */
  readonly refuse: (refusal: QueueRefusal) => Error;
}

/** Work in turns of clients. When it is full, the client with the most waiting work loses its last. */
export interface FairQueue {
  /**
   * Resolves with the result of a task once it has been its client's turn; tasks of one key share a run.
   * Work that has not started is dropped once no client waits for it. Rejects with the signal's reason
   * when that is aborted.
   */
  run<T>(work: Work, task: () => Promise<T>): Promise<T>;
  /** Starts what fits: to be called when that may be more than before. */
  advance(): void;
  /** Cost of the waiting work. */
  waiting(): number;
  /** Drops what waits. */
  drop(reason: Error): void;
}

interface Listener {
  readonly client: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Job extends QueuedWork {
  readonly task: () => Promise<unknown>;
  readonly listeners: Set<Listener>;
  isRunning: boolean;
}

/** A queue in which clients take turns: who asks for much waits for his own. Equal work is done once. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { limit, share = limit, fits, refuse } = options;
  const lanes = createFairLanes<Job>();
  const jobs = new Map<string, Job>();

  const start = (job: Job, client: string) => {
    job.isRunning = true;
    options.start(job, client, async () => {
      const settle = await job.task().then(
        (result) => (listener: Listener) => listener.resolve(result),
        (error: unknown) => (listener: Listener) => listener.reject(error),
      );
      jobs.delete(job.key);
      for (const listener of job.listeners) settle(listener);
    });
  };

  const advance = () => {
    for (let next = lanes.take(fits); next; next = lanes.take(fits)) start(next.job, next.client);
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
      listener.reject(refuse('evicted'));
    }
    withdraw(job, client);
  };

  /** Makes room for a client's work by evicting that of a client with more; throws if it cannot. */
  const admit = ({ client, cost }: Work, job: Job | undefined) => {
    const own = lanes.costOf(client);
    if (own > 0 && own + cost > share) throw refuse('share');
    // Work that another client already waits for takes no additional room.
    const more = job ? 0 : cost;
    while (lanes.total() > 0 && lanes.total() + more > limit) {
      const heaviest = lanes.heaviest();
      if (!heaviest || lanes.costOf(heaviest.client) <= own + cost) throw refuse('full');
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

  return {
    advance,
    waiting: lanes.total,

    async run<T>(work: Work, task: () => Promise<T>): Promise<T> {
      const { key, client, cost, signal, isPreferred } = work;
      signal?.throwIfAborted();
      const known = jobs.get(key);
      const isLate = known?.isRunning ?? false;
      const isWaiting = [...(known?.listeners ?? [])].some((one) => one.client === client);
      if (!isLate && !isWaiting) admit(work, known);
      // Making room may have dropped the known job.
      const job = jobs.get(key) ?? { key, cost, task, listeners: new Set(), isRunning: false };
      jobs.set(key, job);
      const result = listen(job, work);
      if (!job.isRunning) lanes.add(client, job, isPreferred);
      advance();
      // Cast: a key names one result, so all its tasks have this type.
      return (await result) as T;
    },

    drop(reason) {
      for (const job of jobs.values()) {
        if (job.isRunning) continue;
        for (const { client } of job.listeners) lanes.remove(client, job);
        for (const { reject } of job.listeners) reject(reason);
        jobs.delete(job.key);
      }
    },
  };
}
