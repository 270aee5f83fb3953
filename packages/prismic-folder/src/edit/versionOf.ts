import { alignLists, commonEnds, type Pair } from './alignLists.ts';
import type { Json } from './types.ts';

/** One writer's version of a list. */
export interface ListVersion {
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
export function versionOf(base: readonly Json[], list: readonly Json[]): ListVersion {
  const [start, end] = commonEnds(base, list);
  const places: (Pair | undefined)[] = base.map(() => undefined);
  const add = (old: number, now: number, isGuess: boolean) => {
    places[old] = { old, now, isGuess };
  };
  for (let at = 0; at < start; at++) add(at, at, false);
  for (let at = 1; at <= end; at++) add(base.length - at, list.length - at, false);
  const olds = base.slice(start, base.length - end);
  const { pairs, doubtful } = alignLists(olds, list.slice(start, list.length - end));
  for (const { old, now, isGuess } of pairs) {
    add(start + old, start + now, isGuess);
  }
  const order = places.flatMap((pair) => pair?.now ?? []);
  const isReordered = order.some((now, index) => now < (order[index - 1] ?? -1));
  const isComplete = order.length === base.length && order.length === list.length;
  return {
    list,
    places,
    doubtful: new Set(doubtful.map((index) => start + index)),
    isReordered,
    hasSameEntries: isComplete && !isReordered,
  };
}
