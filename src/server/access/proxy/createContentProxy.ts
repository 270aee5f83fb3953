import type { LRUCache } from 'lru-cache';
import type { ContentSource, Models, RepositoryDocument } from '#prismic-folder';
import { CACHE_PRIVATE, CONTENT_STATE, STALE } from '#server/lib/headers.ts';
import { monotonicNow } from '#server/lib/clock.ts';
import {
  ContentApiError,
  invalidParameter,
  unknownRef,
  RefGoneError,
  refusalResponse,
  sourceFailed,
} from '#server/lib/ContentApiError.ts';
import { createTextCache, type CachedText } from '#server/lib/createTextCache.ts';
import { isRecord } from '#ui/isRecord.ts';
import { askSource, SOURCE } from '#server/sources/askSource.ts';
import { hasLanguage, readMetadata } from '#server/sources/metadata.ts';
import { asDocument } from '#server/sources/RawDocument.ts';
import { createPolicies, stricter } from '../policy/createPolicies.ts';
import { createProtectionRecord, type Names } from '../policy/protectionRecord.ts';
import { noteOf, readPolicy, type PolicySource } from '../policy/readPolicy.ts';
import type { KeptText } from '../share/ShareStore.ts';
import { without, type PolicyOf, type StillProtected } from '../policy/Policy.ts';
import { parseSearch, refIn } from '../query/parseSearch.ts';
import { matchesNothing, searchParameters, type SearchQuery } from '../query/SearchQuery.ts';
import {
  countsOf,
  documentHref,
  envelope,
  withoutAbsent,
  siteMetadata,
} from '../response/envelope.ts';
import { isAbsent, visibleDocument } from '../response/visibleDocument.ts';
import { sanitizeDocument } from '#content/sanitize/sanitizeDocument.ts';
import { isAnonymous, type Session } from '../session/Session.ts';
import type { ContentVersion } from './ContentVersion.ts';
import { createPublished } from './createPublished.ts';
import { createDrafts, createVersions, type Drafts } from './createVersions.ts';

export interface ContentProxyOptions extends PolicySource {
  /**
   * Where it is stored what was protected, the copy that belongs to the content first; by default that
   * is forgotten when the process ends.
   */
  readonly protection?: readonly KeptText[] | undefined;
  /** The models that documents are sanitized by. */
  readonly models: () => Promise<Models>;
  /** How long the source's metadata is cached, in ms; 5 s by default, so a publication shows after 5 s at most. */
  readonly metadataMs?: number | undefined;
  /** How long to wait for a slow source before stale content is served, in ms; unlimited by default. */
  readonly staleTimeoutMs?: number | undefined;
  /** Time in ms. */
  readonly now?: (() => number) | undefined;
  /** Logs failures of the content source. */
  readonly log?: ((message: string, error: unknown) => void) | undefined;
}

/**
 * The content as one session may read it, and what the reading has touched so far. What it reads after the metadata is
 * of the same version, also if another one is published meanwhile: it is made for one page or one response.
 */
export interface SessionContent {
  readonly respond: ContentSource;
  /** The version that is read. Throws `ContentApiError` when the source has never answered. */
  readonly version: () => Promise<ContentVersion>;
  /** Whether a protected document was looked up by name, unlocked or not. */
  readonly usedProtected: () => boolean;
  /** Whether a response was stale. */
  readonly usedStale: () => boolean;
  /** The public refs that were read. */
  readonly refs: () => ReadonlySet<string>;
}

/** Stands between the content source and everything else. */
export interface ContentProxy {
  readonly forSession: (session: Session) => SessionContent;
  readonly policyOf: PolicyOf;
  /** What would be protected by the record alone if `content` were published, and is not so now. */
  readonly uncoveredBy: (content: ContentSource) => Promise<StillProtected>;
  /** Makes public what only the record still protects. Throws if that cannot be stored. */
  readonly makePublic: (names: Names) => Promise<void>;
  /** What the next start has to know of a document without its data; undefined if it has not been read. */
  readonly noteOf: (document: RepositoryDocument) => unknown;
  /** What a preview shows; null when it has ended. */
  readonly draft: Drafts;
  /** The published content. Throws `ContentApiError` when the source has never answered. */
  readonly published: () => Promise<ContentVersion>;
  /** Asks the source for its current ref now. Throws `ContentApiError` when it has never answered. */
  readonly refresh: () => Promise<ContentVersion>;
}

