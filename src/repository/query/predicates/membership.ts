import type { TargetKind } from '../fields/Target.ts';
import { union } from '../index/Selection.ts';
import { valueIndex } from '../index/valueIndex.ts';
import { expectCount, listArgument } from './arguments.ts';
import { COMPARABLE } from './equality.ts';
import type { Predicate } from './Predicate.ts';

/** The value is one of the array's. */
export const any: Predicate = {
  name: 'any',
  usage: 'any(path, [values])',
  accepts: COMPARABLE,
  bind: (target, call) => {
    expectCount(call, 1);
    const values = listArgument(call, 0, target);
    return (segment) => {
      const index = valueIndex(segment, target);
      const found = values.map((value) => index.find(value));
      return { selection: union(found, segment.size) };
    };
  },
};

/** The id or the uid is one of the array's; results come in the array's order. */
export const isIn: Predicate = {
  name: 'in',
  usage: 'in(document.id or my.type.uid, [values])',
  accepts: new Set<TargetKind>(['id', 'uid']),
  advice: '; any(path, [values]) takes other fields',
  bind: (target, call) => {
    expectCount(call, 1);
    const values = [...new Set(listArgument(call, 0, target))];
    return (segment) => {
      const index = valueIndex(segment, target);
      const found = values.map((value) => index.find(value));
      const places = new Map<number, number>();
      for (const [place, selection] of found.entries()) {
        for (const ordinal of selection.ordinals()) places.set(ordinal, place);
      }
      return {
        selection: union(found, segment.size),
        rank: (ordinal) => places.get(ordinal) ?? Infinity,
      };
    };
  },
};
