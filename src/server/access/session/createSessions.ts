import { cookieValues, setCookie } from '#server/lib/cookies.ts';
import { createSigner } from '#server/lib/createSigner.ts';
import type { Keys, Purpose } from '#server/lib/keys.ts';
import type { Preview, Session, UnlockedProject } from './Session.ts';

/** Unlocking one more project locks the oldest one again. */
const MAX_UNLOCKED = 20;

/** Opening one more link forgets the oldest one. */
const MAX_LINKS = 20;

/** A working day, in ms. */
const MAX_PREVIEW = 8 * 3600_000;

const PREVIEW = 'preview';

/** The projects that links open now, by the links' ids. */
type OpenedBy = (links: readonly string[]) => Promise<readonly { readonly document: string }[]>;

/** Reads and writes session cookies; a cookie without a valid signature counts as none. */
export interface Sessions {
  readonly read: (request: Request) => Promise<Session>;
  /** The `set-cookie` value that adds unlocked projects to a session. */
  readonly unlock: (
    session: Session,
    unlockedProjects: readonly UnlockedProject[],
    secure: boolean,
  ) => Promise<string>;
  /** The `set-cookie` value that adds an opened share link. */
  readonly openLink: (request: Request, link: string, secure: boolean) => Promise<string>;
  /** The `set-cookie` value that starts a preview. */
  readonly startPreview: (preview: Preview, secure: boolean) => Promise<string>;
}

/**
 * Sessions in signed cookies, which end with the browser session. One has uid and fingerprint of each unlocked project:
 * a changed password locks its project again. One names the share links that were opened, and what they open is decided
 * at each request: a link that has ended closes at the next one. One has the preview, for eight hours.
 */
export function createSessions(
  keys: Keys,
  now: () => number,
  opened: OpenedBy = async () => [],
): Sessions {
  const unlocked = signedCookie<readonly (readonly [uid: string, fingerprint: string])[]>(
    keys,
    'session',
    'unlocked',
  );
  const shared = signedCookie<readonly string[]>(keys, 'shared', 'shared');
  const previews = signedCookie<{ readonly preview: Preview; readonly until: number }>(
    keys,
    'preview',
    PREVIEW,
  );
  const linksIn = async (request: Request) => (await shared.read(request)).flat();
  return {
    async read(request) {
      const [pairs, links, [started]] = await Promise.all([
        unlocked.read(request),
        linksIn(request),
        previews.read(request),
      ]);
      const projects = links.length === 0 ? [] : await opened(links);
      return {
        unlockedProjects: pairs.flat().map(([uid, fingerprint]) => ({ uid, fingerprint })),
        sharedProjects: projects.map(({ document }) => document),
        refusal: null,
        preview: started && started.until > now() ? started.preview : null,
      };
    },
    async unlock({ unlockedProjects }, more, secure) {
      const others = unlockedProjects.filter(({ uid }) => more.every((one) => one.uid !== uid));
      const kept = [...others, ...more].slice(-MAX_UNLOCKED);
      return unlocked.write(
        kept.map(({ uid, fingerprint }) => [uid, fingerprint] as const),
        secure,
      );
    },
    async openLink(request, link, secure) {
      const others = (await linksIn(request)).filter((one) => one !== link);
      return shared.write([...others, link].slice(-MAX_LINKS), secure);
    },
    startPreview: (preview, secure) =>
      previews.write({ preview, until: now() + MAX_PREVIEW }, secure),
  };
}

/** The `set-cookie` value that ends a preview. */
export const endPreview = (secure: boolean): string =>
  setCookie(PREVIEW, '', { secure, maxAge: 0 });

/** Values that a browser stores, and cannot change. */
function signedCookie<Value>(keys: Keys, purpose: Purpose, name: string) {
  const signer = createSigner(keys, purpose);
  return {
    async read(request: Request): Promise<Value[]> {
      const texts = await Promise.all(cookieValues(request, name).map(signer.read));
      // Cast: this server signed it.
      return texts.flatMap((text) => (text === null ? [] : [JSON.parse(text) as Value]));
    },
    write: async (value: Value, secure: boolean): Promise<string> =>
      setCookie(name, await signer.write(JSON.stringify(value)), { secure }),
  };
}
