import { cookieValues, setCookie } from '#server/lib/cookies.ts';
import { createSigner } from '#server/lib/createSigner.ts';
import type { Keys } from '#server/lib/keys.ts';

const NAME = 'shared';

/** Opening one more link forgets the oldest one. */
const MAX_LINKS = 20;

/** The projects that links open now, by the links' ids. */
export type OpenedBy = (
  links: readonly string[],
) => Promise<readonly { readonly document: string }[]>;

/** Reads and writes the cookie of visitors who came by a share link. */
export interface ShareSession {
  /** Ids of the projects' documents that its links still open. */
  readonly read: (request: Request) => Promise<readonly string[]>;
  /** The `set-cookie` value that adds a link. */
  readonly open: (request: Request, link: string, secure: boolean) => Promise<string>;
}

/**
 * A signed cookie that names the links a visitor has opened. What they open is decided at each
 * request, so a link that has ended or was revoked closes at the next one.
 */
export function createShareSession(keys: Keys, opened: OpenedBy): ShareSession {
  const signer = createSigner(keys, 'shared');
  const linksIn = async (request: Request) => {
    const texts = await Promise.all(cookieValues(request, NAME).map(signer.read));
    // Cast: this server signed it.
    return texts.flatMap((text) => (text === null ? [] : (JSON.parse(text) as string[])));
  };
  return {
    async read(request) {
      const links = await linksIn(request);
      if (links.length === 0) return [];
      return (await opened(links)).map(({ document }) => document);
    },
    async open(request, link, secure) {
      const others = (await linksIn(request)).filter((one) => one !== link);
      const links = [...others, link].slice(-MAX_LINKS);
      return setCookie(NAME, await signer.write(JSON.stringify(links)), { secure });
    },
  };
}
