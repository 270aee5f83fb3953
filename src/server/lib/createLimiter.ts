import { monotonicNow } from './clock.ts';

export interface LimiterOptions {
  /** Attempts allowed at once. */
  readonly burst: number;
  /** After the burst, one more attempt per this interval, in ms. */
  readonly interval: number;
  /** Maximum number of keys; those with the shortest wait are evicted first. */
  readonly maxKeys: number;
  /** Time in ms; monotonic by default, so that a clock that is set back keeps nobody out. */
  readonly now?: (() => number) | undefined;
}

/** Counts attempts per key. A key takes one number, and none after its wait is over. */
export interface Limiter {
  /** How long a key has to wait before its next attempt, in ms; 0 when it is allowed now. */
  readonly wait: (key: string) => number;
  readonly count: (key: string) => void;
  /** Current number of keys. */
  readonly size: () => number;
}

/** A leaky bucket per key, stored as the time at which it will be empty. */
export function createLimiter(options: LimiterOptions): Limiter {
  const { burst, interval, maxKeys, now = monotonicNow } = options;
  const emptyAt = new Map<string, number>();

  const evict = (at: number) => {
    for (const [key, empty] of emptyAt) if (empty <= at) emptyAt.delete(key);
    if (emptyAt.size < maxKeys) return;
    const soonest = [...emptyAt].sort(([, a], [, b]) => a - b).slice(0, Math.ceil(maxKeys / 10));
    for (const [key] of soonest) emptyAt.delete(key);
  };

  return {
    wait(key) {
      const full = (emptyAt.get(key) ?? 0) - now();
      return Math.max(0, full - (burst - 1) * interval);
    },
    count(key) {
      const at = now();
      if (!emptyAt.has(key) && emptyAt.size >= maxKeys) evict(at);
      emptyAt.set(key, Math.max(emptyAt.get(key) ?? 0, at) + interval);
    },
    size: () => emptyAt.size,
  };
}
