/** Names the parts that F6 goes through, in their order. */
export const PART = 'data-part';

type PartName = 'bar' | 'spine' | 'outline' | 'canvas' | 'form';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea, select, iframe, [contenteditable=true], [tabindex]:not([tabindex="-1"])';

const isSeen = (element: Element) => element.getClientRects().length > 0;

const firstIn = (part: Element): HTMLElement | null =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isSeen) ?? null;

/**
 * Moves the focus into a part, or to the next or previous one of where it is; false if there is none. A part that has
 * nothing to focus, such as an outline whose code is loading, is passed.
 */
export function focusPart(room: HTMLElement, to: PartName | 1 | -1): boolean {
  const parts = [...room.querySelectorAll(`[${PART}]`)].filter(isSeen);
  const here = parts.findIndex((part) => part.contains(document.activeElement));
  const inOrder = to === -1 ? parts.toReversed() : parts;
  const from = here < 0 ? 0 : (to === -1 ? parts.length - 1 - here : here) + 1;
  const wanted =
    typeof to === 'string'
      ? parts.filter((part) => part.getAttribute(PART) === to)
      : [...inOrder.slice(from), ...inOrder.slice(0, from)];
  for (const part of wanted) {
    const target = firstIn(part);
    if (!target) continue;
    target.focus();
    return true;
  }
  return false;
}

/** Moves the focus out of the page to the control before or after its frame; false if there is none. */
export function focusBeside(room: HTMLElement, by: 1 | -1): boolean {
  const all = [...room.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isSeen);
  const frame = all.findIndex((element) => element instanceof HTMLIFrameElement);
  const target = frame < 0 ? undefined : all[frame + by];
  target?.focus();
  return target !== undefined;
}
