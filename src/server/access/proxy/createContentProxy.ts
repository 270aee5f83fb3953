import type { ContentSource } from '#content/contentSource.ts';
import type { Models } from '#prismic-folder';
import { CACHE_PRIVATE } from '#server/lib/cacheControl.ts';
import { countsOf, documentHref, envelope } from '../response/envelope.ts';
import { hasLanguage } from '#server/sources/metadata.ts';
import { siteMetadata } from '../response/siteMetadata.ts';
import { visibleDocument } from '../response/visibleDocument.ts';
import { CONTENT_STATE, STALE } from '#server/lib/contentHeaders.ts';
import { createDrafts, type Drafts } from './createDrafts.ts';
import { createPublished } from './createPublished.ts';
import type { ContentVersion } from './ContentVersion.ts';
import {
  ContentApiError,
  invalidParameter,
  unknownRef,
  RefGoneError,
  refusalResponse,
  sourceFailed,
} from '#server/lib/ContentApiError.ts';
import { createPolicies, stricter } from '../policy/createPolicies.ts';
import type { PolicyOf } from '../policy/Policy.ts';
import { askSource } from '#server/sources/askSource.ts';
import type { PolicySource } from '../policy/readPolicy.ts';
import { createPublicResponses, publicResponse } from './publicResponses.ts';
import { parseSearch, refIn } from '../query/parseSearch.ts';
import { matchesNothing, searchParameters, type SearchQuery } from '../query/SearchQuery.ts';
import { isRecord } from '#server/lib/json.ts';
import { asDocument } from '#server/sources/RawDocument.ts';
import { sanitizeDocument } from '../sanitize/sanitizeDocument.ts';
import { isAnonymous, type Session } from '../session/Session.ts';
import { monotonicNow } from '#server/lib/clock.ts';

export interface ContentProxyOptions extends PolicySource {
  /** The models documents are brought into shape by. */
  readonly models: () => Promise<Models>;
  /** How long the source's metadata is kept, in ms: 5 s (specification, section 9) unless told. */
  readonly metadataMs?: number | undefined;
  /** How long a slow source is waited for where older content is at hand, in ms; to the end unless told. */
  readonly staleTimeoutMs?: number | undefined;
  /** Time in ms. */
  readonly now?: (() => number) | undefined;
  /** Where a content source that does not answer is told. */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
}

/** One visitor's way to content. */
export interface SessionContent {
  readonly answer: ContentSource;
  /** Whether a sealed document was looked up by name, opened or not. */
  readonly usedProtected: () => boolean;
  /** Whether something was answered that could not be asked for anew. */
  readonly usedStale: () => boolean;
  /** The refs that were answered under. */
  readonly refs: () => ReadonlySet<string>;
}

/** What stands between the content source and everybody else. */
export interface ContentProxy {
  readonly visit: (session: Session) => SessionContent;
  /** Who may see what of the content a visitor reads. Throws `GatewayError` when the source is silent. */
  readonly policy: PolicyOf;
  /** What a preview shows; null when it is over. */
  readonly draft: Drafts;
  /** What is published. Throws `GatewayError` when the source never answered. */
  readonly edition: () => Promise<ContentVersion>;
  /** Asks the source at once what is published. Throws `GatewayError` when it never answered. */
  readonly refresh: () => Promise<ContentVersion>;
}

const PATHS = ['/api/v2', '/api/v2/documents/search', '/api/v2/tags'] as const;
type Path = (typeof PATHS)[number];

const OPEN = { 'access-control-allow-origin': '*' };
/** A visitor who begins to preview is not to meet what was kept before. */
const MOMENT = { ...OPEN, 'cache-control': 'public, max-age=5', vary: 'cookie' };
/** A ref's answers never change; what they are allowed to say may, with another version of this. */
const LASTING = { ...OPEN, 'cache-control': 'public, max-age=300' };

/**
 * Answers the site's own queries to the Content API and refuses every other; a sealed document is
 * answered as its card until the visitor has opened it, and no password leaves. Every failure is a
 * JSON response.
 */
