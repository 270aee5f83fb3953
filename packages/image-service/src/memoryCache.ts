import type { Picture } from './MediaImages.ts';
import type { MediaCache } from './MediaCache.ts';

/** Keeps pictures in memory up to `limit` bytes, dropping the least recently used first. */
export function memoryCache(limit: number = 64 * 1024 * 1024): MediaCache {
  const pictures = new Map<string, Picture>();
  let total = 0;

  const drop = (key: string) => {
    total -= pictures.get(key)?.bytes.byteLength ?? 0;
    pictures.delete(key);
  };

  const recall = (key: string) => {
    const picture = pictures.get(key);
    if (picture && pictures.delete(key)) pictures.set(key, picture);
    return picture ?? null;
  };

  return {
    get: async (key) => recall(key),
    touch: (key) => void recall(key),

    async set(key, picture) {
      drop(key);
      if (picture.bytes.byteLength > limit) return;
      pictures.set(key, picture);
      total += picture.bytes.byteLength;
      for (const oldest of pictures.keys()) {
        if (total <= limit) break;
        drop(oldest);
      }
    },
  };
}