const PATHS = ['/api/v2', '/api/v2/documents/search', '/api/v2/tags'] as const;
type Path = (typeof PATHS)[number];

const ANY_ORIGIN = { 'access-control-allow-origin': '*' };
/** Varies by cookie: a visitor who starts a preview must not get what was cached before. */
const CACHE_SHORT = { ...ANY_ORIGIN, 'cache-control': 'public, max-age=5', vary: 'cookie' };
/** Results under a ref never change, but a new version of this code may show other parts of them. */
const CACHE_LONG = { ...ANY_ORIGIN, 'cache-control': 'public, max-age=300' };

/** A search result that is the same for all anonymous visitors. */
interface PublicResult extends CachedText {
  readonly headers: Readonly<Record<string, string>>;
  readonly usedProtected: boolean;
}

/** Memory for public search results, in bytes: a site has some hundred queries. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

const resultResponse = ({ text, headers }: PublicResult) =>
  new Response(text, { headers: { ...headers, 'content-type': 'application/json' } });

/** What one session's reading has touched. */
interface AccessTrace {
  usedProtected: boolean;
  usedStale: boolean;
  /** The version that the metadata named. */
  version: ContentVersion | null;
  readonly refs: Set<string>;
}

/**
 * Answers the site's own queries to the Content API and refuses all others. A protected document is
 * reduced to its card until it is unlocked, and no response contains a password. Failures are JSON
 * responses.
 */
