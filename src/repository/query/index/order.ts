import { isRecord } from '#repository/content/isRecord.ts';
import { readValues } from '../fields/readValues.ts';
import { scalarsOf } from '../fields/scalar.ts';
import type { Target } from '../fields/Target.ts';
import type { Ordering } from '../orderings/parseOrderings.ts';
import { keptPerSegment, type Segment } from './Segment.ts';
import { holders } from './valueIndex.ts';
import { fold } from './words.ts';

/** What a document is ordered by; nothing where its field is empty, and those always come last. */
export type SortKey = string | number | undefined;

/** A segment's documents in one order, and the place of each in it. */
export interface Order {
  readonly ordinals: Uint32Array;
  readonly places: Uint32Array;
}

const sortKeys: (segment: Segment, ordering: Ordering) => readonly SortKey[] = keptPerSegment(
  nameOf,
  (segment, { target, descending }: Ordering) => {
    const keys = Array.from<SortKey>({ length: segment.size });
    for (const ordinal of holders(segment, target)) {
      // Of a group's items the foremost counts: the least ascending, the greatest descending.
      for (const key of readValues(segment.at(ordinal), target).flatMap((value) =>
        keyOf(target, value),
      )) {
        const known = keys[ordinal];
        if (known === undefined || compare(key, known) < 0 !== descending) keys[ordinal] = key;
      }
    }
    return keys;
  },
);

/** Negative when the first document comes before the second, whatever segments they are in. */
export function compareDocuments(
  orderings: readonly Ordering[],
  [one, oneOrdinal]: readonly [Segment, number],
  [other, otherOrdinal]: readonly [Segment, number],
): number {
  for (const ordering of orderings) {
    const key = sortKeys(one, ordering)[oneOrdinal];
    const otherKey = sortKeys(other, ordering)[otherOrdinal];
    if (key === otherKey) continue;
    if (key === undefined) return 1;
    if (otherKey === undefined) return -1;
    return ordering.descending ? compare(otherKey, key) : compare(key, otherKey);
  }
  return 0;
}

/** A segment's documents ordered by one or several keys; equal ones keep their order. */
export const orderOf: (segment: Segment, orderings: readonly Ordering[]) => Order = keptPerSegment(
  (orderings: readonly Ordering[]) => orderings.map(nameOf).join(),
  (segment, orderings) => {
    const columns = orderings.map((ordering) => sortKeys(segment, ordering));
    const signs = orderings.map(({ descending }) => (descending ? -1 : 1));
    const ordinals = Uint32Array.from({ length: segment.size }, (_, ordinal) => ordinal);
    ordinals.sort((one, other) => {
      for (let index = 0; index < columns.length; index++) {
        const [key, otherKey] = [columns[index]?.[one], columns[index]?.[other]];
        if (key === otherKey) continue;
        if (key === undefined) return 1;
        if (otherKey === undefined) return -1;
        return compare(key, otherKey) * (signs[index] ?? 1);
      }
      return one - other;
    });
    const places = new Uint32Array(segment.size);
    for (const [place, ordinal] of ordinals.entries()) places[ordinal] = place;
    return { ordinals, places };
  },
);

function nameOf({ target, descending }: Ordering): string {
  return `${target.path}${descending ? ' desc' : ''}`;
}

function keyOf(target: Target, value: unknown): (string | number)[] {
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
