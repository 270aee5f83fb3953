import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../fields/field/focusField.ts';
import type { LeaveTo } from '../../inPlace/InPlaceText.tsx';
import type { WritingState } from '../../inPlace/useWriting.ts';
import type { Place } from '../../model/place.ts';
import { focusPart } from './parts.ts';

/** Ends the editing of a text on the page; the focus goes where it is to go, and is never lost. */
export function useLeaveText(
  { writing, enter, beside, leave }: WritingState,
  room: RefObject<HTMLElement | null>,
  onPlace: (place: Place) => void,
): (to: LeaveTo) => void {
  return (to) => {
    const { current } = room;
    if (!writing || !current) return;
    if (to === null) {
      leave();
      return;
    }
    const { zone, index, field } = writing;
    // The page has its own text again before anything else of the slice is edited.
    flushSync(leave);
    const form = current.querySelector<HTMLElement>('[data-form]');
    if (to === 'field' && form) focusField(form, field);
    if (to === 'slice') onPlace({ zone, index });
    if (to !== 'field') focusPart(current, 'canvas');
    if (to !== 'next' && to !== 'previous') return;
    setTimeout(() => {
      const next = beside(writing, to === 'next' ? 1 : -1);
      if (next) enter(next);
      else if (to === 'next') focusPart(current, 'form');
      else onPlace({ zone, index });
    });
  };
}
