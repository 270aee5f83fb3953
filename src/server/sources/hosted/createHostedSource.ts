import type { ContentSource } from '#prismic-folder';
import { monotonicNow, sleep } from '#server/lib/clock.ts';
import { CONTENT_REF, CONTENT_STATE, STALE } from '#server/lib/headers.ts';
import { createTextCache } from '#server/lib/createTextCache.ts';
import { isLoopback } from '#server/lib/isLoopback.ts';
import { shareInFlight } from '#server/lib/shareInFlight.ts';
import { readMetadata } from '../metadata.ts';
import { askService, TIMEOUT, type Service, type ServicePath } from './askService.ts';
import { ServiceFailure } from './ServiceFailure.ts';

export interface HostedOptions extends Service {
  /** Memory for cached results, in bytes; 64 MB by default. */
  readonly maxBytes?: number | undefined;
  /** How long to wait for a slow service before a stale result is served, in ms; 1.5 s by default. */
  readonly staleTimeoutMs?: number | undefined;
  /** Time in ms. */
  readonly now?: (() => number) | undefined;
  /** Logs when the service fails, and when it answers again. */
  readonly log?: ((message: string) => void) | undefined;
}

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** How long to wait for a slow service before stale content is served, in ms. */
export const STALE_TIMEOUT = 1500;

/** Requests wait for at most this `retry-after`, in ms, and fail at once if it is longer. */
const MAX_WAIT = 2000;

const ADDRESS = /\/api\/v2(|\/documents\/search|\/tags)$/;

/**
 * A hosted repository as a content source; the access token is added here and nowhere else. Results
 * of the master ref are cached, and concurrent identical requests share one. While the service
 * fails, cached results of an earlier ref are served, marked as stale and with that ref. Metadata is
 * not cached: the content proxy decides how old it may be. Never rejects.
 */
export function createHostedSource(options: HostedOptions): ContentSource {
  const {
    maxBytes = DEFAULT_MAX_BYTES,
    staleTimeoutMs = STALE_TIMEOUT,
    timeoutMs = TIMEOUT,
    now = monotonicNow,
    log,
  } = options;
  const cache = createTextCache(maxBytes);
  const share = shareInFlight<string>({ maxAge: 2 * timeoutMs, now });
  let master: string | null = null;
  let retryAt = 0;
  const logOutage = createOutageLog(now, log);
  const withMedia = servedMedia(options.endpoint);

  /** Sends a request; once more after a short `retry-after` or a lost connection. */
  async function send(
    path: ServicePath,
    parameters: URLSearchParams,
    canRetry = true,
  ): Promise<string> {
    const wait = retryAt - now();
    if (wait > MAX_WAIT) {
      throw new ServiceFailure('The content service wants to be left alone', 429, wait);
    }
    if (wait > 0) await sleep(wait);
    try {
      return await askService(options, path, parameters);
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      if (error.retryAfterMs > 0) retryAt = Math.max(retryAt, now() + error.retryAfterMs);
      const isWorthwhile =
        error.status === 429 ? error.retryAfterMs <= MAX_WAIT : error.code !== null;
      if (!canRetry || !isWorthwhile) throw error;
      return send(path, parameters, false);
    }
  }

  async function sendAndCache(path: ServicePath, { searchParams, key, ref }: Query) {
    try {
      const text = await send(path, searchParams);
      logOutage(path, null);
      if (path === '') master = readMetadata(JSON.parse(text)).master;
      // All documents without a query are read once per ref and would only fill the memory.
      const isCacheable = ref !== null && ref === master && searchParams.has('q');
      if (isCacheable) cache.set(key, { ref, text });
      return text;
    } catch (error) {
      if (error instanceof ServiceFailure) logOutage(path, error);
      throw error;
    }
  }

  return async (request) => {
    const { origin, pathname, searchParams } = new URL(request.url);
    // Cast: the expression names these paths.
    const path = ADDRESS.exec(pathname)?.[1] as ServicePath | undefined;
    if (path === undefined) return failed(new ServiceFailure(`Nothing is at ${pathname}`, 404));
    searchParams.delete('access_token');
    const respond = (text: string, from?: string) => answered(withMedia(text, origin), from);
    const query = { searchParams, ...keyOf(path, searchParams) };
    const cached = query.ref === null ? undefined : cache.get(query.key);
    if (cached && cached.ref === query.ref) return respond(cached.text);
    // Drafts are never answered from published content.
    const fallback = query.ref === master ? cached : undefined;
    try {
      const text = share(`${path}?${searchParams}`, () => sendAndCache(path, query));
      if (!fallback) return respond(await text);
      const inTime = await Promise.race([text, sleep(staleTimeoutMs).then(() => null)]);
      return inTime === null ? respond(fallback.text, fallback.ref) : respond(inTime);
    } catch (error) {
      const failure = error instanceof ServiceFailure ? error : new ServiceFailure(String(error));
      return fallback && failure.isOutage ? respond(fallback.text, fallback.ref) : failed(failure);
    }
  };
}

/** A request, its cache key without the ref, and the ref; null for everything but a search. */
interface Query {
  readonly searchParams: URLSearchParams;
  readonly key: string;
  readonly ref: string | null;
}

function keyOf(path: ServicePath, parameters: URLSearchParams) {
  const ref = path === '/documents/search' ? parameters.get('ref') : null;
  const key = new URLSearchParams(parameters);
  key.delete('ref');
  return { key: key.toString(), ref };
}

function answered(text: string, from?: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'application/json',
      ...(from !== undefined && { [CONTENT_STATE]: STALE, [CONTENT_REF]: from }),
    },
  });
}

/**
 * A failure keeps the service's status if that is about the query. The message may reach visitors,
 * so it does not contain the service's address, which is in the log only.
 */
function failed(failure: ServiceFailure): Response {
  const { isOutage, status, retryAfterMs } = failure;
  const hasStatus = status !== null && status !== 200;
  const message = hasStatus ? `Unexpected status code [${status}]` : failure.message;
  const retryAfter =
    retryAfterMs > 0 ? { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) } : {};
  return Response.json(
    { type: 'content_source_error', message },
    {
      status: isOutage ? 502 : (status ?? 502),
      headers: { 'cache-control': 'no-store', ...retryAfter },
    },
  );
}

/** Intermittent failures are logged at most this often, in ms. */
const MIN_INTERVAL = 60_000;

/** Logs once when a path of the service begins to fail, and once when it answers again. */
function createOutageLog(now: () => number, log: ((message: string) => void) | undefined) {
  const logged = new Map<ServicePath, { readonly at: number; readonly isOver: boolean }>();
  return (path: ServicePath, failure: ServiceFailure | null): void => {
    const last = logged.get(path);
    if (failure?.isOutage) {
      if (last && (!last.isOver || now() - last.at < MIN_INTERVAL)) return;
      logged.set(path, { at: now(), isOver: false });
      log?.(`${failure.message}: what it answered before is served until it does again`);
    } else if (!failure && last && !last.isOver) {
      logged.set(path, { ...last, isOver: true });
      log?.('The content service answers again');
    }
  };
}

/**
 * Rewrites media addresses of a repository on this machine (`npm run repository`) to the site's
 * origin: visitors cannot reach the repository, so the site serves them. Media of any other
 * repository keep their addresses.
 */
export function servedMedia(endpoint: string): (text: string, siteOrigin: string) => string {
  const { origin } = new URL(endpoint);
  if (!isLoopback(origin)) return (text) => text;
  return (text, siteOrigin) => text.replaceAll(`"${origin}/media/`, `"${siteOrigin}/media/`);
}
