/** undefined removes what has the key. */
export type KeptWrite = readonly [key: string, value: unknown];

/** Where a browser keeps what is not saved. Values are copied, as by `structuredClone`. */
export interface KeptStore {
  /** Everything whose key begins so, in the order of keys. */
  readonly entries: (
    prefix: string,
  ) => Promise<readonly (readonly [key: string, value: unknown])[]>;
  /** Writes all or nothing. */
  readonly write: (writes: readonly KeptWrite[]) => Promise<void>;
  /** Holds a name until it is released, or the page is gone; null if a page has it. */
  readonly claim: (name: string) => Promise<(() => void) | null>;
}
