import { LRUCache } from 'lru-cache';
import type { EncodedImage } from './MediaImages.ts';

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

/**
 * Stores encoded images under the key of `cacheKey`. It may drop an entry at any time and never
 * throws: an internal failure is a miss.
 */
export interface MediaCache {
  get(key: string): Promise<EncodedImage | null>;
  set(key: string, image: EncodedImage): Promise<void>;
  /** Marks an entry as used after a cache in front of this one served it. */
  touch(key: string): void;
}

/** Receives one line for each problem an operator should know about. */
export type MediaLog = (line: string) => void;

/** A small fast cache in front of a large slow one; hits in the back are copied to the front. */
export function tieredCache(front: MediaCache, back: MediaCache): MediaCache {
  return {
    async get(key) {
      const near = await front.get(key);
      if (near) {
        // Otherwise the back would evict the most requested images first.
        back.touch(key);
        return near;
      }
      const far = await back.get(key);
      if (far) await front.set(key, far);
      return far;
    },

    async set(key, image) {
      await front.set(key, image);
      await back.set(key, image);
    },

    touch(key) {
      front.touch(key);
      back.touch(key);
    },
  };
}
