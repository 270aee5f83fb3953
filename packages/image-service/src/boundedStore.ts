/** Remembers a value by key, for some time at most, and of too many the latest. */
export interface BoundedStore<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

export function createBoundedStore<T>(options: {
  /** Keys remembered at most. */
  readonly max: number;
  /** Milliseconds after which a value is forgotten; never unless given. */
  readonly ttl?: number;
  /** Time in ms. */
  readonly now?: () => number;
}): BoundedStore<T> {
  const { max, ttl = Infinity, now = () => performance.now() } = options;
  /** The oldest first. */
  const entries = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, until: now() + ttl });
      for (const oldest of entries.keys()) {
        if (entries.size <= max) break;
        entries.delete(oldest);
      }
    },
  };
}
