import type { Picture } from './MediaImages.ts';

/**
 * Keeps finished pictures under the key of `cacheKey`. A cache forgets whenever it likes and never
 * throws: what goes wrong inside is a miss.
 */
export interface MediaCache {
  get(key: string): Promise<Picture | null>;
  set(key: string, picture: Picture): Promise<void>;
  /** Counts as a use of a picture that was answered from a cache in front of this one. */
  touch(key: string): void;
}

/** One line for whoever runs the server. */
export type MediaLog = (line: string) => void;
