import type { ContentSource } from '#content/contentSource.ts';
import type { Models } from '#prismic-folder/models';
import { countsOf, documentHref, envelope } from './answer/envelope.ts';
import { hasLanguage, siteMetadata } from './answer/metadata.ts';
import { showDocument } from './answer/showDocument.ts';
import { CONTENT_STATE, STALE } from './contentHeaders.ts';
import { createDrafts, type Drafts } from './createDrafts.ts';
import { createPublished } from './createPublished.ts';
import type { Edition } from './Edition.ts';
import {
  GatewayError,
  malformed,
  otherRef,
  RefGoneError,
  refusalResponse,
  sourceFailed,
} from './GatewayError.ts';
import { createPolicies, stricter } from './policy/createPolicies.ts';
import type { Policy } from './policy/Policy.ts';
import { askSource } from './policy/readDocuments.ts';
import type { PolicySource } from './policy/readPolicy.ts';
import { createPublicAnswers, publicResponse } from './publicAnswers.ts';
import { parseSearch, refIn } from './query/parseSearch.ts';
import { matchesNothing, searchParameters, type SearchQuery } from './query/SearchQuery.ts';
import { asDocument, isRecord } from './rawDocument.ts';
import { shapeDocument } from './shape/shapeDocument.ts';
import { isAnyone, type Visitor } from './Visitor.ts';
import { steadyNow } from '../steadyNow.ts';

export interface GatewayOptions extends PolicySource {
  /** The models documents are brought into shape by. */
  readonly models: () => Promise<Models>;
  /** How long the source's metadata is kept, in ms: 5 s (specification, section 9) unless told. */
  readonly metadataMs?: number | undefined;
  /** How long a slow source is waited for where older content is at hand, in ms; to the end unless told. */
  readonly patienceMs?: number | undefined;
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
  /** Whether something was answered that could not be asked for anew. */
  readonly metStale: () => boolean;
  /** The refs that were answered under. */
  readonly refs: () => ReadonlySet<string>;
}

/** What stands between the content source and everybody else. */
export interface Gateway {
  readonly visit: (visitor: Visitor) => Visit;
  /** Who may see what of the content a visitor reads. Throws `GatewayError` when the source is silent. */
  readonly policy: (visitor: Pick<Visitor, 'preview'>) => Promise<Policy>;
  /** What a preview shows; null when it is over. */
  readonly draft: Drafts;
  /** What is published. Throws `GatewayError` when the source never answered. */
  readonly edition: () => Promise<Edition>;
  /** Asks the source at once what is published. Throws `GatewayError` when it never answered. */
  readonly refresh: () => Promise<Edition>;
}

const PATHS = ['/api/v2', '/api/v2/documents/search', '/api/v2/tags'] as const;
type Path = (typeof PATHS)[number];

const OPEN = { 'access-control-allow-origin': '*' };
/** A visitor who begins to preview is not to meet what was kept before. */
const MOMENT = { ...OPEN, 'cache-control': 'public, max-age=5', vary: 'cookie' };
/** A ref's answers never change; what they are allowed to say may, with another version of this. */
const LASTING = { ...OPEN, 'cache-control': 'public, max-age=300' };
export const PERSONAL = { 'cache-control': 'private, no-store' };

