import { alignLists, isObject, type Json, longestIncreasing, textOf } from 'prismic-folder/edit';

/** An entry that two versions of a list have, with its indexes. */
interface KeptEntry {
  readonly old: number;
  readonly now: number;
  /** Index to move it to, so that it stands where it was; null if it has not moved. */
  readonly back: number | null;
}

/** An entry that stands elsewhere now. */
export type MovedEntry = KeptEntry & { readonly back: number };

/** An entry of the old version, and where in the new one to insert it. */
interface RemovedEntry {
  readonly old: number;
  readonly at: number;
}

interface ListComparison {
  /** In the order of the new version. */
  readonly kept: readonly KeptEntry[];
  /** Indexes in the new version. */
  readonly added: readonly number[];
  readonly removed: readonly RemovedEntry[];
}

/** Which entries of a list were moved, added and removed. Entries are matched as a merge does it. */
export function compareLists(olds: readonly Json[], news: readonly Json[]): ListComparison {
  const pairs = pairsOf(olds, news);
  const staying = new Set(longestIncreasing(pairs.map(({ old }) => old)));
  // Where to insert what was behind an old index: behind the last staying entry before it.
  const places = new Map(
    [...staying].map((at) => [pairs[at]?.old ?? 0, (pairs[at]?.now ?? 0) + 1] as const),
  );
  const paired = new Map(pairs.map(({ old }, at) => [old, at]));
  const back = new Map<number, number>();
  const removed: { old: number; at: number }[] = [];
  let at = 0;
  for (const old of olds.keys()) {
    const pair = paired.get(old);
    if (pair === undefined) removed.push({ old, at });
    else if (!staying.has(pair)) {
      const now = pairs[pair]?.now ?? 0;
      back.set(old, now < at ? at - 1 : at);
    }
    at = places.get(old) ?? at;
  }
  const kept = pairs.map(({ old, now }) => ({ old, now, back: back.get(old) ?? null }));
  const known = new Set(pairs.map(({ now }) => now));
  return { kept, added: [...news.keys()].filter((now) => !known.has(now)), removed };
}

/** What to say of entries, by what happened to them. */
interface EntryWords<Words> {
  readonly removed: (entry: RemovedEntry) => readonly Words[];
  readonly added: (now: number) => readonly Words[];
  readonly moved: (entry: MovedEntry) => readonly Words[];
  /** Of an entry that both versions have, also where it was moved. */
  readonly kept: (entry: KeptEntry) => readonly Words[];
}

/** Says what differs between two lists, in the order of the new one: what was removed first, or in its place. */
export function describeLists<Words>(
  olds: readonly Json[],
  news: readonly Json[],
  words: EntryWords<Words>,
  isInPlace = false,
): Words[] {
  const { kept, added, removed } = compareLists(olds, news);
  const found = [
    ...removed.map((entry) => [isInPlace ? entry.at : -1, words.removed(entry)] as const),
    ...added.map((now) => [now, words.added(now)] as const),
    ...kept.map((entry) => {
      const { now, back } = entry;
      const moved = back === null ? [] : words.moved({ ...entry, back });
      return [now, [...moved, ...words.kept(entry)]] as const;
    }),
  ];
  return found.sort(([one], [other]) => one - other).flatMap(([, said]) => said);
}

type Pair = Pick<KeptEntry, 'old' | 'now'>;

/** The same entries, in the order of the new list. */
function pairsOf(olds: readonly Json[], news: readonly Json[]): Pair[] {
  const { pairs } = alignLists(olds, news);
  return [...pairs, ...matchSimilar(olds, news, pairs)].sort((one, other) => one.now - other.now);
}

/** A shorter value, such as 'Yes', says nothing about which entry it is. */
const MIN_TELLING = 8;
const MAX_CANDIDATES = 20;

/** Entries without an id that were moved and changed: those of a kind that share most values. */
function matchSimilar(
  olds: readonly Json[],
  news: readonly Json[],
  pairs: readonly Pair[],
): Pair[] {
  const [oldTaken, newTaken] = [
    new Set(pairs.map(({ old }) => old)),
    new Set(pairs.map(({ now }) => now)),
  ];
  const places = new Map<string, number[]>();
  for (const [old, entry] of olds.entries()) {
    if (oldTaken.has(old)) continue;
    for (const value of tellingValues(entry)) {
      const known = places.get(value);
      if (known === undefined) places.set(value, [old]);
      else if (known.length < MAX_CANDIDATES) known.push(old);
    }
  }
  const found: Pair[] = [];
  for (const [now, entry] of news.entries()) {
    if (newTaken.has(now)) continue;
    const votes = new Map<number, number>();
    for (const value of tellingValues(entry)) {
      for (const old of places.get(value) ?? []) {
        if (!oldTaken.has(old)) votes.set(old, (votes.get(old) ?? 0) + 1);
      }
    }
    const [best] = [...votes].sort(([, one], [, other]) => other - one);
    if (best === undefined) continue;
    oldTaken.add(best[0]);
    found.push({ old: best[0], now });
  }
  return found;
}

/** The values by which an entry without an id is recognised, with its kind and their fields. */
function tellingValues(entry: Json): string[] {
  if (!isObject(entry) || textOf(entry['id']) !== '' || textOf(entry['key']) !== '') return [];
  const fields = isObject(entry['primary']) ? entry['primary'] : entry;
  return Object.entries(fields).flatMap(([name, value]) => {
    const text = JSON.stringify(value) ?? '';
    return text.length < MIN_TELLING ? [] : `${textOf(entry['slice_type'])} ${name} ${text}`;
  });
}