export function createContentProxy(options: ContentProxyOptions): ContentProxy {
  const { source, metadataMs = 5000, staleTimeoutMs, now = monotonicNow, log } = options;
  const policies = createPolicies(options);
  const published = createPublished({
    source,
    policies,
    maxAge: metadataMs,
    patience: staleTimeoutMs,
    now,
  });

  const kept = createPublicResponses();
  const drafts = createDrafts({ ...options, published, now });

  /** What a visitor reads: what is published, also once their preview is over. */
  async function versionOf({ preview }: Pick<Session, 'preview'>): Promise<ContentVersion> {
    return (preview && (await drafts(preview))) ?? published();
  }

  /** The edition a ref names; throws unless it is the visitor's. */
  async function named(ref: string, session: Session): Promise<ContentVersion> {
    let edition = await versionOf(session);
    if (edition.shown !== ref && edition.label === null) edition = await published.again();
    if (edition.shown !== ref) throw unknownRef(ref, edition.shown);
    return edition;
  }

  /** What a visitor reads once the source has said that an edition is over. */
  async function anew({ label }: ContentVersion, session: Session): Promise<ContentVersion> {
    if (label === null) return published.anew();
    drafts.forget();
    return versionOf(session);
  }

  /** The source's answer, and who may see what of it. */
  async function ask(query: SearchQuery, edition: ContentVersion, session: Session, base: string) {
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
      const newer = await anew(edition, session);
      throw newer.shown === shown ? error : unknownRef(shown, newer.shown);
    }
  }

  async function search(url: URL, session: Session, trace: AccessTrace): Promise<Response> {
    const base = `${url.origin}/api/v2`;
    const edition = await named(refIn(url.searchParams), session);
    trace.refs.add(edition.shown);
    // Whoever is somebody is answered anew; everybody else gets the same under one ref.
    const isPublic = isAnonymous(session) && edition.label === null;
    const known = isPublic ? kept.get(url.href) : undefined;
    if (known && known.ref === edition.shown) {
      if (known.sealed) trace.sealed = true;
      return publicResponse(known);
    }
    const query = parseSearch(url.searchParams);
    const { lang } = query;
    if (lang !== undefined && !hasLanguage(edition.metadata, lang)) {
      throw invalidParameter(`lang names no language of this site: ${lang}`);
    }
    const { body, policy, isStale } = await ask(query, edition, session, base);
    const results = isRecord(body) ? body['results'] : null;
    if (!Array.isArray(results)) {
      throw sourceFailed('The content source gave no results');
    }
    const documents = results.map(asDocument).filter((document) => document !== null);
    const hasProtected = documents.some(({ id }) => policy.documents.has(id));
    if (hasProtected && query.single) trace.sealed = true;
    if (isStale) trace.stale = true;
    const models = await options.models();
    const shown = documents.map((document) => {
      const href = documentHref(base, query.ref, document.id);
      return visibleDocument(sanitizeDocument(document, models), policy, session, href);
    });
    const given = {
      ref: edition.shown,
      text: JSON.stringify(envelope(base, query, countsOf(body), shown)),
      headers: hasProtected || edition.label !== null ? CACHE_PRIVATE : isStale ? MOMENT : LASTING,
      sealed: hasProtected && query.single,
    };
    if (isPublic && !isStale) kept.set(url.href, given);
    return publicResponse(given);
  }

  async function respond(path: Path, url: URL, session: Session, trace: AccessTrace) {
    if (path === '/api/v2/documents/search') return search(url, session, trace);
    const { metadata, shown, label, policy, isStale } = await versionOf(session);
    trace.refs.add(shown);
    if (isStale) trace.stale = true;
    const { tags } = policy;
    const base = `${url.origin}${path}`;
    const body = path === '/api/v2' ? siteMetadata(metadata, shown, base, tags) : tags;
    return Response.json(body, { headers: label === null ? MOMENT : CACHE_PRIVATE });
  }

  async function answer(request: Request, session: Session, trace: AccessTrace): Promise<Response> {
    const url = new URL(request.url);
    const response = await Promise.resolve()
      .then(() => respond(passing(request, url), url, session, trace))
      .catch((error: unknown) => {
        if (!(error instanceof ContentApiError)) throw error;
        if (error.status === 502) log?.(error.message, error.cause);
        return refusalResponse(error);
      });
    if (trace.stale) response.headers.set(CONTENT_STATE, STALE);
    if (request.method !== 'HEAD') return response;
    return new Response(null, { status: response.status, headers: response.headers });
  }

  return {
    policy: async (session) => (await versionOf(session)).policy,
    draft: drafts,
    edition: published,
    refresh: published.anew,
    visit(session) {
      const trace: AccessTrace = { sealed: false, stale: false, refs: new Set() };
      return {
        usedProtected: () => trace.sealed,
        usedStale: () => trace.stale,
        refs: () => trace.refs,
        answer: (request) => answer(request, session, trace),
      };
    },
  };
}

/** What a visit has come upon so far. */
interface AccessTrace {
  sealed: boolean;
  stale: boolean;
  readonly refs: Set<string>;
}

/** The path of a request that only reads, on a path the site reads. */
function passing({ method }: Request, { pathname }: URL): Path {
  const path = PATHS.find((known) => known === pathname);
  if (!path)
    throw new ContentApiError(404, 'api_notfound_error', `Nothing is served at ${pathname}`);
  if (method === 'GET' || method === 'HEAD') return path;
  const message = `${method} is not allowed: content is only read here`;
  throw new ContentApiError(405, 'method_not_allowed_error', message, { allow: 'GET, HEAD' });
}
