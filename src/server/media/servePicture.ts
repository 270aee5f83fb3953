import type { FormatChoice } from './formats.ts';
import type { MediaCache, MediaLog } from './MediaCache.ts';
import type { MediaFiles } from './MediaFiles.ts';
import type { MediaImages, Picture } from './MediaImages.ts';
import type { TransformQueue } from './transformQueue.ts';
import { ALWAYS, cacheControl, type Freshness } from './answerHeaders.ts';
import { cacheKey } from './cacheKey.ts';
import { makePicture, type PictureOrder } from './makePicture.ts';
import { shareInFlight } from './shareInFlight.ts';
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
}

/**
 * Answers made pictures from the cache or the queue. AVIF takes four times as long as WebP, so a
 * reader of both gets WebP the first time, for a minute, under its own entity tag, while AVIF is
 * made for the next in a quiet moment.
 */
export function createPictureServer(engine: PictureEngine) {
  const { cache, queue, log } = engine;
  const share = shareInFlight<Picture>();

  const make = async (key: string, order: PictureOrder, choice: FormatChoice) =>
    (await cache.get(key)) ??
    share(key, () =>
      queue.run(async () => {
        const picture = await makePicture(engine, order, choice);
        await cache.set(key, picture);
        return picture;
      }),
    );

  /** Settles on the smaller of both, so that the better format is never the larger answer. */
  const improve = async (key: string, request: PictureRequest, quick: Picture) => {
    const better = await makePicture(engine, request, request.choice).catch((cause: unknown) => {
      log(`media: "${request.path}" stays ${quick.type}: ${String(cause)}`);
      return quick;
    });
    await cache.set(key, better.bytes.byteLength < quick.bytes.byteLength ? better : quick);
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
    queue.later(key, () => improve(key, request, quick));
    const short = freshness === 'revalidate' ? freshness : 'minute';
    return confirm(request, quickKey, short) ?? answer(request, quickKey, short, quick);
  };
}
