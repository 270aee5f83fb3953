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
