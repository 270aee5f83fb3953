import { scalarReader } from '../fields/scalarReader.ts';
import type { Target } from '../fields/Target.ts';
import type { Test } from './Predicate.ts';

/** A range of numbers; a missing end is open, and an end that is not `inclusive` is left out. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
  readonly inclusive: boolean;
}

/** Documents with a number in a range, or a number computed from it: the month of a date, say. */
export function inRange(
  target: Target,
  { from = -Infinity, to = Infinity, inclusive }: Range,
  measure: (value: number) => number = (value) => value,
): Test {
  const isInside = (value: number) =>
    inclusive ? value >= from && value <= to : value > from && value < to;
  return (view) => {
    const valuesOf = scalarReader(view, target);
    return {
      holds: (place) =>
        valuesOf(place).some((value) => typeof value === 'number' && isInside(measure(value))),
    };
  };
}
