import type { FormatChoice } from './formats.ts';
import type { MediaCache, MediaLog } from './MediaCache.ts';
import type { FileStat, MediaFiles } from './MediaFiles.ts';
import type { MediaImages, Picture, SourcePicture } from './MediaImages.ts';
import type { TransformQueue } from './transformQueue.ts';
import { ALWAYS, cacheControl, type Freshness } from './answerHeaders.ts';
import { createBoundedStore } from './boundedStore.ts';
import { cacheKey } from './cacheKey.ts';
import { inspectSource, makePicture, type PictureOrder } from './makePicture.ts';
import { MediaError } from './MediaError.ts';
import { planTransform } from './planTransform.ts';
import { inspectCost, transformCost } from './transformCost.ts';
import { isUnchanged } from './validators.ts';

export interface PictureEngine {
  readonly files: MediaFiles;
  readonly images: MediaImages;
  readonly log: MediaLog;
  readonly cache: MediaCache;
  readonly queue: TransformQueue;
}

export interface PictureRequest extends PictureOrder {
  readonly choice: FormatChoice;
  readonly headers: Headers;
  readonly freshness: Freshness;
  /** Who asks, as the queue counts its share. */
  readonly client: string;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
}

/** Images that failed are not tried again for so long, in ms, unless their file changes. */
const FAILED_FOR = 5 * 60_000;
const MAX_FAILURES = 2000;

/** Files whose format and size are remembered; each takes about 200 bytes. */
const MAX_SOURCES = 5000;

/**
 * Answers made pictures from the cache or the queue. AVIF takes six times as long as WebP, so a
 * reader of both gets WebP the first time, for a minute, under its own entity tag, while AVIF is
 * made for the next in a quiet moment.
 */
export function createPictureServer(engine: PictureEngine) {
  const { cache, queue, log } = engine;
  const sources = createBoundedStore<SourcePicture>({ max: MAX_SOURCES });
  const failures = createBoundedStore<MediaError>({ max: MAX_FAILURES, ttl: FAILED_FOR });

  /** Throws a failure again that is known; remembers one that comes from the file and what is asked. */
  const remembering = async <T>(key: string, run: () => Promise<T>): Promise<T> => {
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

  const sourceOf = async (request: PictureRequest): Promise<SourcePicture> => {
    const { stat, client, signal } = request;
    const key = sourceKey(request);
    const known = sources.get(key);
    if (known) return known;
    return remembering(key, () =>
      queue.run({ key, client, signal, cost: inspectCost(stat.size) }, async () => {
        const source = await inspectSource(engine, request);
        sources.set(key, source);
        return source;
      }),
    );
  };

  const make = async (key: string, request: PictureRequest, choice: FormatChoice) => {
    const cached = await cache.get(key);
    if (cached) return cached;
    const { client, signal, parameters } = request;
    return remembering(key, async () => {
      const source = await sourceOf(request);
      const plan = planTransform(parameters, source, choice);
      return queue.run({ key, client, signal, cost: transformCost(source, plan) }, async () => {
        const picture = await makePicture(engine, request, source, plan, choice);
        await cache.set(key, picture);
        return picture;
      });
    });
  };

  /** Settles on the smaller of both, so that the better format is never the larger answer. */
  const improveLater = (key: string, request: PictureRequest, quick: Picture) => {
    const source = sources.get(sourceKey(request));
    if (!source) {
      // After a restart the file is not known yet: the next request finds it.
      void sourceOf(request).catch(() => null);
      return;
    }
    const { path, client, choice } = request;
    const plan = planTransform(request.parameters, source, choice);
    queue.later({ key, client, cost: transformCost(source, plan) }, async () => {
      const better = await makePicture(engine, request, source, plan, choice).catch(
        (cause: unknown) => {
          log(`media: "${path}" stays ${quick.type}: ${String(cause)}`);
          return quick;
        },
      );
      await cache.set(key, better.bytes.byteLength < quick.bytes.byteLength ? better : quick);
    });
  };

  const kept = ({ parameters }: PictureRequest, key: string, freshness: Freshness) => ({
    ...ALWAYS,
    etag: `"${key}"`,
    'cache-control': cacheControl(freshness),
    ...(parameters.negotiate && { vary: 'Accept' }),
  });

  const confirm = (request: PictureRequest, key: string, freshness: Freshness) => {
    const headers = kept(request, key, freshness);
    return isUnchanged(request.headers, headers)
      ? new Response(null, { status: 304, headers })
      : null;
  };

  const answer = (request: PictureRequest, key: string, freshness: Freshness, picture: Picture) => {
    const { type, bytes } = picture;
    const described = { 'content-type': type, 'content-length': String(bytes.byteLength) };
    return new Response(bytes, { headers: { ...kept(request, key, freshness), ...described } });
  };

  return async (request: PictureRequest): Promise<Response> => {
    const { path, stat, parameters, choice, freshness } = request;
    const key = await cacheKey(path, stat, parameters, choice);
    const unchanged = confirm(request, key, freshness);
    if (unchanged) return unchanged;

    const [first, ...others] = choice;
    const [quicker, ...rest] = others;
    const final = await cache.get(key);
    if (final || first !== 'avif' || quicker !== 'webp') {
      const picture = final ?? (await make(key, request, choice));
      return answer(request, key, freshness, picture);
    }
    const quickKey = await cacheKey(path, stat, parameters, [quicker, ...rest]);
    const quick = await make(quickKey, request, [quicker, ...rest]);
    improveLater(key, request, quick);
    const short = freshness === 'revalidate' ? freshness : 'minute';
    return confirm(request, quickKey, short) ?? answer(request, quickKey, short, quick);
  };
}
