import { isFilled } from '../fields/isFilled.ts';
import { readValues } from '../fields/readValues.ts';
import { type Scalar, scalarsOf } from '../fields/scalar.ts';
import { type Target, TYPE } from '../fields/Target.ts';
import { keptPerSegment, type Segment } from './Segment.ts';
import { everything, NOTHING, Posting, posting, type Selection } from './Selection.ts';

/** Documents by the value they hold at one target. */
export class ValueIndex {
  readonly #universe: number;
  // A lone ordinal stays a number: most values of a uid or an id occur once.
  readonly #found = new Map<Scalar, number | number[] | Selection>();

  constructor(segment: Segment, target: Target) {
    this.#universe = segment.size;
    for (const ordinal of holders(segment, target)) {
      for (const value of readValues(segment.at(ordinal), target)) {
        for (const scalar of scalarsOf(target.kind, value)) this.#add(scalar, ordinal);
      }
    }
  }

  /** Documents that hold exactly this value. */
  find(scalar: Scalar): Selection {
    const found = this.#found.get(scalar);
    if (found === undefined) return NOTHING;
    if (typeof found !== 'number' && !Array.isArray(found)) return found;
    const selection = new Posting(Uint32Array.of(...[found].flat()), this.#universe);
    this.#found.set(scalar, selection);
    return selection;
  }

  #add(scalar: Scalar, ordinal: number): void {
    const found = this.#found.get(scalar);
    if (found === undefined) this.#found.set(scalar, ordinal);
    else if (typeof found === 'number') {
      if (found !== ordinal) this.#found.set(scalar, [found, ordinal]);
    } else if (Array.isArray(found) && found.at(-1) !== ordinal) found.push(ordinal);
  }
}

/** The index of a target's values in a segment. */
export const valueIndex: (segment: Segment, target: Target) => ValueIndex = keptPerSegment(
  ({ path }: Target) => path,
  (segment, target) => new ValueIndex(segment, target),
);

/** Documents whose field at a target is not empty. */
export const filledIndex: (segment: Segment, target: Target) => Selection = keptPerSegment(
  ({ path }: Target) => path,
  (segment, target) => {
    const filled = holders(segment, target).filter((ordinal) =>
      readValues(segment.at(ordinal), target).some(isFilled),
    );
    return posting(filled, segment.size);
  },
);

/** Ordinals of the documents that can hold a value at a target: all, or those of its type. */
export function holders(segment: Segment, target: Target): Uint32Array {
  if (target.scope === 'field') return valueIndex(segment, TYPE).find(target.type).ordinals();
  return everything(segment.size).ordinals();
}
