import type { EncodedImage } from './MediaImages.ts';

/**
 * Stores encoded images under the key of `cacheKey`. It may drop an entry at any time and never
 * throws: an internal failure is a miss.
 */
export interface MediaCache {
  get(key: string): Promise<EncodedImage | null>;
  set(key: string, image: EncodedImage): Promise<void>;
  /** Marks an image as used that a cache in front of this one answered. */
  touch(key: string): void;
}

/** Receives one line about a problem that an operator should know of. */
export type MediaLog = (line: string) => void;
