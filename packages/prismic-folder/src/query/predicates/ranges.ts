import { scalarReader } from '../scalars.ts';
import type { Target, TargetKind } from '../targets.ts';
import { expectCount, momentArgument, numberArgument } from './arguments.ts';
import type { BoundCall, Predicate, Test } from './Predicate.ts';

/** A range of numbers; a missing end is unbounded. `inclusive`: the ends belong to it. */
interface Range {
  readonly from?: number;
  readonly to?: number;
  readonly inclusive: boolean;
}

/** Matches numbers in a range; `measure` computes the number, such as the month of a date. */
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
/** Kinds of target with dates. */
export const MOMENTS: ReadonlySet<TargetKind> = new Set<TargetKind>(['date', 'timestamp']);

/** Above and below (both exclusive), and between (inclusive), for numbers and for dates. */
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
