import { digestOf, isSecret, randomToken } from './secrets.ts';

/** How long a link works, in ms. */
const LIFETIME = 10 * 60_000;

/** Keys of links that open a session. */
export interface OneTimeKeys {
  /** A new key; an earlier one that was not used no longer works. */
  issue(): string;
  /** Whether a key is valid; it is not a second time. */
  redeem(key: string): boolean;
}

/** `now` is the time in ms, of a clock that does not go back. */
export function createOneTimeKeys(now: () => number): OneTimeKeys {
  let current: { readonly digest: Buffer; readonly until: number } | null = null;
  return {
    issue() {
      const key = randomToken();
      current = { digest: digestOf(key), until: now() + LIFETIME };
      return key;
    },
    redeem(key) {
      if (current === null || current.until <= now() || !isSecret(key, current.digest))
        return false;
      current = null;
      return true;
    },
  };
}
