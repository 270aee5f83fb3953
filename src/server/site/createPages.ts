import type { RenderedPage } from '#server/delivery/createPageCache.ts';
import { timePage } from '#server/delivery/serverTiming.ts';
import { CONTENT_STATE, STALE } from '#server/lib/contentHeaders.ts';
import type { ExternalVisits } from '#server/external/createExternalVisits.ts';
import { fetchFrom } from '#server/lib/fetchFrom.ts';
import type { Gateway } from '#server/access/proxy/createContentProxy.ts';
import { CACHE_PRIVATE } from '#server/lib/cacheControl.ts';
import { GatewayError } from '#server/lib/ContentApiError.ts';
import type { Visitor } from '#server/access/session/Session.ts';
import { endPreview } from '#server/access/session/previewCookie.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';

/**
 * Draws a page; `siteFetch` answers its content client and for the embedded portfolio service,
 * `preview` names the draft it shows, if it shows one.
 */
export type Page = (
  request: Request,
  siteFetch: typeof fetch,
  preview: string | null,
) => Promise<Response>;

/** A page as one visitor may see it, with the headers that keep it from others. */
export type PageFor = (request: Request, visitor: Visitor) => Promise<RenderedPage>;

export function createPages(gateway: Gateway, externalFor: ExternalVisits, page: Page): PageFor {
  return async (request, visitor) => {
    const draft = visitor.preview && (await gateway.draft(visitor.preview).catch(unavailable));
    const visit = gateway.visit(visitor);
    const external = externalFor(visitor);
    const timer = timePage(fetchFrom((asked) => external.answer(asked) ?? visit.answer(asked)));
    const response = await page(request, timer.fetch, draft?.label ?? null);
    const { headers, status } = response;
    if (visit.metStale()) headers.set(CONTENT_STATE, STALE);
    if (visit.metSealed() || visitor.preview) headers.set('x-robots-tag', 'noindex');
    if (visitor.preview && draft === null) {
      headers.append('set-cookie', endPreview(isSecure(request)));
    }
    const { grants, refusal, preview } = visitor;
    const isPersonal =
      visit.metSealed() || grants.length > 0 || refusal !== null || preview !== null;
    if (isPersonal) headers.set('cache-control', CACHE_PRIVATE['cache-control']);
    const [ref = null, ...others] = visit.refs();
    const isWhole = status === 200 && !visit.metStale() && !external.metMissing();
    const isKept = !isPersonal && isWhole && others.length === 0;
    headers.set('server-timing', timer.header(isKept ? 'miss' : 'none'));
    return { response, cacheableRef: isKept ? ref : null };
  };
}

/** A source that is away ends no preview. */
function unavailable(error: unknown): undefined {
  if (!(error instanceof GatewayError)) throw error;
}
