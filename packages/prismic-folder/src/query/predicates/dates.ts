import type { TargetKind } from '../fields/Target.ts';
import { expectCount, momentArgument } from './arguments.ts';
import { inRange, type Range } from './inRange.ts';
import type { BoundCall, Predicate } from './Predicate.ts';

/** Kinds that hold a moment. */
export const MOMENTS: ReadonlySet<TargetKind> = new Set<TargetKind>(['date', 'timestamp']);

/** Predicates on moments: after and before (both strict) and between (ends included). */
export const datePredicates: readonly Predicate[] = [
  datePredicate('date.after', 'date', 1, (call) => ({
    from: momentArgument(call, 0),
    inclusive: false,
  })),
  datePredicate('date.before', 'date', 1, (call) => ({
    to: momentArgument(call, 0),
    inclusive: false,
  })),
  datePredicate('date.between', 'first, last', 2, (call) => ({
    from: momentArgument(call, 0),
    to: momentArgument(call, 1),
    inclusive: true,
  })),
];

function datePredicate(
  name: string,
  usage: string,
  count: number,
  rangeOf: (call: BoundCall) => Range,
): Predicate {
  return {
    name,
    usage: `${name}(path, ${usage})`,
    accepts: MOMENTS,
    bind: (target, call) => {
      expectCount(call, count);
      return inRange(target, rangeOf(call));
    },
  };
}
