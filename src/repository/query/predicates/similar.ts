import type { RepositoryDocument } from '#repository/types.ts';
import { WHOLE } from '../fields/Target.ts';
import { rarity } from '../index/matchTerms.ts';
import { searchableText } from '../index/searchableText.ts';
import type { Segment } from '../index/Segment.ts';
import { posting } from '../index/Selection.ts';
import { termIndex } from '../index/termIndex.ts';
import { words } from '../index/words.ts';
import { expectCount, numberArgument, stringArgument } from './arguments.ts';
import type { PathlessPredicate } from './Predicate.ts';

/**
 * Documents that share words with another. Words that more than so many documents hold say
 * nothing and are passed over; the most alike comes first.
 */
export const similar: PathlessPredicate = {
  name: 'similar',
  usage: 'similar("id", number)',
  bind: (call) => {
    expectCount(call, 2);
    const id = stringArgument(call, 0);
    const most = numberArgument(call, 1);
    return (segment, find) => {
      const scores = alike(segment, find(id), most);
      return {
        selection: posting(scores.keys(), segment.size),
        rank: (ordinal) => -(scores.get(ordinal) ?? 0),
      };
    };
  },
};

function alike(
  segment: Segment,
  document: RepositoryDocument | undefined,
  most: number,
): Map<number, number> {
  const scores = new Map<number, number>();
  if (!document) return scores;
  const index = termIndex(segment, WHOLE);
  for (const term of new Set(words(searchableText(document, WHOLE, segment.models)))) {
    const { ordinals } = index.find(term);
    if (ordinals.length > most) continue;
    for (const ordinal of ordinals) {
      if (segment.at(ordinal).id === document.id) continue;
      const weight = rarity(ordinals.length, segment.size);
      scores.set(ordinal, (scores.get(ordinal) ?? 0) + weight);
    }
  }
  return scores;
}
