import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../fields/field/focusField.ts';
import type { LeaveTo } from '../../inPlace/InPlaceText.tsx';
import type { WritingState } from '../../inPlace/useWriting.ts';
import { FOCUSABLE } from '../../kit/hooks/useFocusReturn.ts';
import type { Place } from '../../model/place.ts';

/** Names the parts that F6 goes through, in their order. */
export const PART = 'data-part';

type PartName = 'bar' | 'spine' | 'outline' | 'canvas' | 'form';

const isSeen = (element: Element) => element.getClientRects().length > 0;

const firstIn = (part: Element): HTMLElement | null =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isSeen) ?? null;

/**
 * Moves the focus into a part, or to the next or previous one of where it is; false if there is none. A part that has
 * nothing to focus, such as an outline whose code is loading, is passed.
 */
export function focusPart(room: HTMLElement, to: PartName | 1 | -1): boolean {
  const seen = [...room.querySelectorAll(`[${PART}]`)].filter(isSeen);
  const parts = to === -1 ? seen.toReversed() : seen;
  const from = parts.findIndex((part) => part.contains(document.activeElement)) + 1;
  const wanted =
    typeof to === 'string'
      ? parts.filter((part) => part.getAttribute(PART) === to)
      : [...parts.slice(from), ...parts.slice(0, from)];
  const target = wanted.map(firstIn).find((control) => control !== null);
  target?.focus();
  return target !== undefined;
}

/** Moves the focus out of the page to the control before or after its frame; false if there is none. */
export function focusBeside(room: HTMLElement, by: 1 | -1): boolean {
  const all = [...room.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isSeen);
  const frame = all.findIndex((element) => element instanceof HTMLIFrameElement);
  const target = frame < 0 ? undefined : all[frame + by];
  target?.focus();
  return target !== undefined;
}

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
