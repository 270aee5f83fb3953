/** By how much in px what is edited is away from the window's edges, where there is room. */
const EDGE = 72;

const isFixed = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).position === 'fixed') return true;
  }
  return false;
};

/** Brings a rectangle of an element into view at once, unless it is: its start, if it is higher than the window. */
export function reveal({ top, bottom }: DOMRect, element: Element): void {
  const { innerHeight } = window;
  const edge = Math.min(EDGE, innerHeight / 4);
  const isSeen = top >= edge && bottom <= innerHeight - edge;
  const isAround = top <= edge && bottom >= innerHeight - edge;
  if (isSeen || isAround) return;
  // Such as a menu over the page, which scrolls by itself.
  if (isFixed(element)) {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return;
  }
  const free = Math.max(edge * 2, innerHeight - (bottom - top));
  window.scrollBy({ top: top - free / 2, behavior: 'instant' });
}
