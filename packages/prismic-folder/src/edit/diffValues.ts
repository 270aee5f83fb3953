import { alignMiddle, commonEnds, longestIncreasing } from './alignLists.ts';
import type { Change, Json, JsonObject, JsonPath } from './types.ts';
import { isList, isObject } from './values.ts';

/**
 * The changes that turn one value into another, as few and as deep as possible: an entry inserted
 * in front of a list is one change, and so is a word in a list of paragraphs. The order of keys
 * does not count.
 */
export function diffValues(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  diff(before, after, [], changes);
  return changes;
}

function diff(before: Json, after: Json, path: JsonPath, changes: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) diffLists(before, after, path, changes);
  else if (isObject(before) && isObject(after)) diffObjects(before, after, path, changes);
  else changes.push({ op: 'set', path, value: after });
}

/** Adds first, so that an object never gets empty and is written in the same layout. */
function diffObjects(
  before: JsonObject,
  after: JsonObject,
  path: JsonPath,
  changes: Change[],
): void {
  for (const [key, value] of Object.entries(after)) {
    const inner = [...path, key];
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (old === undefined) changes.push({ op: 'set', path: inner, value });
    else diff(old, value, inner, changes);
  }
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) changes.push({ op: 'remove', path: [...path, key] });
  }
}

/** Removes first, then moves, then inserts, each list from its start; last come changed entries. */
function diffLists(
  before: readonly Json[],
  after: readonly Json[],
  path: JsonPath,
  changes: Change[],
): void {
  const [start, end] = commonEnds(before, after);
  const olds = before.slice(start, before.length - end);
  const news = after.slice(start, after.length - end);
  const { pairs } = alignMiddle(olds, news);
  const isOther = pairs.length === 0 && start + end === 0;
  if (isOther && olds.length > 0 && news.length > 0) {
    changes.push({ op: 'set', path, value: after });
    return;
  }
  const paired = new Map(pairs.map(({ old, now }) => [now, old]));
  const kept = new Set(paired.values());

  for (let index = olds.length - 1; index >= 0; index--) {
    if (!kept.has(index)) changes.push({ op: 'remove', path: [...path, start + index] });
  }
  const inOrder = pairs.toSorted((one, other) => one.old - other.old).map(({ now }) => now);
  for (const { from, to } of orderMoves(inOrder)) {
    changes.push({ op: 'move', path: [...path, start + from], to: start + to });
  }
  for (const [index, value] of news.entries()) {
    if (!paired.has(index)) changes.push({ op: 'insert', path: [...path, start + index], value });
  }
  for (const [index, value] of news.entries()) {
    const old = olds[paired.get(index) ?? -1];
    if (old !== undefined) diff(old, value, [...path, start + index], changes);
  }
}

/** Takes an entry out at one index and inserts it at another. */
interface Move {
  readonly from: number;
  readonly to: number;
}

/**
 * The moves that sort a list of different numbers, applied in order. Entries of the longest run
 * that is sorted already stay.
 */
function orderMoves(list: readonly number[]): Move[] {
  const staying = new Set(longestIncreasing(list));
  if (staying.size === list.length) return [];
  // How many entries are at each place: one that was moved counts where the entry before it stays.
  const places = counter(list.length + 1);
  for (const slot of list.keys()) places.add(slot + 1, 1);
  const moves: Move[] = [];
  let anchor = 0;
  for (const slot of [...list.keys()].sort((one, other) => (list[one] ?? 0) - (list[other] ?? 0))) {
    if (staying.has(slot)) {
      anchor = slot + 1;
      continue;
    }
    const from = places.before(slot + 1);
    places.add(slot + 1, -1);
    const to = places.before(anchor + 1);
    places.add(anchor, 1);
    if (from !== to) moves.push({ from, to });
  }
  return moves;
}

/** Counts per index, with the sum before an index in logarithmic time (a Fenwick tree). */
function counter(size: number) {
  const sums = new Int32Array(size + 1);
  return {
    add(index: number, count: number) {
      for (let at = index + 1; at <= size; at += at & -at) sums[at] = (sums[at] ?? 0) + count;
    },
    before(index: number) {
      let sum = 0;
      for (let at = index; at > 0; at -= at & -at) sum += sums[at] ?? 0;
      return sum;
    },
  };
}
