import type { Refusal } from '#content/protection.ts';
import type { Session } from './Session.ts';
import { cookieValues, setCookie } from '#server/lib/cookies.ts';

const NAME = 'refused';

/** In seconds: long enough for the redirect to the page. */
const MAX_AGE = 30;

const KINDS: readonly string[] = ['wrong', 'often', 'ended'] satisfies Refusal[];

/** Carries a refusal through a redirect. It is not signed: it decides nothing but an error message. */
export function refusalCookie(uid: string, kind: Refusal, secure: boolean): string {
  return setCookie(NAME, `${kind}.${encodeURIComponent(uid)}`, { secure, maxAge: MAX_AGE });
}

/** Deletes the cookie once the page shows the message. */
export function clearRefusalCookie(secure: boolean): string {
  return setCookie(NAME, '', { secure, maxAge: 0 });
}

export function readRefusalCookie(request: Request): Session['refusal'] {
  const [value = ''] = cookieValues(request, NAME);
  const [kind = '', encoded = ''] = value.split('.', 2);
  if (!KINDS.includes(kind) || value.length > 300) return null;
  try {
    // Cast: one of KINDS.
    return { kind: kind as Refusal, uid: decodeURIComponent(encoded) };
  } catch {
    return null;
  }
}
