import type { TargetKind } from '../fields/Target.ts';
import { SEARCHABLE } from '../fullText/searchableText.ts';
import { matchTerms } from '../fullText/termIndex.ts';
import { words } from '../fullText/words.ts';
import { expectCount, stringArgument } from './arguments.ts';
import { byScore, type Predicate } from './Predicate.ts';

/** The text holds every word of the argument, without regard to case; the best match comes first. */
export const fulltext: Predicate = {
  name: 'fulltext',
  usage: 'fulltext(document or path, "words")',
  accepts: new Set<TargetKind>(['document', ...SEARCHABLE]),
  bind: (target, call) => {
    expectCount(call, 1);
    const terms = words(stringArgument(call, 0));
    return (view) => byScore(matchTerms(view, target, terms));
  },
};
