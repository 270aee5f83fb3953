import { Hono, type Context } from 'hono';
import { SHARE_PARAMETER, type Refusal } from '#content/protection.ts';
import { createLimiter, type LimiterOptions } from '#server/lib/createLimiter.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import { documentAddress } from '#content/documentAddress.ts';
import { languagesIn } from '#server/sources/metadata.ts';
import type { ContentVersion } from '../proxy/ContentVersion.ts';
import type { Sessions } from '../session/createSessions.ts';
import type { ShareLinks } from '../share/createShareLinks.ts';
import { parameterAddress } from './parameterAddress.ts';
import { refusalAddress } from './refusalAddress.ts';
import { isNavigation, isOpenedByPerson } from './requestSource.ts';

export interface ShareOptions {
  /** Null where links cannot be stored: every link has ended there. */
  readonly links: Pick<ShareLinks, 'find'> | null;
  readonly published: () => Promise<ContentVersion>;
  readonly sessions: Sessions;
  /** The client address that refused links are counted by. */
  readonly addressOf: (context: Context) => string;
  /** Counts an open of a link. */
  readonly onOpen: (link: string) => void;
  readonly now: LimiterOptions['now'];
}

const REFUSED = 'Share links are opened in a window of their own';

/** Twenty refused links at once from one address, then one per ten seconds. */
const PER_ADDRESS = { burst: 20, interval: 10_000, maxKeys: 10_000 };

/** Whatever happens, the token is gone from the address and stored nowhere. */
const HEADERS = {
  ...CACHE_PRIVATE,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * Opens share links: `?share=` in any spelling of a project's or case study's address leads to the address
 * without it. A link that has ended, was revoked, belongs to another project or never existed is
 * answered alike: the password gate says that the link opens nothing.
 */
export function shareRoutes(options: ShareOptions): Hono {
  const { links, published, sessions, addressOf, onOpen, now } = options;
  const refusals = createLimiter({ ...PER_ADDRESS, now });
  const app = new Hono();

  app.get('*', async (context, next) => {
    const { raw, path } = context.req;
    if (!raw.url.includes('?') || path.startsWith('/api/')) return next();
    const found = parameterAddress(new URL(raw.url), SHARE_PARAMETER);
    if (!found) return next();
    const { uid, value, location } = found;
    const go = (to: string, cookie?: string) =>
      context.body(null, 303, {
        ...HEADERS,
        location: to,
        ...(cookie !== undefined && { 'set-cookie': cookie }),
      });
    if (uid === null) return go(location);
    if (!isNavigation(raw)) return context.json({ error: REFUSED }, 403, HEADERS);

    const { policy, metadata } = await published();
    const asked = policy.projectsOf(uid);
    const refuse = (kind: Refusal) => go(refusalAddress(location, kind));
    const address = addressOf(context);
    if (refusals.wait(address) > 0) return refuse('often');
    const link = (await links?.find(value)) ?? null;
    const project = link && policy.projects.find(({ id }) => id === link.document);
    if (!link || !project) {
      refusals.count(address);
      return refuse('ended');
    }
    if (isOpenedByPerson(raw)) onOpen(link.id);
    const cookie = await sessions.openLink(raw, link.id, isSecure(raw));
    // Its project may have another address by now.
    const own = asked.includes(project)
      ? location
      : documentAddress(languagesIn(metadata), project.page);
    return go(refusalAddress(own, 'cookie'), cookie);
  });
  return app;
}
