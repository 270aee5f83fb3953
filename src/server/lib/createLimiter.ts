export interface LimiterOptions {
  /** Attempts that may follow at once. */
  readonly burst: number;
  /** After these, one more each so many ms. */
  readonly every: number;
  /** Keys remembered at most; those that wait least are forgotten first. */
  readonly most: number;
  /** Time in ms. */
  readonly now: () => number;
}

/** Counts attempts by key. A key takes one number, and none once it has waited. */
export interface Limiter {
  /** How long a key has to wait before its next attempt, in ms; 0 when it may. */
  readonly wait: (key: string) => number;
  readonly count: (key: string) => void;
  /** Keys remembered now. */
  readonly size: () => number;
}

/** A leaky bucket for each key, kept as the time at which it will be empty. */
export function createLimiter({ burst, every, most, now }: LimiterOptions): Limiter {
  const emptyAt = new Map<string, number>();

  const forget = (at: number) => {
    for (const [key, empty] of emptyAt) if (empty <= at) emptyAt.delete(key);
    if (emptyAt.size < most) return;
    const soonest = [...emptyAt].sort(([, a], [, b]) => a - b).slice(0, Math.ceil(most / 10));
    for (const [key] of soonest) emptyAt.delete(key);
  };

  return {
    wait(key) {
      const full = (emptyAt.get(key) ?? 0) - now();
      return Math.max(0, full - (burst - 1) * every);
    },
    count(key) {
      const at = now();
      if (!emptyAt.has(key) && emptyAt.size >= most) forget(at);
      emptyAt.set(key, Math.max(emptyAt.get(key) ?? 0, at) + every);
    },
    size: () => emptyAt.size,
  };
}
