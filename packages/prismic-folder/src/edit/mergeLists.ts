import { alignLists, commonEnds, type Pair } from './alignLists.ts';
import type { Json, JsonPath, ValueConflict } from './types.ts';
import { equalJson } from './values.ts';

/** Merges a value that all three have; adds conflicts, where the result has what is on disk. */
export type MergeInner = (
  base: Json,
  mine: Json,
  disk: Json,
  path: JsonPath,
  conflicts: ValueConflict[],
) => Json;

/** Three versions of a list. */
interface Lists {
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

/** A conflict without the values that are missing. */
export function conflictOf(
  path: JsonPath,
  base: Json | undefined,
  mine: Json | undefined,
  disk: Json | undefined,
): ValueConflict {
  return {
    path,
    ...(base !== undefined && { base }),
    ...(mine !== undefined && { mine }),
    ...(disk !== undefined && { disk }),
  };
}

/** One writer's version of a list. */
interface ListVersion {
  readonly list: readonly Json[];
  /** Where each entry of the base is; undefined if it was removed. */
  readonly places: readonly (Pair | undefined)[];
  /** Entries of the base that seem removed, but may have been changed. */
  readonly doubtful: ReadonlySet<number>;
  readonly isReordered: boolean;
  /** Whether all entries of the base are there in their order, and no others. */
  readonly hasSameEntries: boolean;
}

/** Finds the entries of a list in a version of it. */
function versionOf(base: readonly Json[], list: readonly Json[]): ListVersion {
  const { pairs, doubtful } = alignLists(base, list);
  const places: (Pair | undefined)[] = base.map(() => undefined);
  for (const pair of pairs) places[pair.old] = pair;
  const order = places.flatMap((pair) => pair?.now ?? []);
  const isReordered = order.some((now, index) => now < (order[index - 1] ?? -1));
  const isComplete = order.length === base.length && order.length === list.length;
  return {
    list,
    places,
    doubtful: new Set(doubtful),
    isReordered,
    hasSameEntries: isComplete && !isReordered,
  };
}

/** What comes after an entry of the base in a merged list. */
interface Insert {
  readonly entries: readonly Json[];
  /** Entries of mine that may belong before or after those on disk. */
  readonly contested: readonly Contested[];
}

interface Contested {
  /** Index in `entries`. */
  readonly at: number;
  readonly mine: Json;
  readonly disk: Json | undefined;
}

/** Entries that one writer inserted between two entries of the base, -1 and its length at the ends. */
interface Gap {
  readonly before: number;
  readonly after: number;
  readonly entries: readonly Json[];
}

/**
 * Which entries to insert after which entry of the base (-1: at the start), where both versions
 * have the entries of the base in its order. Equal inserts of both are inserted once.
 */
function mergeInserts(mine: ListVersion, disk: ListVersion): ReadonlyMap<number, Insert> {
  const inserts = new Map<number, Insert>();
  const [myGaps, itsGaps] = [gapsOf(mine), gapsOf(disk)];
  for (const { before, entries } of itsGaps) inserts.set(before, { entries, contested: [] });
  for (const gap of myGaps) {
    const [its, ...others] = itsGaps.filter((other) => overlap(gap, other));
    if (its === undefined) {
      inserts.set(gap.before, { entries: gap.entries, contested: [] });
      continue;
    }
    const isOnly =
      others.length === 0 && myGaps.filter((other) => overlap(its, other)).length === 1;
    const combined = isOnly ? combine(gap.entries, its.entries) : undefined;
    const known = inserts.get(its.before);
    const contested = gap.entries.map((entry) => ({ at: 0, mine: entry, disk: undefined }));
    inserts.set(
      its.before,
      combined ?? {
        entries: its.entries,
        contested: [...(known?.contested ?? []), ...contested],
      },
    );
  }
  return inserts;
}

function combine(mine: readonly Json[], disk: readonly Json[]): Insert {
  const [start, end] = commonEnds(mine, disk);
  if (mine.length === start + end) return { entries: disk, contested: [] };
  if (disk.length === start + end) return { entries: mine, contested: [] };
  const theirs = disk.slice(start, disk.length - end);
  const contested = mine.slice(start, mine.length - end).map((entry, index) => ({
    at: start + Math.min(index, theirs.length),
    mine: entry,
    disk: theirs[index],
  }));
  return { entries: disk, contested };
}

/** Whether entries of two gaps could have either order. */
function overlap(one: Gap, other: Gap): boolean {
  return Math.max(one.before, other.before) < Math.min(one.after, other.after);
}

function gapsOf({ list, places }: ListVersion): Gap[] {
  const origins = new Map(places.map((pair, index) => [pair?.now, index]));
  const gaps: Gap[] = [];
  let before = -1;
  let entries: Json[] = [];
  const close = (after: number) => {
    if (entries.length > 0) gaps.push({ before, after, entries });
    [before, entries] = [after, []];
  };
  for (const [now, entry] of list.entries()) {
    const origin = origins.get(now);
    if (origin === undefined) entries.push(entry);
    else close(origin);
  }
  close(places.length);
  return gaps;
}
