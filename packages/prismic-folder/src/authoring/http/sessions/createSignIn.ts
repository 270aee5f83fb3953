import { digestOf, isSecret } from './secrets.ts';

/** Counts attempts per key, as far as the sign-in needs it. */
export interface AttemptLimiter {
  /** How long a key has to wait before its next attempt, in ms; 0 when it is allowed now. */
  readonly wait: (key: string) => number;
  readonly count: (key: string) => void;
}

/** Limits of attempts: per client address, and of all together. */
export interface SignInLimits {
  readonly addresses: AttemptLimiter;
  readonly all: AttemptLimiter;
}

/** The result of an attempt. */
export type SignInResult =
  | { readonly kind: 'opened' }
  | { readonly kind: 'invalid' }
  /** `retryAfter` in whole seconds. */
  | { readonly kind: 'rateLimited'; readonly retryAfter: number };

/** Checks the editor's password at a limited rate; open sessions are not affected. */
export type SignIn = (password: string, address: string) => SignInResult;

export function createSignIn(password: string, { addresses, all }: SignInLimits): SignIn {
  const expected = digestOf(password);
  return (given, address) => {
    const wait = Math.max(addresses.wait(address), all.wait(''));
    if (wait > 0) return { kind: 'rateLimited', retryAfter: Math.ceil(wait / 1000) };
    addresses.count(address);
    all.count('');
    return { kind: isSecret(given, expected) ? 'opened' : 'invalid' };
  };
}
