import { alignLists, type Json, type JsonPath, valueAt } from 'prismic-folder/edit';
import type { DocumentJson } from '../../model/DocumentJson.ts';

type List = readonly Json[];

interface Aligned {
  readonly now: List;
  /** Indexes in the published list by those in the present one. */
  readonly pairs: ReadonlyMap<number, number>;
}

/** The last alignment with each published list. */
const known = new WeakMap<List, Aligned>();

/**
 * Where the value at a path is in the published file: slices and entries of groups may have moved.
 * null: it is in an entry that is not published.
 */
export function publishedPath(
  json: DocumentJson,
  published: DocumentJson,
  path: JsonPath,
): JsonPath | null {
  return pathIn(path, json, published, (now, old, index) => entries(old, now).get(index) ?? null);
}

/** Where the value at a path is in another version; `entryIn` finds an entry of a list in the other list. */
export function pathIn(
  path: JsonPath,
  json: DocumentJson,
  other: DocumentJson,
  entryIn: (list: List, otherList: List, index: number) => number | null,
): JsonPath | null {
  const found: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    let place: string | number | null = key;
    if (typeof key === 'number') {
      const list = valueAt(json, path.slice(0, depth));
      const otherList = valueAt(other, found);
      // Casts: lists of JSON files.
      place =
        Array.isArray(list) && Array.isArray(otherList)
          ? entryIn(list as List, otherList as List, key)
          : null;
    }
    if (place === null) return null;
    found.push(place);
  }
  return found;
}

function entries(old: List, now: List): ReadonlyMap<number, number> {
  const last = known.get(old);
  if (last?.now === now) return last.pairs;
  // Typing changes one entry, which stays where it is: lists of a thousand slices take long to align.
  const pairs =
    last && isOneChanged(last.now, now)
      ? last.pairs
      : new Map(alignLists(old, now).pairs.map((pair) => [pair.now, pair.old]));
  known.set(old, { now, pairs });
  return pairs;
}

function isOneChanged(before: List, now: List): boolean {
  if (before.length !== now.length) return false;
  return now.filter((entry, index) => entry !== before[index]).length <= 1;
}
