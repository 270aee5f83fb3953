import type { Context, Hono } from 'hono';
import type { MediaLog } from './MediaCache.ts';
import { createMedia } from './createMedia.ts';
import { diskCache } from './diskCache.ts';
import { memoryCache } from './memoryCache.ts';
import { nodeFiles } from './nodeFiles.ts';
import { sharpImages } from './sharpImages.ts';
import { tieredCache } from './tieredCache.ts';
import type { TransformQueue } from './transformQueue.ts';

/** The media endpoint as Node runs it: a folder, libvips, and memory in front of a disk cache. */
export function createNodeMedia(options: {
  /** `content/media`, or `media` of another content folder. */
  readonly folder: string;
  readonly log: MediaLog;
  /** `.cache/media` of the working folder unless told. */
  readonly cacheFolder?: string;
  /** Bytes of the disk cache, 512 MiB unless told; 0 keeps nothing on the disk. */
  readonly cacheLimit?: number;
  readonly revalidate?: boolean;
  /** Given by a caller that stops it. */
  readonly queue?: TransformQueue;
  /** Who asks, so that each client has its own share of the queue. */
  readonly clientOf?: (context: Context) => string;
}): Hono {
  const { folder, log, cacheFolder = '.cache/media', cacheLimit, ...others } = options;
  const disk = diskCache({
    folder: cacheFolder,
    log,
    ...(cacheLimit !== undefined && { limit: cacheLimit }),
  });
  const cache = tieredCache(memoryCache(), disk);
  return createMedia({ ...others, files: nodeFiles(folder), images: sharpImages(), log, cache });
}
