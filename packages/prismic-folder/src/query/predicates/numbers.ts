import type { TargetKind } from '../fields/Target.ts';
import { expectCount, numberArgument } from './arguments.ts';
import { inRange, type Range } from './inRange.ts';
import type { BoundCall, Predicate } from './Predicate.ts';

const NUMBERS: ReadonlySet<TargetKind> = new Set<TargetKind>(['number']);

/** Predicates on number fields: below, above (both strict) and within (ends included). */
export const numberPredicates: readonly Predicate[] = [
  numberPredicate('number.lt', 'value', 1, (call) => ({
    to: numberArgument(call, 0),
    inclusive: false,
  })),
  numberPredicate('number.gt', 'value', 1, (call) => ({
    from: numberArgument(call, 0),
    inclusive: false,
  })),
  numberPredicate('number.inRange', 'lowest, highest', 2, (call) => ({
    from: numberArgument(call, 0),
    to: numberArgument(call, 1),
    inclusive: true,
  })),
];

function numberPredicate(
  name: string,
  usage: string,
  count: number,
  rangeOf: (call: BoundCall) => Range,
): Predicate {
  return {
    name,
    usage: `${name}(path, ${usage})`,
    accepts: NUMBERS,
    bind: (target, call) => {
      expectCount(call, count);
      return inRange(target, rangeOf(call));
    },
  };
}