export function createContentProxy(options: ContentProxyOptions): ContentProxy {
  const { source, metadataMs = 5000, staleTimeoutMs, now = monotonicNow, log } = options;
  const record = createProtectionRecord({
    copies: options.protection ?? [],
    now,
    log: (message, error) => log?.(message, error),
  });
  const readings: NonNullable<PolicySource['readings']> = { latest: new Map() };
  const reading: PolicySource = { ...options, readings };
  const policies = createPolicies({ ...reading, log, record, isPublished: true });
  const published = createPublished({ source, policies, maxAge: metadataMs, staleTimeoutMs, now });
  const drafts = createDrafts({ ...reading, log, record, published, now });
  const versions = createVersions(published, drafts);
  const cache: LRUCache<string, PublicResult> = createTextCache(MAX_CACHE_BYTES);

  /** The source's response, and the policy for it. */
  async function query(
    search: SearchQuery,
    version: ContentVersion,
    session: Session,
    base: string,
  ) {
    const { ref, publicRef, policy } = version;
    if (matchesNothing(search)) return { body: { results: [] }, policy, isStale: false };
    const parameters = searchParameters({ ...search, ref });
    try {
      const { body, from } = await askSource(source, `${base}/documents/search?${parameters}`);
      if (from === null) return { body, policy, isStale: false };
      const older = await policies.cached(from);
      if (!older) throw sourceFailed('The content source answers under a ref too old to be shown');
      return { body, policy: stricter(policy, older), isStale: true };
    } catch (error) {
      if (!(error instanceof RefGoneError)) throw error;
      const newer = await versions.refreshed(version, session);
      throw newer.publicRef === publicRef ? error : unknownRef(publicRef, newer.publicRef);
    }
  }

  async function respondToSearch(url: URL, session: Session, trace: AccessTrace) {
    const base = `${url.origin}/api/v2`;
    const ref = refIn(url.searchParams);
    const version =
      trace.version?.publicRef === ref ? trace.version : await versions.at(ref, session);
    trace.refs.add(version.publicRef);
    // Requests with a session bypass the cache; anonymous ones share it per ref.
    const isPublic = isAnonymous(session) && version.label === null;
    const cached = isPublic ? cache.get(url.href) : undefined;
    if (cached && cached.ref === version.publicRef) {
      if (cached.usedProtected) trace.usedProtected = true;
      return resultResponse(cached);
    }
    const search = parseSearch(url.searchParams);
    const { lang } = search;
    if (lang !== undefined && !hasLanguage(version.metadata, lang)) {
      throw invalidParameter(`lang names no language of this site: ${lang}`);
    }
    const { body, policy, isStale } = await query(search, version, session, base);
    const found = isRecord(body) ? body['results'] : null;
    if (!Array.isArray(found)) throw sourceFailed('The content source gave no results');
    const documents = found
      .map(asDocument)
      .filter((document) => document !== null)
      .filter((document) => !isAbsent(document, policy, session));
    const hasProtected = documents.some(({ id }) => policy.documents.has(id));
    const usedProtected = hasProtected && search.single;
    if (usedProtected) trace.usedProtected = true;
    if (isStale) trace.usedStale = true;
    const models = await options.models();
    const results = documents.map((document) => {
      const href = documentHref(base, search.ref, document.id);
      return visibleDocument(sanitizeDocument(document, models), policy, session, href);
    });
    const counts = withoutAbsent(countsOf(body), found.length - documents.length);
    const isPrivate = hasProtected || version.label !== null;
    const result: PublicResult = {
      ref: version.publicRef,
      text: JSON.stringify(envelope(base, search, counts, results)),
      headers: isPrivate ? CACHE_PRIVATE : isStale ? CACHE_SHORT : CACHE_LONG,
      usedProtected,
    };
    if (isPublic && !isStale) cache.set(url.href, result);
    return resultResponse(result);
  }

  async function versionFor(session: Session, trace: AccessTrace): Promise<ContentVersion> {
    trace.version ??= await versions.of(session);
    trace.refs.add(trace.version.publicRef);
    if (trace.version.isStale) trace.usedStale = true;
    return trace.version;
  }

  async function respondTo(path: Path, url: URL, session: Session, trace: AccessTrace) {
    if (path === '/api/v2/documents/search') return respondToSearch(url, session, trace);
    const { metadata, publicRef, label, policy } = await versionFor(session, trace);
    const { tags } = policy;
    const base = `${url.origin}${path}`;
    const body = path === '/api/v2' ? siteMetadata(metadata, publicRef, base, tags) : tags;
    return Response.json(body, { headers: label === null ? CACHE_SHORT : CACHE_PRIVATE });
  }

  async function respond(request: Request, session: Session, trace: AccessTrace) {
    const url = new URL(request.url);
    const response = await Promise.resolve()
      .then(() => respondTo(allowedPath(request, url), url, session, trace))
      .catch((error: unknown) => {
        if (!(error instanceof ContentApiError)) throw error;
        if (error.status === 502) log?.(error.message, error.cause);
        return refusalResponse(error);
      });
    if (trace.usedStale) response.headers.set(CONTENT_STATE, STALE);
    if (request.method !== 'HEAD') return response;
    return new Response(null, { status: response.status, headers: response.headers });
  }

  return {
    async uncoveredBy(content) {
      const { policy } = await published();
      const { master } = readMetadata((await askSource(content, SOURCE)).body);
      const inMemory = { ...reading, source: content };
      const after = await readPolicy(inMemory, master, await record.current());
      return without(after.policy.stillProtected, policy.stillProtected);
    },
    makePublic: record.makePublic,
    noteOf: (document) => noteOf(readings.latest, document),
    policyOf: async (session) => (await versions.of(session)).policy,
    draft: drafts,
    published,
    refresh: published.refresh,
    forSession(session) {
      const trace: AccessTrace = {
        usedProtected: false,
        usedStale: false,
        version: null,
        refs: new Set(),
      };
      return {
        usedProtected: () => trace.usedProtected,
        usedStale: () => trace.usedStale,
        refs: () => trace.refs,
        respond: (request) => respond(request, session, trace),
        version: () => versionFor(session, trace),
      };
    },
  };
}

/** The path of a GET or HEAD request that the site makes itself; throws for any other request. */
function allowedPath({ method }: Request, { pathname }: URL): Path {
  const path = PATHS.find((known) => known === pathname);
  if (!path) {
    throw new ContentApiError(404, 'api_notfound_error', `Nothing is served at ${pathname}`);
  }
  if (method === 'GET' || method === 'HEAD') return path;
  const message = `${method} is not allowed: content is only read here`;
  throw new ContentApiError(405, 'method_not_allowed_error', message, { allow: 'GET, HEAD' });
}
