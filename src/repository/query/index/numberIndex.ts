import { readValues } from '../fields/readValues.ts';
import { scalarsOf } from '../fields/scalar.ts';
import type { Target } from '../fields/Target.ts';
import { keptPerSegment, type Segment } from './Segment.ts';
import { posting, type Selection } from './Selection.ts';
import { holders } from './valueIndex.ts';

/** A number computed from a stored one: the month of a moment, say. `name` tells it from others. */
export interface Measure {
  readonly name: string;
  readonly of: (value: number) => number;
}

export const ITSELF: Measure = { name: 'value', of: (value) => value };

/** A range of numbers; a missing end is open, and an end that is not `inclusive` is left out. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
  readonly inclusive: boolean;
}

/** Documents by a number they hold at one target, in ascending order of the number. */
export class NumberIndex {
  readonly #universe: number;
  readonly #values: Float64Array;
  readonly #ordinals: Uint32Array;

  constructor(segment: Segment, target: Target, measure: Measure) {
    const pairs: [value: number, ordinal: number][] = [];
    for (const ordinal of holders(segment, target)) {
      for (const stored of readValues(segment.at(ordinal), target)) {
        for (const scalar of scalarsOf(target.kind, stored)) {
          if (typeof scalar === 'number') pairs.push([measure.of(scalar), ordinal]);
        }
      }
    }
    pairs.sort(([one], [other]) => one - other);
    this.#universe = segment.size;
    this.#values = Float64Array.from(pairs, ([value]) => value);
    this.#ordinals = Uint32Array.from(pairs, ([, ordinal]) => ordinal);
  }

  find({ from, to, inclusive }: Range): Selection {
    const start = from === undefined ? 0 : this.#place(from, !inclusive);
    const end = to === undefined ? this.#values.length : this.#place(to, inclusive);
    return posting(this.#ordinals.subarray(start, Math.max(start, end)), this.#universe);
  }

  /** How many values lie below a limit, or at it as well. */
  #place(limit: number, through: boolean): number {
    let [low, high] = [0, this.#values.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const value = this.#values[middle] ?? Infinity;
      if (value < limit || (through && value === limit)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The index of the numbers, or of a measure of the moments, at a target in a segment. */
export const numberIndex: (
  segment: Segment,
  key: { target: Target; measure: Measure },
) => NumberIndex = keptPerSegment(
  ({ target, measure }: { target: Target; measure: Measure }) => `${target.path} ${measure.name}`,
  (segment, { target, measure }) => new NumberIndex(segment, target, measure),
);
