import { useEffect, useRef } from 'react';
import type { CanvasApi } from '../canvas/CanvasApi.ts';
import { caretIn } from '../field/focusField.ts';
import { placeHash, type Place } from '../place.ts';
import { afterTwoFrames } from '../ui/afterTwoFrames.ts';

/** What moves the caret or the focus in the form. What is pressed on the page must not move under the pointer. */
const EVENTS = ['input', 'keyup', 'click'] as const;

/** Keeps in view on the page what is edited in the form: the field, and in a text the line of the caret. */
export function useFollowedCaret(canvas: CanvasApi | null, place: Place): void {
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  });
  useEffect(() => {
    if (!canvas) return undefined;
    let cancel = () => {};
    let last = '';
    const follow = () => {
      const { current } = latest;
      const key = placeHash(current);
      if (current.field === undefined) return;
      const caret = caretIn(document.activeElement);
      const isThere = caret !== null && canvas.showCaret(current, caret);
      if (!isThere && key !== last) canvas.showField(current);
      last = key;
    };
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-part=form]')) return;
      cancel();
      // The page has the edit in the next frame.
      cancel = afterTwoFrames(follow);
    };
    for (const name of EVENTS) document.addEventListener(name, note);
    return () => {
      cancel();
      for (const name of EVENTS) document.removeEventListener(name, note);
    };
  }, [canvas]);
}
