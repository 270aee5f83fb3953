import type { KeptAnswer } from './cachedResponse.ts';

/** Kept answers by key, up to a number of bytes; the least recently used go first. */
export interface ResponseCache {
  readonly get: (key: string) => KeptAnswer | undefined;
  /** An answer that would take an eighth of all is not kept. */
  readonly set: (key: string, answer: KeptAnswer) => void;
  readonly clear: () => void;
  /** Bytes held now. */
  readonly bytes: () => number;
}

/** Headers and the map itself, roughly. */
const OVERHEAD = 6000;

const sizeOf = (key: string, { plain, compressed: { br, gzip } }: KeptAnswer) =>
  2 * key.length + plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + OVERHEAD;

export function createResponseCache(most: number): ResponseCache {
  const kept = new Map<string, KeptAnswer>();
  let bytes = 0;
  const forget = (key: string) => {
    const answer = kept.get(key);
    if (answer && kept.delete(key)) bytes -= sizeOf(key, answer);
  };
  return {
    get(key) {
      const answer = kept.get(key);
      if (answer) {
        // A map keeps the order of insertion: what is used goes to its end.
        kept.delete(key);
        kept.set(key, answer);
      }
      return answer;
    },
    set(key, answer) {
      forget(key);
      const size = sizeOf(key, answer);
      if (size > most / 8) return;
      kept.set(key, answer);
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= most) break;
        forget(oldest);
      }
    },
    clear() {
      kept.clear();
      bytes = 0;
    },
    bytes: () => bytes,
  };
}
