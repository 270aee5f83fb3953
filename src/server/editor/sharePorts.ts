import { AuthoringError, type SharePorts, type ShareLink } from '#prismic-folder/authoring';
import { documentAddress } from '#content/documentAddress.ts';
import { documentPath } from '#content/links.ts';
import { SHARE_PARAMETER } from '#content/protection.ts';
import type { ContentVersion } from '#server/access/proxy/ContentVersion.ts';
import { languagesIn } from '#server/sources/metadata.ts';
import { isLoopback } from '#server/lib/isLoopback.ts';
import type { OwnedShare } from '#server/access/share/createShareLinks.ts';
import type { SiteShares } from '#server/access/share/createSiteShares.ts';
import { stored } from './stored.ts';

const UNREAD = 'The share links cannot be read';
const UNSTORED = 'The share links cannot be stored';

export interface SharePortsOptions {
  readonly shares: SiteShares;
  readonly published: () => Promise<ContentVersion>;
  /** The site's public origin, where the editor runs at another one. */
  readonly publicOrigin: string | null;
}

type Document = Parameters<SharePorts['read']>[0];

/** Manages the share links of this site for its editor. */
export function sharePorts({ shares, published, publicOrigin }: SharePortsOptions): SharePorts {
  const { links, opens, areLasting } = shares;
  const originOf = ({ url }: Request) => publicOrigin ?? new URL(url).origin;

  const pathOf = async ({ id, uid }: Document) => {
    const { policy, metadata } = await published();
    const known = policy.projects.find((project) => project.id === id);
    return known
      ? documentAddress(languagesIn(metadata), known.page)
      : documentPath({ type: 'project', uid });
  };
  const describe = async (link: OwnedShare, base: string): Promise<ShareLink> => {
    const { document: _document, key: _key, token, ...rest } = link;
    const isOpen = link.state === 'open' && token !== null;
    const address = isOpen ? `${base}?${SHARE_PARAMETER}=${token}` : null;
    return { ...rest, address, opens: await opens.read(`link:${link.id}`) };
  };
  const baseOf = async (document: Document, request: Request) =>
    originOf(request) + (await pathOf(document));

  return {
    async read(document, request) {
      checkType(document);
      const base = await baseOf(document, request);
      const own = await stored(UNREAD, () => links.list(document.id));
      const origin = originOf(request);
      const isHere = origin === new URL(request.url).origin;
      return {
        links: await Promise.all(own.map((link) => describe(link, base))),
        password: await opens.read(`password:${document.id}`),
        areLasting,
        reach: isLoopback(origin) ? 'machine' : isHere ? 'everyone' : 'elsewhere',
      };
    },
    async create(document, { client, expiresAt }, request) {
      checkType(document);
      const link = await stored(UNSTORED, () => links.create(document.id, client, expiresAt));
      return describe(link, await baseOf(document, request));
    },
    async revoke(document, id, request) {
      const link = await stored(UNSTORED, () => links.revoke(document.id, id));
      return link && describe(link, await baseOf(document, request));
    },
    async remove(document, id) {
      const isRemoved = await stored(UNSTORED, () => links.remove(document.id, id));
      if (isRemoved) opens.forget(`link:${id}`);
      return isRemoved;
    },
  };
}

function checkType({ type }: Document): void {
  if (type === 'project') return;
  throw new AuthoringError(
    'invalid',
    'Share links open projects, and their case studies with them',
  );
}
