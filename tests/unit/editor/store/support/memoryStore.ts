import type { KeptStore } from '#page-editor/document/kept/keptStore.ts';

/** A store of one browser, in memory. Pages of it can crash, and it can refuse to write. */
export interface MemoryStore {
  readonly values: Map<string, unknown>;
  isFull: boolean;
  /** A new page of the browser. After its crash it writes no more and holds no names. */
  readonly page: () => { readonly store: KeptStore; readonly crash: () => void };
}

export function memoryStore(): MemoryStore {
  const claims = new Map<string, object>();
  const browser: MemoryStore = {
    values: new Map(),
    isFull: false,
    page() {
      const owner = {};
      let isGone = false;
      return {
        store: {
          async entries(prefix) {
            const found = [...browser.values].filter(([key]) => key.startsWith(prefix));
            return structuredClone(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
          },
          async write(writes) {
            const copies = structuredClone(writes);
            // As in a browser, it takes a moment.
            await Promise.resolve();
            if (isGone) return new Promise<void>(() => undefined);
            if (browser.isFull) throw new DOMException('No space left', 'QuotaExceededError');
            for (const [key, value] of copies) {
              if (value === undefined) browser.values.delete(key);
              else browser.values.set(key, value);
            }
            return undefined;
          },
          async claim(name) {
            if (claims.has(name)) return null;
            claims.set(name, owner);
            return () => void claims.delete(name);
          },
        },
        crash() {
          isGone = true;
          for (const [name, holder] of claims) if (holder === owner) claims.delete(name);
        },
      };
    },
  };
  return browser;
}