/**
 * Answers the site's own queries to the Content API and refuses every other; a sealed document is
 * answered as its card until the visitor has opened it, and no password leaves. Every failure is a
 * JSON response.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { source, metadataMs = 5000, patienceMs, now = steadyNow, log } = options;
  const policies = createPolicies(options);
  const published = createPublished({
    source,
    policies,
    keptFor: metadataMs,
    patience: patienceMs,
    now,
  });

  const kept = createPublicAnswers();
  const drafts = createDrafts({ ...options, published, now });

  /** What a visitor reads: what is published, also once their preview is over. */
  async function editionOf({ preview }: Pick<Visitor, 'preview'>): Promise<Edition> {
    return (preview && (await drafts(preview))) ?? published();
  }

  /** The edition a ref names; throws unless it is the visitor's. */
  async function named(ref: string, visitor: Visitor): Promise<Edition> {
    let edition = await editionOf(visitor);
    if (edition.shown !== ref && edition.label === null) edition = await published.again();
    if (edition.shown !== ref) throw otherRef(ref, edition.shown);
    return edition;
  }

  /** What a visitor reads once the source has said that an edition is over. */
  async function anew({ label }: Edition, visitor: Visitor): Promise<Edition> {
    if (label === null) return published.anew();
    drafts.forget();
    return editionOf(visitor);
  }

  /** The source's answer, and who may see what of it. */
  async function ask(query: SearchQuery, edition: Edition, visitor: Visitor, base: string) {
    const { ref, shown, policy } = edition;
    if (matchesNothing(query)) return { body: { results: [] }, policy, isStale: false };
    const parameters = searchParameters({ ...query, ref });
    try {
      const { body, from } = await askSource(source, `${base}/documents/search?${parameters}`);
      if (from === null) return { body, policy, isStale: false };
      const older = await policies.known(from);
      if (!older) throw sourceFailed('The content source answers under a ref too old to be shown');
      return { body, policy: stricter(policy, older), isStale: true };
    } catch (error) {
      if (!(error instanceof RefGoneError)) throw error;
      const newer = await anew(edition, visitor);
      throw newer.shown === shown ? error : otherRef(shown, newer.shown);
    }
  }

  async function search(url: URL, visitor: Visitor, met: Met): Promise<Response> {
    const base = `${url.origin}/api/v2`;
    const edition = await named(refIn(url.searchParams), visitor);
    met.refs.add(edition.shown);
    // Whoever is somebody is answered anew; everybody else gets the same under one ref.
    const isPublic = isAnyone(visitor) && edition.label === null;
    const known = isPublic ? kept.get(url.href) : undefined;
    if (known && known.ref === edition.shown) {
      if (known.sealed) met.sealed = true;
      return publicResponse(known);
    }
    const query = parseSearch(url.searchParams);
    const { lang } = query;
    if (lang !== undefined && !hasLanguage(edition.metadata, lang)) {
      throw malformed(`lang names no language of this site: ${lang}`);
    }
    const { body, policy, isStale } = await ask(query, edition, visitor, base);
    const results = isRecord(body) ? body['results'] : null;
    if (!Array.isArray(results)) {
      throw sourceFailed('The content source gave no results');
    }
    const documents = results.map(asDocument).filter((document) => document !== null);
    const hasSealed = documents.some(({ id }) => policy.documents.has(id));
    if (hasSealed && query.single) met.sealed = true;
    if (isStale) met.stale = true;
    const models = await options.models();
    const shown = documents.map((document) => {
      const href = documentHref(base, query.ref, document.id);
      return showDocument(shapeDocument(document, models), policy, visitor, href);
    });
    const given = {
      ref: edition.shown,
      text: JSON.stringify(envelope(base, query, countsOf(body), shown)),
      headers: hasSealed || edition.label !== null ? PERSONAL : isStale ? MOMENT : LASTING,
      sealed: hasSealed && query.single,
    };
    if (isPublic && !isStale) kept.set(url.href, given);
    return publicResponse(given);
  }

  async function respond(path: Path, url: URL, visitor: Visitor, met: Met) {
    if (path === '/api/v2/documents/search') return search(url, visitor, met);
    const { metadata, shown, label, policy, isStale } = await editionOf(visitor);
    met.refs.add(shown);
    if (isStale) met.stale = true;
    const { tags } = policy;
    const base = `${url.origin}${path}`;
    const body = path === '/api/v2' ? siteMetadata(metadata, shown, base, tags) : tags;
    return Response.json(body, { headers: label === null ? MOMENT : PERSONAL });
  }

  async function answer(request: Request, visitor: Visitor, met: Met): Promise<Response> {
    const url = new URL(request.url);
    const response = await Promise.resolve()
      .then(() => respond(passing(request, url), url, visitor, met))
      .catch((error: unknown) => {
        if (!(error instanceof GatewayError)) throw error;
        if (error.status === 502) log?.(error.message, error.cause);
        return refusalResponse(error);
      });
    if (met.stale) response.headers.set(CONTENT_STATE, STALE);
    if (request.method !== 'HEAD') return response;
    return new Response(null, { status: response.status, headers: response.headers });
  }

  return {
    policy: async (visitor) => (await editionOf(visitor)).policy,
    draft: drafts,
    edition: published,
    refresh: published.anew,
    visit(visitor) {
      const met: Met = { sealed: false, stale: false, refs: new Set() };
      return {
        metSealed: () => met.sealed,
        metStale: () => met.stale,
        refs: () => met.refs,
        answer: (request) => answer(request, visitor, met),
      };
    },
  };
}

/** What a visit has come upon so far. */
interface Met {
  sealed: boolean;
  stale: boolean;
  readonly refs: Set<string>;
}

/** The path of a request that only reads, on a path the site reads. */
function passing({ method }: Request, { pathname }: URL): Path {
  const path = PATHS.find((known) => known === pathname);
  if (!path) throw new GatewayError(404, 'api_notfound_error', `Nothing is served at ${pathname}`);
  if (method === 'GET' || method === 'HEAD') return path;
  const message = `${method} is not allowed: content is only read here`;
  throw new GatewayError(405, 'method_not_allowed_error', message, { allow: 'GET, HEAD' });
}
