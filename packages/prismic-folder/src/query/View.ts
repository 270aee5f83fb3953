import type { Models, RepositoryDocument } from '../types.ts';

/** The documents of one ref, in their default order. Immutable. */
export class View {
  readonly ref: string;
  readonly documents: readonly RepositoryDocument[];
  readonly models: Models;
  readonly #byId: ReadonlyMap<string, RepositoryDocument>;

  constructor(ref: string, documents: readonly RepositoryDocument[], models: Models) {
    this.ref = ref;
    this.documents = documents;
    this.models = models;
    this.#byId = new Map(documents.map((document) => [document.id, document]));
  }

  /** The document at a position in the view's order. */
  at(place: number): RepositoryDocument {
    const document = this.documents[place];
    if (!document) throw new RangeError(`No document ${place} among ${this.documents.length}`);
    return document;
  }

  /** The document with an id, in any language. */
  find(id: string): RepositoryDocument | undefined {
    return this.#byId.get(id);
  }

  /** A view with a release's documents, which replace those with the same id or are added. */
  withRelease(ref: string, documents: readonly RepositoryDocument[]): View {
    const replaced = new Set(documents.map(({ id }) => id));
    const rest = this.documents.filter(({ id }) => !replaced.has(id));
    return new View(ref, [...rest, ...documents], this.models);
  }
}

/** Computes a value once per view and key, and caches it as long as the view exists. */
export function cachedPerView<Key, Value>(
  nameOf: (key: Key) => string,
  compute: (view: View, key: Key) => Value,
): (view: View, key: Key) => Value {
  const cache = new WeakMap<View, Map<string, Value>>();
  return (view, key) => {
    let values = cache.get(view);
    if (!values) cache.set(view, (values = new Map<string, Value>()));
    const name = nameOf(key);
    let value = values.get(name);
    if (value === undefined) values.set(name, (value = compute(view, key)));
    return value;
  };
}
