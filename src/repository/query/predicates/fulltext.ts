import type { TargetKind } from '../fields/Target.ts';
import { matchTerms } from '../index/matchTerms.ts';
import { SEARCHABLE } from '../index/searchableText.ts';
import { NOTHING, Posting } from '../index/Selection.ts';
import { words } from '../index/words.ts';
import { expectCount, stringArgument } from './arguments.ts';
import type { Predicate } from './Predicate.ts';

/** The text holds every word of the argument, without regard to case; the best match comes first. */
export const fulltext: Predicate = {
  name: 'fulltext',
  usage: 'fulltext(document or path, "words")',
  accepts: new Set<TargetKind>(['document', ...SEARCHABLE]),
  bind: (target, call) => {
    expectCount(call, 1);
    const terms = words(stringArgument(call, 0));
    return (segment) => {
      if (terms.length === 0) return { selection: NOTHING };
      const { ordinals, scores } = matchTerms(segment, target, terms);
      return {
        selection: new Posting(ordinals, segment.size),
        rank: (ordinal) => -(scores.get(ordinal) ?? 0),
      };
    };
  },
};
