import { LRUCache } from 'lru-cache';

/** JSON text that a content source answered under a ref. */
export interface CachedText {
  readonly ref: string;
  readonly text: string;
}

/** At most two bytes per character, plus the entry itself. */
const sizeOf = ({ ref, text }: CachedText, key: string) =>
  2 * (key.length + ref.length + text.length) + 200;

/** Caches texts up to `maxBytes`; one that would take more than a quarter of it is not cached. */
export const createTextCache = <Text extends CachedText = CachedText>(maxBytes: number) =>
  new LRUCache<string, Text>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: sizeOf,
  });
