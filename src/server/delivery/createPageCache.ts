import { CONTENT_STATE, STALE } from '#server/lib/contentHeaders.ts';
import { shareInFlight } from '#image-service/shareInFlight.ts';
import { createResponseCache } from './responseCache.ts';
import { respondFromCache, toCachedResponse, type KeptAnswer } from './cachedResponse.ts';
import type { Compressor } from './Compressor.ts';
import { pageCacheKey } from './pageCacheKey.ts';
import { cacheTiming } from './serverTiming.ts';

export interface RenderedPage {
  readonly response: Response;
  /** The ref all of it was rendered from, where every anonymous visitor may get the same; else null. */
  readonly cacheableRef: string | null;
}

/** The published content, as far as cached pages depend on it. */
interface Published {
  /** The ref visitors know it by. */
  readonly shown: string;
  readonly isStale: boolean;
}

interface PageCacheOptions {
  readonly edition: () => Promise<Published>;
  /** Renders a page for anonymous visitors. */
  readonly page: (request: Request) => Promise<RenderedPage>;
  readonly compress?: Compressor | undefined;
  /** Memory for pages, in bytes: 32 MB unless told; 0 keeps none. */
  readonly maxBytes?: number | undefined;
}

export interface PageCache {
  /** The page for somebody of whom nothing is known. */
  readonly page: (request: Request) => Promise<Response>;
  /** Bytes held now. */
  readonly bytes: () => number;
}

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Pages as everybody sees them, drawn once for each address and edition, and once for all who ask
 * meanwhile. Kept is only what was found, drawn from one edition alone and met nothing sealed;
 * another edition drops all of it. What is drawn gets the address and nothing else of the request.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { page, compress, maxBytes = MAX_BYTES } = options;
  const store = createResponseCache(maxBytes);
  const share = shareInFlight<KeptAnswer | null>();
  let era: string | null = null;

  /** What is published now; pages of another edition, or year, are gone once it is known. */
  async function current(): Promise<Published | null> {
    const edition = await options.edition().catch(() => null);
    const now = edition && `${edition.shown} ${new Date().getFullYear()}`;
    if (now !== null && now !== era) {
      store.clear();
      era = now;
    }
    return edition;
  }

  async function keep(address: string, { response, cacheableRef }: RenderedPage) {
    const { shown } = (await current()) ?? {};
    if (cacheableRef === null || cacheableRef !== shown) return null;
    const its = era;
    const answer = await toCachedResponse(response, { compress, effort: 'quick' });
    if (its === era) store.set(address, answer);
    return answer;
  }

  return {
    bytes: store.bytes,
    async page(request) {
      const address = maxBytes > 0 ? pageCacheKey(new URL(request.url)) : null;
      if (address === null) return (await page(request)).response;
      const edition = await current();
      const known = store.get(address);
      if (known) {
        const given = respondFromCache(known, request.headers);
        given.headers.set('server-timing', cacheTiming('hit'));
        if (edition?.isStale) given.headers.set(CONTENT_STATE, STALE);
        return given;
      }
      let own: Response | null = null;
      const bare = new Request(address);
      const answer = await share(`${era} ${address}`, async () => {
        const drawn = await page(bare);
        const kept = await keep(address, drawn);
        if (!kept) own = drawn.response;
        return kept;
      });
      if (answer) return respondFromCache(answer, request.headers);
      return own ?? (await page(bare)).response;
    },
  };
}
