import { createKnownBrowsers } from './knownBrowsers.ts';
import { digestOf, isSecret } from './secrets.ts';

/** Counts attempts per key, as far as the sign-in needs it. */
export interface AttemptLimiter {
  /** How long a key has to wait before its next attempt, in ms; 0 when it is allowed now. */
  readonly wait: (key: string) => number;
  readonly count: (key: string) => void;
}

/** Limits of attempts: per client address, and of all together; and per browser that has signed in before. */
export interface SignInLimits {
  readonly addresses: AttemptLimiter;
  readonly all: AttemptLimiter;
  readonly browsers: AttemptLimiter;
}

/** The result of an attempt. */
export type SignInResult =
  /** `cookie` is the `set-cookie` value that the browser is known by next time. */
  | { readonly kind: 'opened'; readonly cookie: string }
  | { readonly kind: 'invalid' }
  /** `retryAfter` in whole seconds. */
  | { readonly kind: 'rateLimited'; readonly retryAfter: number };

/** Checks the editor's password at a limited rate; open sessions are not affected. */
export type SignIn = (request: Request, password: string, address: string) => SignInResult;

/** `secret` signs the cookies of known browsers. */
export function createSignIn(password: string, secret: string, limits: SignInLimits): SignIn {
  const { addresses, all, browsers } = limits;
  const expected = digestOf(password);
  const known = createKnownBrowsers(secret, password);
  return (request, given, address) => {
    const browser = known.read(request);
    const counted: readonly (readonly [AttemptLimiter, string])[] =
      browser === null
        ? [
            [addresses, address],
            [all, ''],
          ]
        : [[browsers, browser]];
    const wait = Math.max(...counted.map(([limiter, key]) => limiter.wait(key)));
    if (wait > 0) return { kind: 'rateLimited', retryAfter: Math.ceil(wait / 1000) };
    for (const [limiter, key] of counted) limiter.count(key);
    if (!isSecret(given, expected)) return { kind: 'invalid' };
    return { kind: 'opened', cookie: known.remember(request) };
  };
}
