import type { MediaCache } from './MediaCache.ts';

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
