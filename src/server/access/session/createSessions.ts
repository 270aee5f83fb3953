import type { UnlockedProject, Session } from './Session.ts';
import { cookieValues, setCookie } from '#server/lib/cookies.ts';
import { readRefusalCookie } from './refusalCookie.ts';
import { createPreviewSession, type PreviewSession } from './previewCookie.ts';
import { createSigner } from '#server/lib/createSigner.ts';
import type { Keys } from '#server/lib/keys.ts';

const NAME = 'unlocked';

/** Projects one visitor keeps open; the oldest is locked again when one more is opened. */
const MAX_UNLOCKED = 20;

/** Who a request comes from, as far as its cookies prove it. */
export interface Sessions {
  /** Grants of a cookie this server signed; none when it was tampered with. */
  readonly read: (request: Request) => Promise<Session>;
  /** The `set-cookie` value that adds grants to a visitor's. */
  readonly grant: (
    session: Session,
    unlockedProjects: readonly UnlockedProject[],
    secure: boolean,
  ) => Promise<string>;
  /** The `set-cookie` value that starts a preview. */
  readonly startPreview: PreviewSession['start'];
}

/**
 * Sessions in a signed cookie: uid and fingerprint of each open project, then their keyed digest.
 * It lasts as long as the browser session, and its grants as long as the passwords do.
 */
export function createSessions(keys: Keys, now: () => number): Sessions {
  const signer = createSigner(keys, 'session');
  const previews = createPreviewSession(keys, now);
  const verified = async (value: string): Promise<UnlockedProject[]> => {
    const text = await signer.read(value);
    if (text === null) return [];
    // Cast: this server wrote and signed it.
    const pairs = JSON.parse(text) as [string, string][];
    return pairs.map(([uid, fingerprint]) => ({ uid, fingerprint }));
  };
  return {
    async read(request) {
      const [unlockedProjects, preview] = await Promise.all([
        Promise.all(cookieValues(request, NAME).map(verified)),
        previews.read(request),
      ]);
      return {
        unlockedProjects: unlockedProjects.flat(),
        refusal: readRefusalCookie(request),
        preview,
      };
    },
    async grant({ unlockedProjects }, more, secure) {
      const others = unlockedProjects.filter(({ uid }) => more.every((one) => one.uid !== uid));
      const pairs = [...others, ...more]
        .slice(-MAX_UNLOCKED)
        .map((one) => [one.uid, one.fingerprint]);
      return setCookie(NAME, await signer.write(JSON.stringify(pairs)), { secure });
    },
    startPreview: previews.start,
  };
}
