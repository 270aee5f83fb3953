import type { EncodedImage } from './MediaImages.ts';

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
