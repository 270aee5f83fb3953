import type { Models, RepositoryDocument } from '../types.ts';

/** The documents of one ref, in their default order. Immutable. */
export class View {
  readonly ref: string;
  readonly documents: readonly RepositoryDocument[];
  readonly models: Models;

  constructor(ref: string, documents: readonly RepositoryDocument[], models: Models) {
    this.ref = ref;
    this.documents = documents;
    this.models = models;
  }

  /** The document at a position in the view's order. */
  at(place: number): RepositoryDocument {
    const document = this.documents[place];
    if (!document) throw new RangeError(`No document ${place} among ${this.documents.length}`);
    return document;
  }

  /** The document with an id, in any language. */
  find(id: string): RepositoryDocument | undefined {
    const place = placesById(this, undefined).get(id);
    return place === undefined ? undefined : this.documents[place];
  }

  /** A view with a release's documents, which replace those with the same id or are added. */
  withRelease(ref: string, documents: readonly RepositoryDocument[]): View {
    const replaced = new Set(documents.map(({ id }) => id));
    const rest = this.documents.filter(({ id }) => !replaced.has(id));
    return new View(ref, [...rest, ...documents], this.models);
  }
}

/** Gives a view what was computed for an earlier one, whose documents differ at some places. */
type Carry = (from: View, to: View, places: readonly number[]) => void;

const carriers: Carry[] = [];

/** Of more changes than this at once, all is computed anew. */
const MAX_CHANGES = 20;

/** Takes over what was computed for an earlier view, if only texts of a few documents differ. */
export function carryOver(from: View, to: View): void {
  if (from.models !== to.models || from.documents.length !== to.documents.length) return;
  const places: number[] = [];
  for (const [place, document] of to.documents.entries()) {
    const before = from.documents[place];
    if (before === document) continue;
    if (!before || namesOf(before) !== namesOf(document)) return;
    if (places.push(place) > MAX_CHANGES) return;
  }
  for (const carry of carriers) carry(from, to, places);
}

const namesOf = ({ id, type, lang, uid, previous_uids: previous }: RepositoryDocument) =>
  JSON.stringify([id, type, lang, uid, previous]);

/**
 * Computes a value once per view and key, and caches it as long as the view exists. `update` makes that of a view of
 * which a few documents differ from the value before.
 */
export function cachedPerView<Key, Value>(
  nameOf: (key: Key) => string,
  compute: (view: View, key: Key) => Value,
  update?: (view: View, key: Key, before: Value, places: readonly number[]) => Value,
): (view: View, key: Key) => Value {
  type Values = Map<string, { readonly key: Key; readonly value: Value }>;
  const cache = new WeakMap<View, Values>();
  const valuesOf = (view: View) => {
    let values = cache.get(view);
    if (!values) cache.set(view, (values = new Map()));
    return values;
  };
  if (update) {
    carriers.push((from, to, places) => {
      for (const [name, { key, value }] of cache.get(from) ?? []) {
        valuesOf(to).set(name, { key, value: update(to, key, value, places) });
      }
    });
  }
  return (view, key) => {
    const values = valuesOf(view);
    const name = nameOf(key);
    let known = values.get(name);
    if (known === undefined) values.set(name, (known = { key, value: compute(view, key) }));
    return known.value;
  };
}

/** Where documents are in a view, by their ids. */
const placesById = cachedPerView(
  () => '',
  ({ documents }) => new Map(documents.map(({ id }, place) => [id, place])),
  (_view, _key, before) => before,
);
