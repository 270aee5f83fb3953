import type { Json } from './types.ts';
import { equalJson, isObject } from './values.ts';

/** The same entry in two lists. */
export interface Pair {
  readonly old: number;
  readonly now: number;
  /** Whether several entries between the same neighbours differ, so that it could be another one. */
  readonly isGuess: boolean;
}

/** The entries of a list in another. */
export interface Alignment {
  /** In the order of the second list. */
  readonly pairs: readonly Pair[];
  /** Indexes of entries that seem removed, though a changed one beside them could be the same. */
  readonly doubtful: readonly number[];
}

/** How many entries at the start of two lists are equal, and how many of the others at their end. */
export function commonEnds<Entry>(
  olds: readonly Entry[],
  news: readonly Entry[],
  isSame: (one?: Entry, other?: Entry) => boolean = equalJson,
): [number, number] {
  const shorter = Math.min(olds.length, news.length);
  let start = 0;
  while (start < shorter && isSame(olds[start], news[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(olds.at(-1 - end), news.at(-1 - end))) end++;
  return [start, end];
}

/**
 * Finds the entries of one list in another: equal ones at both ends, then by their ids, then equal ones,
 * and of the rest those between the same neighbours, in order, if they can be versions of one entry.
 * Each entry is in one pair at most.
 */
export function alignLists(olds: readonly Json[], news: readonly Json[]): Alignment {
  const [start, end] = commonEnds(olds, news);
  const middle = alignMiddle(
    olds.slice(start, olds.length - end),
    news.slice(start, news.length - end),
  );
  const equal = (old: number, now: number): Pair => ({ old, now, isGuess: false });
  return {
    pairs: [
      ...range(0, start).map((at) => equal(at, at)),
      ...middle.pairs.map((pair) => ({ ...pair, old: start + pair.old, now: start + pair.now })),
      ...range(-end, 0).map((at) => equal(olds.length + at, news.length + at)),
    ],
    doubtful: middle.doubtful.map((index) => start + index),
  };
}

/** The same of lists without equal ends. */
export function alignMiddle(olds: readonly Json[], news: readonly Json[]): Alignment {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const guesses = new Set<number>();
  const pair = (old: number, now: number) => {
    found.set(now, old);
    taken.add(old);
  };
  matchIds(olds, news, pair);
  matchEqual(olds, news, found, taken, pair);
  const between = matchBetween(olds, news, found, taken);
  for (const { old, now, isGuess } of between.pairs) {
    pair(old, now);
    if (isGuess) guesses.add(now);
  }
  const pairs = [...found].map(([now, old]) => ({ old, now, isGuess: guesses.has(now) }));
  return { pairs: pairs.sort((one, other) => one.now - other.now), doubtful: between.doubtful };
}

/** Prismic's name of a slice or of an entry of a group; undefined if it has none. */
function idOf(entry: Json | undefined): string | undefined {
  if (!isObject(entry)) return undefined;
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
): Alignment {
  const known = [...found].sort(([one], [other]) => one - other);
  const staying = longestIncreasing(known.map(([, old]) => old));
  const end: [number, number] = [news.length, olds.length];
  const pairs: Pair[] = [];
  const doubtful: number[] = [];
  let [old, now] = [0, 0];
  for (const [nextNow, nextOld] of [...staying.map((at) => known[at] ?? end), end]) {
    const left = range(old, nextOld).filter((index) => !taken.has(index));
    const right = range(now, nextNow).filter((index) => !found.has(index));
    const isGuess = left.length > 1 || right.length > 1;
    for (const [index, from] of left.entries()) {
      const to = right[index];
      if (to !== undefined && canBeVersions(olds[from], news[to])) {
        pairs.push({ old: from, now: to, isGuess });
      } else if (isGuess && right.length > 0 && idOf(olds[from]) === undefined) {
        doubtful.push(from);
      }
    }
    [old, now] = [nextOld + 1, nextNow + 1];
  }
  return { pairs, doubtful };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_none, index) => from + index);
}

/** Entries with different ids are different entries, and a slice keeps its type. */
function canBeVersions(old: Json | undefined, now: Json | undefined): boolean {
  if (Array.isArray(old) !== Array.isArray(now)) return false;
  if (!isObject(old) || !isObject(now)) return isObject(old) === isObject(now);
  const [id, newId] = [idOf(old), idOf(now)];
  if (id !== undefined && newId !== undefined && id !== newId) return false;
  return old['slice_type'] === now['slice_type'];
}

/** The indexes of a longest increasing subsequence. */
export function longestIncreasing(list: readonly number[]): number[] {
  const tails: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, value] of list.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1];
    tails[low] = index;
  }
  const found: number[] = [];
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) found.push(at);
  return found.toReversed();
}
