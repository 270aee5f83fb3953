import { scalarReader } from '../fields/scalar.ts';
import type { Target, TargetKind } from '../fields/Target.ts';
import { expectCount, momentArgument, numberArgument } from './arguments.ts';
import type { BoundCall, Predicate, Test } from './Predicate.ts';

/** A range of numbers; a missing end is open, and an end that is not `inclusive` is left out. */
interface Range {
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
      holds: (index) =>
        valuesOf(index).some((value) => typeof value === 'number' && isInside(measure(value))),
    };
  };
}

const NUMBERS: ReadonlySet<TargetKind> = new Set<TargetKind>(['number']);
/** Kinds that hold a moment. */
export const MOMENTS: ReadonlySet<TargetKind> = new Set<TargetKind>(['date', 'timestamp']);

/** Above and below (both strict), and between (ends included), for numbers and for moments. */
export const rangePredicates: readonly Predicate[] = [
  rangePredicate('number.gt', 'value', NUMBERS, numberArgument, ['from']),
  rangePredicate('number.lt', 'value', NUMBERS, numberArgument, ['to']),
  rangePredicate('number.inRange', 'lowest, highest', NUMBERS, numberArgument, ['from', 'to']),
  rangePredicate('date.after', 'date', MOMENTS, momentArgument, ['from']),
  rangePredicate('date.before', 'date', MOMENTS, momentArgument, ['to']),
  rangePredicate('date.between', 'first, last', MOMENTS, momentArgument, ['from', 'to']),
];

function rangePredicate(
  name: string,
  usage: string,
  accepts: ReadonlySet<TargetKind>,
  read: (call: BoundCall, index: number) => number,
  ends: readonly ('from' | 'to')[],
): Predicate {
  return {
    name,
    usage: `${name}(path, ${usage})`,
    accepts,
    bind: (target, call) => {
      expectCount(call, ends.length);
      const given = Object.fromEntries(ends.map((end, index) => [end, read(call, index)]));
      return inRange(target, { ...given, inclusive: ends.length === 2 });
    },
  };
}
