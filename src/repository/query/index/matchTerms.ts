import type { Target } from '../fields/Target.ts';
import type { Segment } from './Segment.ts';
import { type Occurrences, termIndex } from './termIndex.ts';

/** Constants of BM25, the usual ones: how soon repeats stop counting, how much length matters. */
const SATURATION = 1.2;
const LENGTH = 0.75;

/** Documents that hold every term, with how well they match: higher is better. */
export interface Scored {
  readonly ordinals: Uint32Array;
  readonly scores: ReadonlyMap<number, number>;
}

/** Finds the documents with all of the terms and scores them (BM25). */
export function matchTerms(segment: Segment, target: Target, terms: readonly string[]): Scored {
  const index = termIndex(segment, target);
  const lists = [...new Set(terms)]
    .map((term) => index.find(term))
    .sort((one, other) => one.ordinals.length - other.ordinals.length);
  const scores = new Map<number, number>();
  const places = lists.map(() => 0);
  const weights = lists.map(({ ordinals }) => rarity(ordinals.length, segment.size));
  const ordinals = (lists[0]?.ordinals ?? new Uint32Array()).filter((ordinal) => {
    let score = 0;
    const length = LENGTH * (index.lengthOf(ordinal) / (index.averageLength || 1));
    for (const [which, list] of lists.entries()) {
      const place = seek(list, ordinal, places[which] ?? 0);
      places[which] = place;
      if (list.ordinals[place] !== ordinal) return false;
      const count = list.counts[place] ?? 0;
      const often = (count * (SATURATION + 1)) / (count + SATURATION * (1 - LENGTH + length));
      score += (weights[which] ?? 0) * often;
    }
    scores.set(ordinal, score);
    return true;
  });
  return { ordinals, scores };
}

/** How telling a term is that so many of the documents hold. */
export function rarity(holders: number, documents: number): number {
  return Math.log(1 + (documents - holders + 0.5) / (holders + 0.5));
}

/** First place at or after `from` whose ordinal is not below the one sought. */
function seek({ ordinals }: Occurrences, sought: number, from: number): number {
  let step = 1;
  let low = from;
  while ((ordinals[low + step] ?? Infinity) < sought) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, ordinals.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordinals[middle] ?? Infinity) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}
