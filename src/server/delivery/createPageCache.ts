import type { Client } from '#server/lib/Client.ts';
import { CONTENT_STATE, STALE } from '#server/lib/headers.ts';
import { createResponseCache, respondFromCache, toCachedResponse } from './cachedResponse.ts';
import type { Compressor } from './Compressor.ts';
import type { RenderQueue } from './createRenderQueue.ts';
import { cacheTiming } from './serverTiming.ts';

/** A rendered page, and whether other visitors may get it. */
export interface PageRendering {
  readonly response: Response;
  /** The only ref it was rendered from, if it is the same for all anonymous visitors; else null. */
  readonly cacheableRef: string | null;
}

/** The published content, as far as cached pages depend on it. */
interface Published {
  readonly publicRef: string;
  readonly isStale: boolean;
}

interface PageCacheOptions {
  readonly published: () => Promise<Published>;
  /** Renders a page for anonymous visitors. */
  readonly render: (request: Request) => Promise<PageRendering>;
  readonly queue: RenderQueue;
  readonly compress?: Compressor | undefined;
  /** What else all pages depend on. */
  readonly variant?: (() => string) | undefined;
  /** Memory for pages, in bytes; 0 caches none. */
  readonly maxBytes?: number | undefined;
}

/** Pages for anonymous visitors. */
export interface PageCache {
  /** `clientOf` is asked for what has to be rendered only. */
  readonly page: (request: Request, clientOf: () => Client) => Promise<Response>;
  /** Bytes in use. */
  readonly bytes: () => number;
}

const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;

/** Pages with longer paths are not cached. */
const MAX_PATH = 300;

/**
 * Caches pages rendered for anonymous visitors by origin and path, of which requests have the one canonical spelling;
 * concurrent requests share one rendering. Only complete pages rendered from one ref without protected content are cached, and a
 * new ref clears the cache. The renderer gets the URL only, no headers or cookies.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, queue, compress, variant = () => '', maxBytes = DEFAULT_MAX_BYTES } = options;
  const cache = createResponseCache(maxBytes);
  let generation: string | null = null;

  /** The published content. Clears the cache when it has changed, and at the turn of the year. */
  async function refresh(): Promise<Published | null> {
    const published = await options.published().catch(() => null);
    const current = published && `${published.publicRef} ${new Date().getFullYear()} ${variant()}`;
    if (current !== null && current !== generation) {
      cache.clear();
      generation = current;
    }
    return published;
  }

  async function store(key: string, { response, cacheableRef }: PageRendering) {
    const published = await refresh();
    if (cacheableRef === null || cacheableRef !== published?.publicRef) return null;
    const started = generation;
    const cached = await toCachedResponse(response, compress);
    if (started === generation) cache.set(key, cached);
    return cached;
  }

  async function page(request: Request, clientOf: () => Client): Promise<Response> {
    const url = new URL(request.url);
    const key = url.origin + url.pathname;
    if (maxBytes === 0 || url.pathname.length > MAX_PATH)
      return (await queue(() => render(request), clientOf())).response;
    const published = await refresh();
    const known = cache.get(key);
    if (known) {
      const response = respondFromCache(known, request.headers);
      response.headers.set('server-timing', cacheTiming('hit'));
      if (published?.isStale) response.headers.set(CONTENT_STATE, STALE);
      return withQuery(response, url);
    }
    let uncached: Response | null = null;
    const client = clientOf();
    const bare = new Request(key);
    const renderAndStore = async () => {
      const rendering = await render(bare);
      const stored = await store(key, rendering);
      if (!stored) uncached = rendering.response;
      return stored;
    };
    const cached = await queue(renderAndStore, client, `${generation} ${key}`);
    if (cached) return withQuery(respondFromCache(cached, request.headers), url);
    // What cannot be cached has been rendered for one of those who asked.
    return withQuery(uncached ?? (await queue(() => render(bare), client)).response, url);
  }

  return { bytes: () => cache.calculatedSize, page };
}

/** A page is rendered without its query, which a page that has another address now is asked with again. */
function withQuery(response: Response, { search }: URL): Response {
  const location = response.headers.get('location');
  if (location !== null) response.headers.set('location', location + search);
  return response;
}
