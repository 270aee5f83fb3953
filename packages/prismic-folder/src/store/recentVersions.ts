import { LRUCache } from 'lru-cache';

/** Bytes by revision that were read or written lately, so that a merge finds its base. */
export interface RecentVersions {
  add(revision: string, bytes: Uint8Array): void;
  get(revision: string): Uint8Array | undefined;
}

/** Some thousand documents. */
const MAX_BYTES = 32_000_000;

export function createRecentVersions(): RecentVersions {
  const versions = new LRUCache<string, Uint8Array>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });
  return {
    add(revision, bytes) {
      // The caller may change its own.
      if (!versions.has(revision)) versions.set(revision, Uint8Array.from(bytes));
    },
    get: (revision) => versions.get(revision),
  };
}
