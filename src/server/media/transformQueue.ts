import { MediaError } from './MediaError.ts';

/** Runs transforms, few at a time, readers' before those that only make a better picture. */
export interface TransformQueue {
  /** Runs a task as soon as a place is free. Rejects with MediaError 503 when too many wait. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Runs a task once nobody has waited for `quiet` milliseconds; one at a time, once per key.
   * Past the bound it is dropped: the next request asks again. The task reports its own errors.
   */
  later(key: string, task: () => Promise<void>): void;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
}

export interface TransformQueueOptions {
  /** Transforms at once. */
  readonly concurrency?: number;
  /** Readers' tasks that may wait. */
  readonly waiting?: number;
  /** Later tasks that may wait. */
  readonly background?: number;
  /** Milliseconds without a reader's task before a later one starts. */
  readonly quiet?: number;
}

/** Seconds a refused reader is told to wait; a full queue of 200 is worked off in about 10. */
const RETRY_AFTER = 5;

export function createTransformQueue(options: TransformQueueOptions = {}): TransformQueue {
  const { concurrency = 2, waiting = 200, background = 500, quiet = 2000 } = options;
  const readers: (() => void)[] = [];
  const laters = new Map<string, () => Promise<void>>();
  const idlers: (() => void)[] = [];
  let active = 0;
  /** When a reader last came or was served, on the monotonic clock. */
  let busyAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const improve = async () => {
    timer = undefined;
    const [next] = laters;
    if (!next || active > 0) return;
    const [key, task] = next;
    active += 1;
    try {
      await task();
    } finally {
      laters.delete(key);
      release();
    }
  };

  /** The place goes to the longest waiting reader, or becomes free. */
  const release = () => {
    const next = readers.shift();
    if (next) return next();
    active -= 1;
    rest();
  };

  const rest = () => {
    if (active > 0) return;
    if (laters.size === 0) {
      for (const resolve of idlers.splice(0)) resolve();
      return;
    }
    clearTimeout(timer);
    // A task that failed has nobody to tell and is asked for again by the next request.
    const wait = Math.max(0, busyAt + quiet - performance.now());
    timer = setTimeout(() => void improve().catch(() => {}), wait);
    // Only Node's timers can be told not to hold the process; elsewhere they are numbers.
    if (idlers.length === 0) timer.unref?.();
  };

  return {
    async run(task) {
      if (active >= concurrency) {
        if (readers.length >= waiting) {
          throw new MediaError(503, `more than ${waiting} pictures are waiting to be made`, {
            headers: { 'retry-after': String(RETRY_AFTER) },
          });
        }
        await new Promise<void>((resolve) => readers.push(resolve));
      } else active += 1;
      try {
        return await task();
      } finally {
        busyAt = performance.now();
        release();
      }
    },

    later(key, task) {
      if (laters.has(key) || laters.size >= background) return;
      laters.set(key, task);
      busyAt = performance.now();
      rest();
    },

    async idle() {
      if (active === 0 && laters.size === 0) return;
      timer?.ref?.();
      await new Promise<void>((resolve) => idlers.push(resolve));
    },
  };
}
