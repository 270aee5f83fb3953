import { type Target, type TargetKind, TYPE } from '../fields/Target.ts';
import { complement, intersection } from '../index/Selection.ts';
import { filledIndex, valueIndex } from '../index/valueIndex.ts';
import { expectCount } from './arguments.ts';
import type { Predicate, Test } from './Predicate.ts';

const FIELDS: ReadonlySet<TargetKind> = new Set<TargetKind>([
  'uid',
  'text',
  'rich text',
  'select',
  'number',
  'boolean',
  'date',
  'timestamp',
  'color',
  'link',
  'image',
  'embed',
  'geopoint',
  'table',
  'integration',
]);

/** The field is filled, in documents of the path's type. */
export const has: Predicate = {
  name: 'has',
  usage: 'has(path)',
  accepts: FIELDS,
  inGroups: false,
  bind: (target, call) => {
    expectCount(call, 0);
    return (segment) => ({ selection: filledIndex(segment, target) });
  },
};

/** The field is empty, in documents of the path's type. */
export const missing: Predicate = {
  name: 'missing',
  usage: 'missing(path)',
  accepts: FIELDS,
  inGroups: false,
  bind: (target, call) => {
    expectCount(call, 0);
    return bindMissing(target);
  },
};

function bindMissing(target: Target): Test {
  return (segment) => {
    const empty = complement(filledIndex(segment, target), segment.size);
    if (target.scope !== 'field') return { selection: empty };
    const ofType = valueIndex(segment, TYPE).find(target.type);
    return { selection: intersection([ofType, empty], segment.size) };
  };
}
