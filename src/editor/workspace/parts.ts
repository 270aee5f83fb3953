/** Names the parts that F6 goes through, in their order. */
export const PART = 'data-part';

type PartName = 'bar' | 'spine' | 'outline' | 'canvas' | 'form';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea, select, iframe, [contenteditable=true], [tabindex]:not([tabindex="-1"])';

const isSeen = (element: Element) => element.getClientRects().length > 0;

const firstIn = (part: Element): HTMLElement | null =>
  [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isSeen) ?? null;

/** Moves the focus into a part, or to the next or previous one of where it is; false if there is none. */
export function focusPart(room: HTMLElement, to: PartName | 1 | -1): boolean {
  const parts = [...room.querySelectorAll(`[${PART}]`)].filter(isSeen);
  const here = parts.findIndex((part) => part.contains(document.activeElement));
  const part =
    typeof to === 'string'
      ? parts.find((one) => one.getAttribute(PART) === to)
      : parts.at((here + to + (here < 0 && to === -1 ? 1 : 0)) % parts.length);
  const target = part && firstIn(part);
  target?.focus();
  return Boolean(target);
}

/** Moves the focus out of the page to the control before or after its frame; false if there is none. */
export function focusBeside(room: HTMLElement, by: 1 | -1): boolean {
  const all = [...room.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isSeen);
  const frame = all.findIndex((element) => element instanceof HTMLIFrameElement);
  const target = frame < 0 ? undefined : all[frame + by];
  target?.focus();
  return target !== undefined;
}
