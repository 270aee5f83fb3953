import type { UnlockedProject, Session } from './Session.ts';
import { cookieValues, setCookie } from '#server/lib/cookies.ts';
import { createPreviewSession, type PreviewSession } from './previewCookie.ts';
import { createShareSession, type OpenedBy, type ShareSession } from './shareCookie.ts';
import { createSigner } from '#server/lib/createSigner.ts';
import type { Keys } from '#server/lib/keys.ts';

const NAME = 'unlocked';

/** Unlocking one more project locks the oldest one again. */
const MAX_UNLOCKED = 20;

/** Reads and writes session cookies. */
export interface Sessions {
  /** The session of a request; a cookie without a valid signature counts as none. */
  readonly read: (request: Request) => Promise<Session>;
  /** The `set-cookie` value that adds unlocked projects to a session. */
  readonly unlock: (
    session: Session,
    unlockedProjects: readonly UnlockedProject[],
    secure: boolean,
  ) => Promise<string>;
  /** The `set-cookie` value that adds an opened share link. */
  readonly openLink: ShareSession['open'];
  /** The `set-cookie` value that starts a preview. */
  readonly startPreview: PreviewSession['start'];
}

/**
 * Sessions in a signed cookie: uid and fingerprint of each unlocked project, and their keyed digest.
 * It ends with the browser session; a changed password locks its project again.
 */
export function createSessions(
  keys: Keys,
  now: () => number,
  opened: OpenedBy = async () => [],
): Sessions {
  const signer = createSigner(keys, 'session');
  const previews = createPreviewSession(keys, now);
  const shares = createShareSession(keys, opened);
  const verified = async (value: string): Promise<UnlockedProject[]> => {
    const text = await signer.read(value);
    if (text === null) return [];
    // Cast: this server signed it.
    const pairs = JSON.parse(text) as [string, string][];
    return pairs.map(([uid, fingerprint]) => ({ uid, fingerprint }));
  };
  return {
    async read(request) {
      const [unlockedProjects, sharedProjects, preview] = await Promise.all([
        Promise.all(cookieValues(request, NAME).map(verified)),
        shares.read(request),
        previews.read(request),
      ]);
      return {
        unlockedProjects: unlockedProjects.flat(),
        sharedProjects,
        refusal: null,
        preview,
      };
    },
    async unlock({ unlockedProjects }, more, secure) {
      const others = unlockedProjects.filter(({ uid }) => more.every((one) => one.uid !== uid));
      const pairs = [...others, ...more]
        .slice(-MAX_UNLOCKED)
        .map((one) => [one.uid, one.fingerprint]);
      return setCookie(NAME, await signer.write(JSON.stringify(pairs)), { secure });
    },
    openLink: shares.open,
    startPreview: previews.start,
  };
}
