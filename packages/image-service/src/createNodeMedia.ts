import type { Hono } from 'hono';
import { createMedia, type MediaOptions } from './createMedia.ts';
import { diskCache } from './diskCache.ts';
import { memoryCache, tieredCache } from './memoryCache.ts';
import { nodeFiles } from './nodeFiles.ts';
import { sharpImages } from './sharpImages.ts';

/** The folder, and the sizes of its caches in bytes. */
export interface NodeMediaOptions extends Pick<
  MediaOptions,
  'log' | 'queue' | 'clientOf' | 'revalidate'
> {
  /** The folder of the files. Hidden files and links that lead outside are not served. */
  readonly folder: string;
  /** Folder of the disk cache; by default `.cache/media` in the working folder. */
  readonly cacheFolder?: string;
  /** Bytes of the disk cache; 512 MiB by default, 0 for no disk cache. */
  readonly cacheLimit?: number;
}

/**
 * The media endpoint on Node: the files of a folder, sharp, and 64 MiB of memory in front of a disk
 * cache. Mount it at a path: `app.route('/media', createNodeMedia({ folder }))`.
 */
export function createNodeMedia(options: NodeMediaOptions): Hono {
  const {
    folder,
    log = console.error,
    cacheFolder = '.cache/media',
    cacheLimit,
    ...others
  } = options;
  const disk = diskCache({
    folder: cacheFolder,
    log,
    ...(cacheLimit !== undefined && { limit: cacheLimit }),
  });
  const cache = tieredCache(memoryCache(), disk);
  return createMedia({ ...others, files: nodeFiles(folder), images: sharpImages(), log, cache });
}
