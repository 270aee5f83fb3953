import { scalarReader } from '../fields/scalar.ts';
import type { TargetKind } from '../fields/Target.ts';
import { expectCount, listArgument } from './arguments.ts';
import { COMPARABLE } from './equality.ts';
import type { Predicate } from './Predicate.ts';

/** The value is in the array. */
export const any: Predicate = {
  name: 'any',
  usage: 'any(path, [values])',
  accepts: COMPARABLE,
  bind: (target, call) => {
    expectCount(call, 1);
    const values = new Set(listArgument(call, 0, target));
    return (view) => {
      const valuesOf = scalarReader(view, target);
      return { holds: (place) => valuesOf(place).some((value) => values.has(value)) };
    };
  },
};

/** The id or uid is in the array; results are in the array's order. */
export const isIn: Predicate = {
  name: 'in',
  usage: 'in(document.id or my.type.uid, [values])',
  accepts: new Set<TargetKind>(['id', 'uid']),
  advice: '; any(path, [values]) takes other fields',
  bind: (target, call) => {
    expectCount(call, 1);
    const values = [...new Set(listArgument(call, 0, target))];
    const places = new Map(values.map((value, place) => [value, place]));
    return (view) => {
      const valuesOf = scalarReader(view, target);
      return {
        holds: (place) => valuesOf(place).some((value) => places.has(value)),
        rank: (place) => Math.min(...valuesOf(place).map((value) => places.get(value) ?? Infinity)),
      };
    };
  },
};
