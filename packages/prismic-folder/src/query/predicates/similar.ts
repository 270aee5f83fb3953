import { WHOLE } from '../fields/Target.ts';
import { shareTerms } from '../fullText/termIndex.ts';
import { expectCount, numberArgument, stringArgument } from './arguments.ts';
import { byScore, type PathlessPredicate } from './Predicate.ts';

/**
 * Documents that share words with another. Words that more documents hold than the number given
 * do not count; the most similar comes first.
 */
export const similar: PathlessPredicate = {
  name: 'similar',
  usage: 'similar("id", number)',
  bind: (call) => {
    expectCount(call, 2);
    const id = stringArgument(call, 0);
    const maxHolders = numberArgument(call, 1);
    return (view) => {
      const document = view.find(id);
      if (!document) return { holds: () => false };
      const { holds, rank } = byScore(shareTerms(view, WHOLE, document, maxHolders));
      return { holds: (place) => view.documents[place] !== document && holds(place), rank };
    };
  },
};
