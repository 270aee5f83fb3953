import type { Target, TargetKind } from '../fields/Target.ts';
import { complement, intersection, type Selection } from '../index/Selection.ts';
import type { Segment } from '../index/Segment.ts';
import { valueIndex } from '../index/valueIndex.ts';
import { expectCount, listArgument, scalarArgument } from './arguments.ts';
import type { BoundCall, Predicate } from './Predicate.ts';

/** Kinds whose values are told apart by equality. */
export const COMPARABLE: ReadonlySet<TargetKind> = new Set<TargetKind>([
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

/** The value equals the argument; of tags, an array means all of them. */
export const at: Predicate = {
  name: 'at',
  usage: 'at(path, value)',
  accepts: COMPARABLE,
  advice: '; fulltext(path, "words") searches texts',
  bind: (target, call) => {
    const select = bindValues(target, call);
    return (segment) => ({ selection: select(segment) });
  },
};

/** Everything that `at` does not find, of whichever type. */
export const not: Predicate = {
  ...at,
  name: 'not',
  usage: 'not(path, value)',
  bind: (target, call) => {
    const select = bindValues(target, call);
    return (segment) => ({ selection: complement(select(segment), segment.size) });
  },
};

function bindValues(target: Target, call: BoundCall): (segment: Segment) => Selection {
  expectCount(call, 1);
  const all =
    target.kind === 'tags' && call.args[0]?.kind === 'list'
      ? listArgument(call, 0, target)
      : [scalarArgument(call, call.args[0], target)];
  return (segment) => {
    const index = valueIndex(segment, target);
    return intersection(
      all.map((value) => index.find(value)),
      segment.size,
    );
  };
}
