import type { Models, RepositoryDocument } from '#repository/types.ts';

/**
 * Documents that are indexed together and never change: master's, or the ones a release brings.
 * Within a segment a document goes by its ordinal, its place in `documents`. Indexes over a
 * segment are built when a query first needs them and kept as long as the segment.
 */
export class Segment {
  readonly documents: readonly RepositoryDocument[];
  readonly models: Models;
  readonly #ordinals: ReadonlyMap<string, number>;

  constructor(documents: readonly RepositoryDocument[], models: Models) {
    this.documents = documents;
    this.models = models;
    this.#ordinals = new Map(documents.map((document, ordinal) => [document.id, ordinal]));
  }

  get size(): number {
    return this.documents.length;
  }

  /** Ordinal of the document with an id. */
  find(id: string): number | undefined {
    return this.#ordinals.get(id);
  }

  at(ordinal: number): RepositoryDocument {
    const document = this.documents[ordinal];
    if (!document) throw new RangeError(`No document ${ordinal} in a segment of ${this.size}`);
    return document;
  }
}

/** Builds an index once for each segment and key, and keeps it while the segment lives. */
export function keptPerSegment<Key, Index>(
  nameOf: (key: Key) => string,
  build: (segment: Segment, key: Key) => Index,
): (segment: Segment, key: Key) => Index {
  const kept = new WeakMap<Segment, Map<string, Index>>();
  return (segment, key) => {
    let indexes = kept.get(segment);
    if (!indexes) kept.set(segment, (indexes = new Map<string, Index>()));
    const name = nameOf(key);
    let index = indexes.get(name);
    if (index === undefined) indexes.set(name, (index = build(segment, key)));
    return index;
  };
}
