import { timePage } from '../delivery/serverTiming.ts';
import { CONTENT_STATE, STALE } from '../gateway/contentHeaders.ts';
import type { ExternalVisits } from '../external/createExternalVisits.ts';
import { fetchFrom } from '../gateway/fetchFrom.ts';
import { PERSONAL, type Gateway } from '../gateway/createGateway.ts';
import { GatewayError } from '../gateway/GatewayError.ts';
import type { Visitor } from '../gateway/Visitor.ts';
import { endPreview } from '../preview/previewSession.ts';
import { isSecure } from './clientAddress.ts';

/**
 * Draws a page; `siteFetch` answers its content client and for the embedded portfolio service,
 * `preview` names the draft it shows, if it shows one.
 */
export type Page = (
  request: Request,
  siteFetch: typeof fetch,
  preview: string | null,
) => Promise<Response>;

export interface DrawnPage {
  readonly response: Response;
  /** The ref all of it was drawn from, where everybody may be given the same; else null. */
  readonly keptUnder: string | null;
}

/** A page as one visitor may see it, with the headers that keep it from others. */
export type PageFor = (request: Request, visitor: Visitor) => Promise<DrawnPage>;

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
    if (isPersonal) headers.set('cache-control', PERSONAL['cache-control']);
    const [ref = null, ...others] = visit.refs();
    const isWhole = status === 200 && !visit.metStale() && !external.metMissing();
    const isKept = !isPersonal && isWhole && others.length === 0;
    headers.set('server-timing', timer.header(isKept ? 'miss' : 'none'));
    return { response, keptUnder: isKept ? ref : null };
  };
}

/** A source that is away ends no preview. */
function unavailable(error: unknown): undefined {
  if (!(error instanceof GatewayError)) throw error;
}
