import type { RenderedPage } from '#server/delivery/createPageCache.ts';
import { timePage } from '#server/delivery/serverTiming.ts';
import { CONTENT_STATE, STALE } from '#server/lib/contentHeaders.ts';
import type { ExternalAccess } from '#server/external/createExternalAccess.ts';
import { fetchFrom } from '#server/lib/fetchFrom.ts';
import type { ContentProxy } from '#server/access/proxy/createContentProxy.ts';
import { CACHE_PRIVATE } from '#server/lib/cacheControl.ts';
import { ContentApiError } from '#server/lib/ContentApiError.ts';
import type { Session } from '#server/access/session/Session.ts';
import { endPreview } from '#server/access/session/previewCookie.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';

/**
 * Draws a page; `siteFetch` answers its content client and for the embedded portfolio service,
 * `preview` names the draft it shows, if it shows one.
 */
export type RenderPage = (
  request: Request,
  siteFetch: typeof fetch,
  preview: string | null,
) => Promise<Response>;

/** A page as one visitor may see it, with the headers that keep it from others. */
export type RenderForSession = (request: Request, session: Session) => Promise<RenderedPage>;

export function createPageRenderer(
  contentProxy: ContentProxy,
  externalFor: ExternalAccess,
  page: RenderPage,
): RenderForSession {
  return async (request, session) => {
    const draft = session.preview && (await contentProxy.draft(session.preview).catch(unavailable));
    const visit = contentProxy.visit(session);
    const external = externalFor(session);
    const timer = timePage(fetchFrom((asked) => external.answer(asked) ?? visit.answer(asked)));
    const response = await page(request, timer.fetch, draft?.label ?? null);
    const { headers, status } = response;
    if (visit.usedStale()) headers.set(CONTENT_STATE, STALE);
    if (visit.usedProtected() || session.preview) headers.set('x-robots-tag', 'noindex');
    if (session.preview && draft === null) {
      headers.append('set-cookie', endPreview(isSecure(request)));
    }
    const { unlockedProjects, refusal, preview } = session;
    const isPrivate =
      visit.usedProtected() || unlockedProjects.length > 0 || refusal !== null || preview !== null;
    if (isPrivate) headers.set('cache-control', CACHE_PRIVATE['cache-control']);
    const [ref = null, ...others] = visit.refs();
    const isWhole = status === 200 && !visit.usedStale() && !external.hadMissing();
    const isKept = !isPrivate && isWhole && others.length === 0;
    headers.set('server-timing', timer.header(isKept ? 'miss' : 'none'));
    return { response, cacheableRef: isKept ? ref : null };
  };
}

/** A source that is away ends no preview. */
function unavailable(error: unknown): undefined {
  if (!(error instanceof ContentApiError)) throw error;
}
