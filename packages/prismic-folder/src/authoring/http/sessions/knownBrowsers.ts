import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomToken } from './secrets.ts';
import { cookieIn, EDITOR_PATH, nameAt } from './sessionCookie.ts';

/** In seconds: a year after the browser signed in last. */
const LIFETIME = 365 * 24 * 3600;

/** Id and signature, both 32 bytes as base64url. */
const VALUE = /^([\w-]{43})\.([\w-]{43})$/;

const cookieName = (address: URL) => `${nameAt(address)}_known`;

/**
 * Browsers that have signed in before. They have attempts of their own, so that who guesses the password from many
 * addresses cannot keep the owner out. The cookie opens nothing.
 */
export interface KnownBrowsers {
  /** The id that a request's cookie proves; null if there is none. */
  read(request: Request): string | null;
  /** The `set-cookie` value that makes a request's browser known; one that is keeps its id. */
  remember(request: Request): string;
}

/** With another password, or another secret, no browser is known. */
export function createKnownBrowsers(secret: string, password: string): KnownBrowsers {
  const key = createHmac('sha256', secret).update(`known browsers\0${password}`).digest();
  const signatureOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url');

  const read = (request: Request): string | null => {
    const found = cookieIn(request, cookieName(new URL(request.url))) ?? '';
    const [, id, signature] = VALUE.exec(found) ?? [];
    if (id === undefined || signature === undefined) return null;
    const isOwn = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id)));
    return isOwn ? id : null;
  };
  return {
    read,
    remember(request) {
      const address = new URL(request.url);
      const id = read(request) ?? randomToken();
      const secure = address.protocol === 'https:' ? '; Secure' : '';
      const value = `${id}.${signatureOf(id)}`;
      return `${cookieName(address)}=${value}; Path=${EDITOR_PATH}; Max-Age=${LIFETIME}; HttpOnly; SameSite=Strict${secure}`;
    },
  };
}
