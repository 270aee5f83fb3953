import type { Target } from '../fields/Target.ts';
import { searchableText } from './searchableText.ts';
import { keptPerSegment, type Segment } from './Segment.ts';
import { holders } from './valueIndex.ts';
import { words } from './words.ts';

/** Where a word occurs: documents ascending, and how often in each. */
export interface Occurrences {
  readonly ordinals: Uint32Array;
  readonly counts: Uint32Array;
}

const NOWHERE: Occurrences = { ordinals: new Uint32Array(), counts: new Uint32Array() };

/** Documents by the words at one target: the whole document, or one of its fields. */
export class TermIndex {
  readonly #terms = new Map<string, number[] | Occurrences>();
  /** Words of each document. */
  readonly #lengths: Uint32Array;
  readonly averageLength: number;

  constructor(segment: Segment, target: Target) {
    this.#lengths = new Uint32Array(segment.size);
    let total = 0;
    for (const ordinal of holders(segment, target)) {
      const terms = words(searchableText(segment.at(ordinal), target, segment.models));
      this.#lengths[ordinal] = terms.length;
      total += terms.length;
      for (const term of terms) this.#add(term, ordinal);
    }
    this.averageLength = total / Math.max(1, segment.size);
  }

  find(term: string): Occurrences {
    const found = this.#terms.get(term);
    if (found === undefined) return NOWHERE;
    if (!Array.isArray(found)) return found;
    const occurrences = {
      ordinals: Uint32Array.from(found.filter((_, index) => index % 2 === 0)),
      counts: Uint32Array.from(found.filter((_, index) => index % 2 === 1)),
    };
    this.#terms.set(term, occurrences);
    return occurrences;
  }

  lengthOf(ordinal: number): number {
    return this.#lengths[ordinal] ?? 0;
  }

  /** Lists alternate ordinal and count, one array a term, until the term is asked for. */
  #add(term: string, ordinal: number): void {
    const list = this.#terms.get(term);
    if (!Array.isArray(list)) this.#terms.set(term, [ordinal, 1]);
    else if (list.at(-2) === ordinal) list[list.length - 1] = (list.at(-1) ?? 0) + 1;
    else list.push(ordinal, 1);
  }
}

/** The index of the words at a target in a segment. */
export const termIndex: (segment: Segment, target: Target) => TermIndex = keptPerSegment(
  ({ path }: Target) => path,
  (segment, target) => new TermIndex(segment, target),
);
