import { conflictOf } from './conflictOf.ts';
import { equalJson } from './equalJson.ts';
import { mergeInserts } from './mergeInserts.ts';
import type { Json, JsonPath, ValueConflict } from './types.ts';
import { type ListVersion, versionOf } from './versionOf.ts';

/** Merges a value that all three have; adds conflicts, where the result has what is on disk. */
export type MergeInner = (
  base: Json,
  mine: Json,
  disk: Json,
  path: JsonPath,
  conflicts: ValueConflict[],
) => Json;

/** Three versions of a list. */
export interface Lists {
  readonly base: readonly Json[];
  readonly mine: readonly Json[];
  readonly disk: readonly Json[];
}

/** The merged value of an entry of the base at an index of the result; undefined if it is removed. */
type MergeEntry = (index: number, at: number) => Json | undefined;

/**
 * Merges entry by entry. Conflicts are: an entry that one has changed and the other removed; entries
 * that both inserted between the same neighbours; another order where the other one has inserted,
 * removed or moved entries, too. If it is not clear which entries they are, all of the list is one
 * conflict.
 */
export function mergeLists(
  lists: Lists,
  path: JsonPath,
  conflicts: ValueConflict[],
  mergeInner: MergeInner,
): Json {
  const { base } = lists;
  const [mine, disk] = [versionOf(base, lists.mine), versionOf(base, lists.disk)];
  const found: ValueConflict[] = [];
  // Whether it is certain which entries of the versions are the same, wherever that matters.
  let isClear = true;

  const mergeEntry: MergeEntry = (index, at) => {
    const inner = [...path, at];
    const [my, its] = [mine.places[index], disk.places[index]];
    const [was, myValue, value] = [
      base[index],
      my && lists.mine[my.now],
      its && lists.disk[its.now],
    ];
    const isOverlap =
      !equalJson(was, myValue) && !equalJson(was, value) && !equalJson(myValue, value);
    if (isOverlap && (my?.isGuess === true || its?.isGuess === true)) isClear = false;
    if (was !== undefined && myValue !== undefined && value !== undefined) {
      return mergeInner(was, myValue, value, inner, found);
    }
    if (isOverlap) found.push(conflictOf(inner, was, myValue, value));
    return isOverlap || value === undefined ? value : myValue;
  };

  const merge = mine.isReordered || disk.isReordered ? mergeOrder : mergeEntries;
  const merged = merge(mine, disk, mergeEntry, path, found);
  for (const index of [...mine.doubtful, ...disk.doubtful]) {
    const isRemovedByBoth = (mine.places[index] ?? disk.places[index]) === undefined;
    if (isRemovedByBoth || found.length > 0) isClear = false;
  }
  if (merged === undefined || !isClear) {
    conflicts.push({ path, ...lists });
    return lists.disk;
  }
  for (const conflict of found) conflicts.push(conflict);
  return merged;
}

function mergeEntries(
  mine: ListVersion,
  disk: ListVersion,
  mergeEntry: MergeEntry,
  path: JsonPath,
  conflicts: ValueConflict[],
): Json[] {
  const inserts = mergeInserts(mine, disk);
  const merged: Json[] = [];
  for (let index = -1; index < mine.places.length; index++) {
    const value = index < 0 ? undefined : mergeEntry(index, merged.length);
    if (value !== undefined) merged.push(value);
    const { entries = [], contested = [] } = inserts.get(index) ?? {};
    for (const { at, mine, disk } of contested) {
      conflicts.push(conflictOf([...path, merged.length + at], undefined, mine, disk));
    }
    for (const entry of entries) merged.push(entry);
  }
  return merged;
}

/** undefined if it is not clear which order is meant. */
function mergeOrder(
  mine: ListVersion,
  disk: ListVersion,
  mergeEntry: MergeEntry,
  _path: JsonPath,
  conflicts: readonly ValueConflict[],
): Json[] | undefined {
  if (!mine.hasSameEntries && !disk.hasSameEntries) return undefined;
  const { places, list } = disk.hasSameEntries ? mine : disk;
  for (const [index, pair] of places.entries()) if (pair === undefined) mergeEntry(index, 0);
  // An entry that one removed and the other changed has no place in the new order.
  if (conflicts.length > 0) return undefined;
  const origins = new Map(places.map((pair, index) => [pair?.now, index]));
  return list.map((entry, at) => {
    const origin = origins.get(at);
    return origin === undefined ? entry : (mergeEntry(origin, at) ?? entry);
  });
}
