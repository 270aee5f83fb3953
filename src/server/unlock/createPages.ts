import { CONTENT_STATE, STALE } from '../gateway/contentHeaders.ts';
import { fetchFrom } from '../gateway/fetchFrom.ts';
import { PERSONAL, type Gateway } from '../gateway/createGateway.ts';
import { GatewayError } from '../gateway/GatewayError.ts';
import type { Visitor } from '../gateway/Visitor.ts';
import { endPreview } from '../preview/previewSession.ts';
import { isSecure } from './clientAddress.ts';

/**
 * Draws a page; `contentFetch` answers its content client, `preview` names the draft it shows, if it
 * shows one.
 */
export type Page = (
  request: Request,
  contentFetch: typeof fetch,
  preview: string | null,
) => Promise<Response>;

/** A page as one visitor may see it, with the headers that keep it from others. */
export type PageFor = (request: Request, visitor: Visitor) => Promise<Response>;

/** Other sites learn where a visitor comes from, not which page. */
const REFERRER = 'strict-origin-when-cross-origin';

export function createPages(gateway: Gateway, page: Page): PageFor {
  return async (request, visitor) => {
    const draft = visitor.preview && (await gateway.draft(visitor.preview).catch(unavailable));
    const visit = gateway.visit(visitor);
    const drawn = await page(request, fetchFrom(visit.answer), draft?.label ?? null);
    const response = new Response(drawn.body, drawn);
    const { headers } = response;
    headers.set('referrer-policy', REFERRER);
    if (visit.metStale()) headers.set(CONTENT_STATE, STALE);
    if (visit.metSealed() || visitor.preview) headers.set('x-robots-tag', 'noindex');
    if (visitor.preview && draft === null) {
      headers.append('set-cookie', endPreview(isSecure(request)));
    }
    if (visit.metSealed() || visitor.grants.length > 0 || visitor.refusal || visitor.preview) {
      headers.set('cache-control', PERSONAL['cache-control']);
    }
    return response;
  };
}

/** A source that is away ends no preview. */
function unavailable(error: unknown): undefined {
  if (!(error instanceof GatewayError)) throw error;
}
