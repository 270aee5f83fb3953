import { useState } from 'react';
import { useAnswer } from '#content/answers.ts';
import type { ProjectCard } from '#content/cards.ts';
import { neededWork } from '#content/chosenWork.ts';
import { useQueries } from '#content/queries.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import type { WorkState } from '#content/sliceZone.ts';
import { workOf } from './work.ts';

/** The same list each time: what it is given to does not change. */
const NONE: readonly ProjectCard[] = [];

/**
 * The projects that the work slices of a document show: by the rule, by hand, or both. The rule also
 * holds where none of those chosen is there.
 */
export function useSelectedWork(slices: readonly AnySlice[]): WorkState {
  const queries = useQueries();
  const { ids, byRule } = neededWork(slices);
  const chosen = useAnswer({ ...queries.chosen(ids), enabled: ids.length > 0 });
  const featured = useAnswer({
    ...queries.featured(),
    enabled: byRule || chosen.data?.length === 0,
  });
  // In the editor another project may be chosen: what was shown stays until it is there.
  const [known, setKnown] = useState(chosen.data);
  if (chosen.data && chosen.data !== known) setKnown(chosen.data);
  const byHand = workOf(chosen);
  return {
    ...workOf(featured),
    chosen: { ...byHand, cards: chosen.data ?? known ?? NONE },
  };
}
