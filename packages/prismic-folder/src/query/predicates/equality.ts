import { type Scalar, scalarReader } from '../scalars.ts';
import type { Target, TargetKind } from '../targets.ts';
import { expectCount, listArgument, scalarArgument } from './arguments.ts';
import type { BoundCall, Predicate, Test } from './Predicate.ts';

/** Kinds of target that equality accepts. */
const COMPARABLE: ReadonlySet<TargetKind> = new Set<TargetKind>([
  'id',
  'type',
  'tags',
  'lang',
  'uid',
  'text',
  'select',
  'number',
  'boolean',
  'date',
  'timestamp',
  'link',
]);

/** The value equals the argument; for tags, an array requires all of them. */
export const at: Predicate = {
  name: 'at',
  usage: 'at(path, value)',
  accepts: COMPARABLE,
  advice: '; fulltext(path, "words") searches texts',
  bind: bindValues,
};

/** All documents that `at` does not match, of any type. */
export const not: Predicate = {
  ...at,
  name: 'not',
  usage: 'not(path, value)',
  bind: (target, call) => {
    const test = bindValues(target, call);
    return (view) => {
      const { holds } = test(view);
      return { holds: (place) => !holds(place) };
    };
  },
};

function bindValues(target: Target, call: BoundCall): Test {
  expectCount(call, 1);
  const isList = target.kind === 'tags' && call.args[0]?.kind === 'list';
  const values = isList
    ? listArgument(call, 0, target)
    : [scalarArgument(call, call.args[0], target)];
  return equals(target, values);
}

/** Matches documents that have all of the values at a target. */
export function equals(target: Target, values: readonly Scalar[]): Test {
  return (view) => {
    const read = scalarReader(view, target);
    return {
      holds: (place) => {
        const found = read(place);
        return values.every((value) => found.includes(value));
      },
    };
  };
}

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
