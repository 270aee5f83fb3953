import { LRUCache } from 'lru-cache';
import type { EncodedImage } from './MediaImages.ts';
import type { MediaCache } from './MediaCache.ts';

/**
 * A cache in memory that evicts the least recently used image first.
 *
 * @param limit - Bytes of all images together; 64 MiB by default. A larger image is not cached.
 */
export function memoryCache(limit: number = 64 * 1024 * 1024): MediaCache {
  const images = new LRUCache<string, EncodedImage>({
    // A size is at least 1: an empty image counts as one byte, and no image fits in a limit of 0.
    maxSize: Math.max(limit, 1),
    sizeCalculation: ({ bytes }) => Math.max(bytes.byteLength, 1),
  });
  return {
    get: async (key) => images.get(key) ?? null,
    set: async (key, image) => void images.set(key, image),
    touch: (key) => void images.get(key),
  };
}
