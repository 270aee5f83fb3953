import { LRUCache } from 'lru-cache';
import { mediaTypeOf, type FormatChoice } from './formats.ts';
import type { MediaCache, MediaLog } from './memoryCache.ts';
import type { FileStat, MediaFiles } from './MediaFiles.ts';
import type { MediaImages, EncodedImage, SourceImage } from './MediaImages.ts';
import type { TransformQueue } from './transformQueue.ts';
import { ALWAYS, cacheControl, type Freshness } from './answerHeaders.ts';
import { cacheKey } from './cacheKey.ts';
import { inspectSource, makeImage, type ImageOrder } from './makeImage.ts';
import { MediaError } from './MediaError.ts';
import { planTransform } from './planTransform.ts';
import { inspectCost, transformCost } from './transformCost.ts';
import { isUnchanged } from './validators.ts';

interface ImageEngine {
  readonly files: MediaFiles;
  readonly images: MediaImages;
  readonly log: MediaLog;
  readonly cache: MediaCache;
  readonly queue: TransformQueue;
}

interface ImageRequest extends ImageOrder {
  readonly choice: FormatChoice;
  readonly headers: Headers;
  readonly freshness: Freshness;
  /** Identifies the client to the queue. */
  readonly client: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Milliseconds before a failed image is retried, unless its file changes. */
const FAILED_FOR = 5 * 60_000;
const MAX_FAILURES = 2000;

/** Maximum number of files whose format and size are cached; each takes about 200 bytes. */
const MAX_SOURCES = 5000;

/**
 * Serves encoded images from the cache or the queue. A client that accepts AVIF first gets one that
 * was encoded quickly, cacheable for a minute under its own entity tag. The smaller one of the same
 * quality is encoded for later requests when the server is idle.
 */
export function createImageServer(engine: ImageEngine) {
  const { cache, queue } = engine;
  const sources = new LRUCache<string, SourceImage>({ max: MAX_SOURCES });
  const failures = new LRUCache<string, MediaError>({ max: MAX_FAILURES, ttl: FAILED_FOR });

  /** Caches failures that the file or the parameters cause, and throws cached ones again. */
  const cachingFailures = async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const known = failures.get(key);
    if (known) throw known;
    try {
      return await run();
    } catch (error) {
      if (error instanceof MediaError && error.status === 422) failures.set(key, error);
      throw error;
    }
  };

  const sourceKey = ({ path, stat }: { readonly path: string; readonly stat: FileStat }) =>
    `source ${stat.size} ${stat.modified} ${path}`;

  const sourceOf = async (request: ImageRequest): Promise<SourceImage> => {
    const { stat, client, signal } = request;
    const key = sourceKey(request);
    const known = sources.get(key);
    if (known) return known;
    return cachingFailures(key, () =>
      queue.run({ key, client, signal, cost: inspectCost(stat.size) }, async () => {
        const source = await inspectSource(engine, request);
        sources.set(key, source);
        return source;
      }),
    );
  };

  const make = async (
    key: string,
    request: ImageRequest,
    options?: { readonly quick: boolean },
  ) => {
    const cached = await cache.get(key);
    if (cached) return cached;
    const { client, signal, parameters, choice } = request;
    return cachingFailures(key, async () => {
      const source = await sourceOf(request);
      const plan = planTransform(parameters, source, choice, options);
      return queue.run({ key, client, signal, cost: transformCost(source, plan) }, async () => {
        const image = await makeImage(engine, request, source, plan, choice);
        await cache.set(key, image);
        return image;
      });
    });
  };

  /** Caches the better encoding; the quick one stays where it fails. */
  const improveLater = (key: string, request: ImageRequest, quick: EncodedImage) => {
    const source = sources.get(sourceKey(request));
    if (!source) {
      // After a restart the source is not cached: inspects it for the next request.
      void sourceOf(request).catch(() => null);
      return;
    }
    const { client, choice } = request;
    const plan = planTransform(request.parameters, source, choice);
    queue.later({ key, client, cost: transformCost(source, plan) }, async () => {
      // `makeImage` has logged the failure.
      const better = await makeImage(engine, request, source, plan, choice).catch(() => quick);
      await cache.set(key, better);
    });
  };

  const cacheHeaders = ({ parameters }: ImageRequest, key: string, freshness: Freshness) => ({
    ...ALWAYS,
    etag: `"${key}"`,
    'cache-control': cacheControl(freshness),
    ...(parameters.negotiate && { vary: 'Accept' }),
  });

  const notModified = (request: ImageRequest, key: string, freshness: Freshness) => {
    const headers = cacheHeaders(request, key, freshness);
    return isUnchanged(request.headers, headers)
      ? new Response(null, { status: 304, headers })
      : null;
  };

  const respond = (
    request: ImageRequest,
    key: string,
    freshness: Freshness,
    image: EncodedImage,
  ) => {
    const { type, bytes } = image;
    const described = { 'content-type': type, 'content-length': String(bytes.byteLength) };
    return new Response(bytes, {
      headers: { ...cacheHeaders(request, key, freshness), ...described },
    });
  };

  return async (request: ImageRequest): Promise<Response> => {
    const { path, stat, parameters, choice, freshness } = request;
    const key = await cacheKey(path, stat, parameters, choice);
    const unchanged = notModified(request, key, freshness);
    if (unchanged) return unchanged;

    const final = await cache.get(key);
    if (final || choice[0] !== 'avif' || !parameters.negotiate) {
      return respond(request, key, freshness, final ?? (await make(key, request)));
    }
    const quickKey = await cacheKey(path, stat, parameters, choice, { quick: true });
    const quick = await make(quickKey, request, { quick: true });
    if (quick.type !== mediaTypeOf('avif')) {
      // An animation, a huge image or the source itself: nothing is better.
      await cache.set(key, quick);
      return respond(request, key, freshness, quick);
    }
    improveLater(key, request, quick);
    const short = freshness === 'revalidate' ? freshness : 'minute';
    return notModified(request, quickKey, short) ?? respond(request, quickKey, short, quick);
  };
}
