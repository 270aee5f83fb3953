import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { CanvasApi } from '../../canvas/CanvasApi.ts';
import { placeHash, readPlace, type Place } from '../../model/place.ts';
import type { ViewStore } from '../../stage/StageView.ts';
import { caretIn } from '../../fields/field/focusField.ts';
import { afterTwoFrames } from '../../kit/afterTwoFrames.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';

/** For how many frames a slice may be missing on the page. */
const PATIENCE = 120;

const keyOf = ({ zone, index, field }: Place) =>
  zone === undefined ? `field ${field}` : `${zone}/${index}`;

/**
 * Brings the selected slice into view when another one is selected elsewhere than on the page, or when the
 * page is another one. Call the result with what is selected on the page itself, which must not move under
 * the pointer. At another width of the page it stands elsewhere. `first`: the hash of the place that a page begins
 * with while nothing is selected; '' for its top.
 */
export function useFollowedPlace(
  canvas: CanvasApi | null,
  place: Place,
  view: ViewStore,
  first: string,
): (onPage: Place) => void {
  const { zone, index, field } = place;
  // Within a slice its fields are in view with it.
  const own = zone === undefined ? field : undefined;
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (!canvas) {
      followed.current = null;
      return undefined;
    }
    const isFirst = followed.current === null;
    const start = isFirst && first !== '' ? readPlace(first) : null;
    const selected =
      zone !== undefined && index !== undefined
        ? { zone, index }
        : own !== undefined
          ? { field: own }
          : null;
    const target = selected ?? start;
    if (!target) return undefined;
    const key = keyOf(target);
    if (followed.current === key) return undefined;
    // A field may be nowhere on the page, such as a password: the page begins as without it.
    const from = selected?.field !== undefined ? start : null;
    const awaited = from ?? target;
    let request = 0;
    const follow = (patience: number) => {
      // A new slice is on the page with the next frame, those of another page take some.
      request = requestAnimationFrame(() => {
        const isThere = awaited.zone
          ? canvas.isThere(awaited)
          : awaited !== start || canvas.fieldBox(awaited);
        if (!isThere && patience > 0) return follow(patience - 1);
        followed.current = key;
        if (from) canvas.scrollTo(from, 'instant');
        canvas.scrollTo(target, isFirst ? 'instant' : 'smooth');
      });
    };
    follow(PATIENCE);
    return () => cancelAnimationFrame(request);
  }, [canvas, zone, index, own, first]);
  const pageWidth = useSyncExternalStore(view.subscribe, () => view.get()?.fit.width ?? 0);
  const shownWidth = useRef(pageWidth);
  useEffect(() => {
    const isSame = shownWidth.current === pageWidth || shownWidth.current === 0;
    shownWidth.current = pageWidth;
    if (isSame || !canvas || zone === undefined || index === undefined) return undefined;
    // The frame is laid out at its new width before the second frame.
    return afterTwoFrames(() => canvas.scrollTo({ zone, index }, 'instant'));
  }, [canvas, zone, index, pageWidth]);
  return useCallback((onPage) => void (followed.current = keyOf(onPage)), []);
}

/** What moves the caret or the focus in the form. What is pressed on the page must not move under the pointer. */
const EVENTS = ['input', 'keyup', 'click'] as const;

/** Keeps in view on the page what is edited in the form: the field, and in a text the line of the caret. */
export function useFollowedCaret(canvas: CanvasApi | null, place: Place): void {
  const latest = useLatest(place);
  useEffect(() => {
    if (!canvas) return undefined;
    let cancel = () => {};
    let last = '';
    const follow = () => {
      const now = latest();
      const key = placeHash(now);
      if (now.field === undefined) return;
      const caret = caretIn(document.activeElement);
      const isThere = caret !== null && canvas.showCaret(now, caret);
      if (!isThere && key !== last) canvas.showField(now);
      last = key;
    };
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-part=form]')) return;
      cancel();
      // The page has the edit in the next frame.
      cancel = afterTwoFrames(follow);
    };
    const off = new AbortController();
    for (const name of EVENTS) document.addEventListener(name, note, { signal: off.signal });
    return () => {
      cancel();
      off.abort();
    };
  }, [canvas, latest]);
}
