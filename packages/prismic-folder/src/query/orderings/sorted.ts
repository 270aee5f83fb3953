import { isRecord } from '../../json.ts';
import type { RepositoryDocument } from '../../types.ts';
import { readValues } from '../fields/readValues.ts';
import { scalarsOf } from '../fields/scalar.ts';
import type { Target } from '../fields/Target.ts';
import { fold } from '../fullText/words.ts';
import { cachedPerView, type View } from '../View.ts';
import type { Ordering } from './parseOrderings.ts';

/** A document's sort key; undefined if the field is empty, which always comes last. */
type SortKey = string | number | undefined;

/** Positions of a view's documents, sorted by one or several keys. The sort is stable. */
export const sorted: (view: View, orderings: readonly Ordering[]) => readonly number[] =
  cachedPerView(
    (orderings: readonly Ordering[]) =>
      orderings.map(({ target, descending }) => `${target.path} ${descending}`).join(),
    ({ documents }, orderings) =>
      documents
        .map((document, place) => ({ place, keys: orderings.map((one) => sortKey(document, one)) }))
        .sort((one, other) => compareKeys(orderings, one.keys, other.keys))
        .map(({ place }) => place),
  );

function compareKeys(
  orderings: readonly Ordering[],
  keys: readonly SortKey[],
  otherKeys: readonly SortKey[],
): number {
  for (const [index, { descending }] of orderings.entries()) {
    const [key, otherKey] = [keys[index], otherKeys[index]];
    if (key === otherKey) continue;
    if (key === undefined) return 1;
    if (otherKey === undefined) return -1;
    return descending ? compare(otherKey, key) : compare(key, otherKey);
  }
  return 0;
}

/** The field's value; for items of a group the smallest if ascending, the largest if descending. */
function sortKey(document: RepositoryDocument, { target, descending }: Ordering): SortKey {
  return readValues(document, target)
    .flatMap((value) => keysOf(target, value))
    .reduce<SortKey>(
      (best, key) => (best === undefined || compare(key, best) < 0 !== descending ? key : best),
      undefined,
    );
}

function keysOf(target: Target, value: unknown): (string | number)[] {
  if (target.kind === 'rich text') {
    const [first]: readonly unknown[] = Array.isArray(value) ? value : [];
    const text = isRecord(first) ? first['text'] : undefined;
    return typeof text === 'string' && text !== '' ? [fold(text)] : [];
  }
  return scalarsOf(target.kind, value).map((scalar) =>
    typeof scalar === 'string' ? fold(scalar) : Number(scalar),
  );
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
