import { matchTerms, shareTerms, words } from '../fullText.ts';
import { type TargetKind, WHOLE } from '../targets.ts';
import { expectCount, numberArgument, stringArgument } from './arguments.ts';
import { byScore, type PathlessPredicate, type Predicate } from './Predicate.ts';

/** The text contains every word of the argument, ignoring case; the best match comes first. */
export const fulltext: Predicate = {
  name: 'fulltext',
  usage: 'fulltext(document or path, "words")',
  accepts: new Set<TargetKind>(['document', 'uid', 'text', 'rich text', 'select']),
  bind: (target, call) => {
    expectCount(call, 1);
    const terms = words(stringArgument(call, 0));
    return (view) => byScore(matchTerms(view, target, terms));
  },
};

/**
 * Documents that share words with another, the most similar first. Ignores words that more
 * documents contain than the given number.
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
