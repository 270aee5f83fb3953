import type { Refusal } from '#content/protection.ts';
import type { Session } from './Session.ts';
import { cookieValues, setCookie } from '#server/lib/cookies.ts';

const NAME = 'refused';

/** Seconds within which the page a refusal leads to is asked for. */
const MAX_AGE = 30;

const KINDS: readonly string[] = ['wrong', 'often'] satisfies Refusal[];

/** What a redirect after a refused attempt takes along: it decides nothing but an error's words. */
export function refusalCookie(uid: string, kind: Refusal, secure: boolean): string {
  return setCookie(NAME, `${kind}.${encodeURIComponent(uid)}`, { secure, maxAge: MAX_AGE });
}

/** Takes it back once it has been told. */
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
