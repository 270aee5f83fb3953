import type { ContentVersion } from '#server/access/proxy/ContentVersion.ts';
import type { ContentProxy } from '#server/access/proxy/createContentProxy.ts';
import { endPreview } from '#server/access/session/createSessions.ts';
import { isAnonymous, type Session } from '#server/access/session/Session.ts';
import type { PageRendering } from '#server/delivery/createPageCache.ts';
import { timePage } from '#server/delivery/serverTiming.ts';
import type { ExternalAccess } from '#server/external/createExternalAccess.ts';
import { CACHE_PRIVATE, CONTENT_STATE, STALE } from '#server/lib/headers.ts';
import { ContentApiError } from '#server/lib/ContentApiError.ts';
import { fetchFrom } from '#server/lib/fetchFrom.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import type { Cards } from '#server/cards/createCards.ts';
import type { CardOf } from './shareHead.ts';

/**
 * Renders a page. `siteFetch` answers its content client and requests to the embedded portfolio
 * service; `preview` is the label of the draft it shows, if it shows one.
 */
export type RenderPage = (
  request: Request,
  siteFetch: typeof fetch,
  preview: string | null,
  /** Names the page's card; null where there is none. */
  cardOf: CardOf | null,
  /** The version of the content that it is rendered from. */
  version: () => Promise<ContentVersion>,
) => Promise<Response>;

/** Renders a page as one session may see it, with the cache headers that this requires. */
export type RenderForSession = (
  request: Request,
  session: Session,
  /** Gets what the page says of itself, in place of the cards of public pages. */
  listen?: CardOf,
) => Promise<PageRendering>;

export function createPageRenderer(
  contentProxy: ContentProxy,
  externalAccess: ExternalAccess,
  renderPage: RenderPage,
  /** The cards of public pages, where there are any. */
  cards: () => Cards | null = () => null,
): RenderForSession {
  return async (request, session, listen) => {
    const { preview } = session;
    const draft = preview && (await contentProxy.draft(preview).catch(ignoreOutage));
    const content = contentProxy.forSession(session);
    const external = externalAccess(session);
    const timer = timePage(fetchFrom((asked) => external.respond(asked) ?? content.respond(asked)));
    // Others see what no card may show.
    const described = isAnonymous(session) ? cards() : null;
    const cardOf: CardOf = async (path, page) => {
      const [ref] = content.refs();
      return (ref !== undefined && (await described?.describe(path, page, ref))) || null;
    };
    const label = draft?.label ?? null;
    const response = await renderPage(
      request,
      timer.fetch,
      label,
      listen ?? (described && cardOf),
      content.version,
    );
    const { headers, status } = response;
    if (content.usedStale()) headers.set(CONTENT_STATE, STALE);
    if (content.usedProtected() || preview) headers.set('x-robots-tag', 'noindex');
    if (preview && draft === null) headers.append('set-cookie', endPreview(isSecure(request)));
    const isPrivate = content.usedProtected() || !isAnonymous(session);
    if (isPrivate) headers.set('cache-control', CACHE_PRIVATE['cache-control']);
    const [ref = null, ...otherRefs] = content.refs();
    const isComplete = status === 200 && !content.usedStale() && !external.hadMissing();
    const isCacheable = !isPrivate && isComplete && otherRefs.length === 0;
    headers.set('server-timing', timer.header(isCacheable ? 'miss' : 'none'));
    return { response, cacheableRef: isCacheable ? ref : null };
  };
}

/** A preview continues while the content source does not answer. */
function ignoreOutage(error: unknown): undefined {
  if (!(error instanceof ContentApiError)) throw error;
}
