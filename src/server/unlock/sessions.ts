import type { Grant, Visitor } from '../gateway/Visitor.ts';
import { cookieValues, setCookie } from './cookies.ts';
import { readFlash } from './flash.ts';
import { base64url, fromBase64url, sameDigest, type Keys } from './keys.ts';

const NAME = 'unlocked';

/** Projects one visitor keeps open; the oldest is locked again when one more is opened. */
const MOST_GRANTS = 20;

/** Longest cookie that is looked at. */
const MAX_LENGTH = 4000;

/** Who a request comes from, as far as its cookies prove it. */
export interface Sessions {
  /** Grants of a cookie this server signed; none when it was tampered with. */
  readonly read: (request: Request) => Promise<Visitor>;
  /** The `set-cookie` value that adds grants to a visitor's. */
  readonly grant: (visitor: Visitor, grants: readonly Grant[], secure: boolean) => Promise<string>;
}

/**
 * Sessions in a signed cookie: uid and fingerprint of each open project, then their keyed digest.
 * It lasts as long as the browser session, and its grants as long as the passwords do.
 */
export function createSessions(keys: Keys): Sessions {
  const verified = async (value: string): Promise<Grant[]> => {
    const [payload = '', signature = '', ...rest] = value.split('.');
    const claimed = fromBase64url(signature);
    if (value.length > MAX_LENGTH || rest.length > 0 || !claimed) return [];
    const right = sameDigest(await keys.digest('session', payload), claimed);
    return right ? readGrants(payload) : [];
  };
  return {
    async read(request) {
      const values = await Promise.all(cookieValues(request, NAME).map(verified));
      return { grants: values.flat(), refusal: readFlash(request) };
    },
    async grant({ grants }, more, secure) {
      const others = grants.filter(({ uid }) => more.every((one) => one.uid !== uid));
      const pairs = [...others, ...more]
        .slice(-MOST_GRANTS)
        .map((one) => [one.uid, one.fingerprint]);
      const payload = base64url(new TextEncoder().encode(JSON.stringify(pairs)));
      const signature = base64url(await keys.digest('session', payload));
      return setCookie(NAME, `${payload}.${signature}`, { secure });
    },
  };
}

/** The grants of a payload whose signature was right. */
function readGrants(payload: string): Grant[] {
  const bytes = fromBase64url(payload);
  if (!bytes) return [];
  // Cast: this server wrote and signed it.
  const pairs = JSON.parse(new TextDecoder().decode(bytes)) as [string, string][];
  return pairs.map(([uid, fingerprint]) => ({ uid, fingerprint }));
}
