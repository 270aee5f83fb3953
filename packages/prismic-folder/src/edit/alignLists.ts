import { isRecord } from '../json.ts';
import { longestIncreasing } from './orderMoves.ts';
import type { Json } from './types.ts';

/** An index of one list and the index of the same entry in another. */
export type Pair = readonly [number, number];

/**
 * Finds the entries of one list in another: first by their ids, then equal ones, and of the rest
 * those between the same neighbours, in order, if they can be versions of one entry. Each entry is
 * in one pair at most; the pairs are in the order of `news`.
 */
export function alignLists(olds: readonly Json[], news: readonly Json[]): Pair[] {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (old: number, now: number) => {
    found.set(now, old);
    taken.add(old);
  };
  matchIds(olds, news, pair);
  matchEqual(olds, news, found, taken, pair);
  for (const [old, now] of matchBetween(olds, news, found, taken)) pair(old, now);
  return [...found].map(([now, old]): Pair => [old, now]).sort(([, one], [, other]) => one - other);
}

/** Prismic's name of a slice or of an entry of a group; undefined if it has none. */
export function idOf(entry: Json | undefined): string | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, key } = entry;
  if (typeof id === 'string' && id !== '') return `id ${id}`;
  return typeof key === 'string' && key !== '' ? `key ${key}` : undefined;
}

type AddPair = (old: number, now: number) => void;

function matchIds(olds: readonly Json[], news: readonly Json[], pair: AddPair): void {
  const places = uniqueIds(olds);
  for (const [id, now] of uniqueIds(news)) {
    const old = places.get(id);
    if (old !== undefined) pair(old, now);
  }
}

/** Ids that occur once, with the index. */
function uniqueIds(list: readonly Json[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [index, entry] of list.entries()) {
    const id = idOf(entry);
    if (id === undefined) continue;
    if (places.has(id)) repeated.add(id);
    places.set(id, index);
  }
  for (const id of repeated) places.delete(id);
  return places;
}

function matchEqual(
  olds: readonly Json[],
  news: readonly Json[],
  found: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
  pair: AddPair,
): void {
  const places = new Map<string, number[]>();
  for (let index = olds.length - 1; index >= 0; index--) {
    if (taken.has(index)) continue;
    const text = JSON.stringify(olds[index]);
    const known = places.get(text);
    if (known === undefined) places.set(text, [index]);
    else known.push(index);
  }
  for (const [now, entry] of news.entries()) {
    if (found.has(now)) continue;
    const old = places.get(JSON.stringify(entry))?.pop();
    if (old !== undefined) pair(old, now);
  }
}

/** Pairs what is left between two neighbouring pairs that have kept their order. */
function matchBetween(
  olds: readonly Json[],
  news: readonly Json[],
  found: ReadonlyMap<number, number>,
  taken: ReadonlySet<number>,
): Pair[] {
  const pairs = [...found].sort(([one], [other]) => one - other);
  const staying = longestIncreasing(pairs.map(([, old]) => old));
  const anchors: Pair[] = staying.flatMap((at) => {
    const [now, old] = pairs[at] ?? [];
    return now === undefined || old === undefined ? [] : [[old, now] as const];
  });
  const added: Pair[] = [];
  let [old, now] = [0, 0];
  for (const [nextOld, nextNow] of [...anchors, [olds.length, news.length] as const]) {
    while (old < nextOld && now < nextNow) {
      if (taken.has(old)) old++;
      else if (found.has(now)) now++;
      else {
        if (canBeVersions(olds[old], news[now])) added.push([old, now]);
        old++;
        now++;
      }
    }
    [old, now] = [nextOld + 1, nextNow + 1];
  }
  return added;
}

/** Entries with different ids are different entries, and a slice keeps its type. */
function canBeVersions(old: Json | undefined, now: Json | undefined): boolean {
  const isObject = isRecord(old);
  if (isObject !== isRecord(now) || Array.isArray(old) !== Array.isArray(now)) return false;
  if (!isObject || !isRecord(now)) return true;
  const [id, newId] = [idOf(old), idOf(now)];
  if (id !== undefined && newId !== undefined && id !== newId) return false;
  return old['slice_type'] === now['slice_type'];
}
