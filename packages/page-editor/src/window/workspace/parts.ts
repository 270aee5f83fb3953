import { FOCUSABLE } from '../../kit/hooks/useFocusReturn.ts';

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
