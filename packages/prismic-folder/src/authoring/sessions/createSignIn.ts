import { createHmac, timingSafeEqual } from 'node:crypto';
import { digestOf, isSecret, randomToken } from './secrets.ts';
import { cookieIn, EDITOR_PATH, nameAt } from './sessionCookie.ts';

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
type SignIn = (request: Request, password: string, address: string) => SignInResult;

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

/** In seconds: a year after the browser signed in last. */
const KNOWN_LIFETIME = 365 * 24 * 3600;

/** Id and signature, both 32 bytes as base64url. */
const KNOWN_VALUE = /^([\w-]{43})\.([\w-]{43})$/;

const knownCookie = (address: URL) => `${nameAt(address)}_known`;

/**
 * Browsers that have signed in before. They have attempts of their own, so that who guesses the password from many
 * addresses cannot keep the owner out. The cookie opens nothing. With another password, or another secret, no
 * browser is known.
 */
function createKnownBrowsers(secret: string, password: string) {
  const key = createHmac('sha256', secret).update(`known browsers\0${password}`).digest();
  const signatureOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url');

  /** The id that a request's cookie proves; null if there is none. */
  const read = (request: Request): string | null => {
    const found = cookieIn(request, knownCookie(new URL(request.url))) ?? '';
    const [, id, signature] = KNOWN_VALUE.exec(found) ?? [];
    if (id === undefined || signature === undefined) return null;
    const isOwn = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id)));
    return isOwn ? id : null;
  };
  return {
    read,
    /** The `set-cookie` value that makes a request's browser known; one that is keeps its id. */
    remember(request: Request): string {
      const address = new URL(request.url);
      const id = read(request) ?? randomToken();
      const secure = address.protocol === 'https:' ? '; Secure' : '';
      const value = `${id}.${signatureOf(id)}`;
      return `${knownCookie(address)}=${value}; Path=${EDITOR_PATH}; Max-Age=${KNOWN_LIFETIME}; HttpOnly; SameSite=Strict${secure}`;
    },
  };
}

/** How long a link works, in ms. */
const KEY_LIFETIME = 10 * 60_000;

/** Keys of links that open a session. */
export function createOneTimeKeys() {
  let current: { readonly digest: Buffer; readonly until: number } | null = null;
  return {
    /** A new key; an earlier one that was not used no longer works. */
    issue(): string {
      const key = randomToken();
      current = { digest: digestOf(key), until: Date.now() + KEY_LIFETIME };
      return key;
    },
    /** Whether a key is valid; it is not a second time. */
    redeem(key: string): boolean {
      if (current === null || current.until <= Date.now() || !isSecret(key, current.digest))
        return false;
      current = null;
      return true;
    },
  };
}
