import { monotonicNow } from './clock.ts';

interface ShareOptions {
  /** A promise that is older than this, in ms, is not shared any more: it may never settle. */
  readonly maxAge?: number;
  /** Time in ms. */
  readonly now?: () => number;
}

/** Shares one promise among all who ask for the same key while it is pending. */
export interface InFlight<Value> {
  (key: string, make: () => Promise<Value>): Promise<Value>;
  /** The promise that is shared now. */
  readonly pending: (key: string) => Promise<Value> | undefined;
}

export function shareInFlight<Value>({
  maxAge = Infinity,
  now = monotonicNow,
}: ShareOptions = {}): InFlight<Value> {
  const entries = new Map<string, { readonly at: number; readonly promise: Promise<Value> }>();
  const share = (key: string, make: () => Promise<Value>) => {
    const known = entries.get(key);
    if (known && now() - known.at < maxAge) return known.promise;
    const entry = { at: now(), promise: make() };
    entries.set(key, entry);
    const settle = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.promise.then(settle, settle);
    return entry.promise;
  };
  return Object.assign(share, { pending: (key: string) => entries.get(key)?.promise });
}
