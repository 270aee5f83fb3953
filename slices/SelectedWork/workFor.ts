import type { Content } from '@prismicio/client';
import { chosenIn } from '#content/chosenWork.ts';
import type { WorkState } from '#content/sliceZone.ts';

/** The projects of one slice: those chosen by hand, in their order, as far as they are there; else the rule's. */
export function workFor(
  slice: Content.SelectedWorkSlice,
  work: WorkState | undefined,
): WorkState | undefined {
  const chosen = work?.chosen;
  const ids = chosen ? chosenIn(slice) : [];
  if (!chosen || ids.length === 0) return work;
  const cards = ids.flatMap((id) => chosen.cards.find((card) => card.id === id) ?? []);
  if (cards.length > 0) return { ...chosen, state: 'success', cards };
  return chosen.state === 'success' ? work : chosen;
}
