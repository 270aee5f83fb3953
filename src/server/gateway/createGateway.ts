import type { ContentSource } from '#content/contentSource.ts';
import { countsOf, documentHref, envelope } from './answer/envelope.ts';
import { hasLanguage, siteMetadata, type SourceMetadata } from './answer/metadata.ts';
import { showDocument } from './answer/showDocument.ts';
import { createMaster } from './createMaster.ts';
import {
  GatewayError,
  malformed,
  otherRef,
  refusalResponse,
  sourceFailed,
} from './GatewayError.ts';
import { createPolicies } from './policy/createPolicies.ts';
import type { Policy } from './policy/Policy.ts';
import { askSource } from './policy/readDocuments.ts';
import type { PolicySource } from './policy/readPolicy.ts';
import { parseSearch, refIn } from './query/parseSearch.ts';
import { matchesNothing, searchParameters } from './query/SearchQuery.ts';
import { asDocument, isRecord } from './rawDocument.ts';
import type { Visitor } from './Visitor.ts';

export interface GatewayOptions extends PolicySource {
  /** How long the source's metadata is kept, in ms: 5 s (specification, section 9) unless told. */
  readonly metadataMs?: number | undefined;
  /** Time in ms. */
  readonly now?: (() => number) | undefined;
  /** Where a content source that does not answer is told. */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
}

/** One visitor's way to content. */
export interface Visit {
  readonly answer: ContentSource;
  /** Whether a sealed document was looked up by name, opened or not. */
  readonly metSealed: () => boolean;
}

/** What stands between the content source and everybody else. */
export interface Gateway {
  readonly visit: (visitor: Visitor) => Visit;
  /** Who may see what of the published content. Throws `GatewayError` when the source is silent. */
  readonly policy: () => Promise<Policy>;
}

const PATHS = ['/api/v2', '/api/v2/documents/search', '/api/v2/tags'] as const;
type Path = (typeof PATHS)[number];

const OPEN = { 'access-control-allow-origin': '*' };
const MOMENT = { ...OPEN, 'cache-control': 'public, max-age=5' };
/** A ref's answers never change; what they are allowed to say may, with another version of this. */
const LASTING = { ...OPEN, 'cache-control': 'public, max-age=300' };
export const PERSONAL = { 'cache-control': 'private, no-store' };

/**
 * Answers the site's own queries to the Content API and refuses every other; a sealed document is
 * answered as its card until the visitor has opened it, and no password leaves. Every failure is a
 * JSON response.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { source, metadataMs = 5000, now = Date.now, log } = options;
  const master = createMaster({ source, keptFor: metadataMs, now });
  const policies = createPolicies(options);
  const policy = async () => policies((await master()).master);

  /** What is published under a ref; throws unless it is master's. */
  async function published(ref: string): Promise<SourceMetadata> {
    let metadata = await master();
    if (metadata.master !== ref) metadata = await master.again();
    if (metadata.master !== ref) throw otherRef(ref, metadata.master);
    return metadata;
  }

  async function search(url: URL, visitor: Visitor, meet: () => void): Promise<Response> {
    const base = `${url.origin}/api/v2`;
    const metadata = await published(refIn(url.searchParams));
    const query = parseSearch(url.searchParams);
    const { ref, lang } = query;
    if (lang !== undefined && !hasLanguage(metadata, lang)) {
      throw malformed(`lang names no language of this site: ${lang}`);
    }
    const policy = await policies(ref);
    const answer = matchesNothing(query)
      ? { results: [] }
      : await askSource(source, `${base}/documents/search?${searchParameters(query)}`);
    const results = isRecord(answer) ? answer['results'] : null;
    if (!Array.isArray(results)) {
      throw sourceFailed('The content source gave no results');
    }
    const documents = results.map(asDocument).filter((document) => document !== null);
    const hasSealed = documents.some(({ id }) => policy.documents.has(id));
    if (hasSealed && query.single) meet();
    const shown = documents.map((document) =>
      showDocument(document, policy, visitor, documentHref(base, ref, document.id)),
    );
    return Response.json(envelope(base, query, countsOf(answer), shown), {
      headers: hasSealed ? PERSONAL : LASTING,
    });
  }

  async function respond(path: Path, url: URL, visitor: Visitor, meet: () => void) {
    if (path === '/api/v2/documents/search') return search(url, visitor, meet);
    const metadata = await master();
    const { tags } = await policies(metadata.master);
    const body = path === '/api/v2' ? siteMetadata(metadata, `${url.origin}${path}`, tags) : tags;
    return Response.json(body, { headers: MOMENT });
  }

  return {
    policy,
    visit(visitor) {
      let met = false;
      const meet = () => {
        met = true;
      };
      return {
        metSealed: () => met,
        async answer(request) {
          const url = new URL(request.url);
          const response = await Promise.resolve()
            .then(() => respond(passing(request, url), url, visitor, meet))
            .catch((error: unknown) => {
              if (!(error instanceof GatewayError)) throw error;
              if (error.status === 502) log?.(error.message, error.cause);
              return refusalResponse(error);
            });
          if (request.method !== 'HEAD') return response;
          return new Response(null, { status: response.status, headers: response.headers });
        },
      };
    },
  };
}

/** The path of a request that only reads, on a path the site reads. */
function passing({ method }: Request, { pathname }: URL): Path {
  const path = PATHS.find((known) => known === pathname);
  if (!path) throw new GatewayError(404, 'api_notfound_error', `Nothing is served at ${pathname}`);
  if (method === 'GET' || method === 'HEAD') return path;
  const message = `${method} is not allowed: content is only read here`;
  throw new GatewayError(405, 'method_not_allowed_error', message, { allow: 'GET, HEAD' });
}
