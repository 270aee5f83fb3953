import { CONTENT_STATE, STALE } from '../gateway/contentHeaders.ts';
import { fetchFrom } from '../gateway/fetchFrom.ts';
import { PERSONAL, type Gateway } from '../gateway/createGateway.ts';
import type { Visitor } from '../gateway/Visitor.ts';

/** Draws a page; `contentFetch` answers its content client. */
export type Page = (request: Request, contentFetch: typeof fetch) => Promise<Response>;

/** A page as one visitor may see it, with the headers that keep it from others. */
export type PageFor = (request: Request, visitor: Visitor) => Promise<Response>;

/** Other sites learn where a visitor comes from, not which page. */
const REFERRER = 'strict-origin-when-cross-origin';

export function createPages(gateway: Gateway, page: Page): PageFor {
  return async (request, visitor) => {
    const visit = gateway.visit(visitor);
    const drawn = await page(request, fetchFrom(visit.answer));
    const response = new Response(drawn.body, drawn);
    response.headers.set('referrer-policy', REFERRER);
    if (visit.metStale()) response.headers.set(CONTENT_STATE, STALE);
    if (visit.metSealed()) response.headers.set('x-robots-tag', 'noindex');
    if (visit.metSealed() || visitor.grants.length > 0 || visitor.refusal) {
      response.headers.set('cache-control', PERSONAL['cache-control']);
    }
    return response;
  };
}
