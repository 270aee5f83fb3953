/** How soon in ms a part of the page fades. */
const DURATION = 200;

/** Fades elements of the page without touching their styles, and shows those that were faded before. */
function createFade(look: PropertyIndexedKeyframes) {
  let faded: readonly Animation[] = [];
  return (elements: readonly Element[]): void => {
    for (const animation of faded) animation.cancel();
    faded = elements.map((element) =>
      element.animate(look, { duration: DURATION, fill: 'forwards' }),
    );
  };
}

/** A slice that is moved is still seen in its old place. */
export const lift = createFade({ opacity: 0.38 });

/** Hides parts that would cover what is edited. */
export const stepAside = createFade({ opacity: 0, visibility: 'hidden' });

/** The parts of the page that stay while it scrolls, except for those of slices. */
export function fixedParts(isInSlice: (element: Element) => boolean): HTMLElement[] {
  const found: HTMLElement[] = [];
  const walk = (element: Element) => {
    for (const child of element.children) {
      if (!(child instanceof HTMLElement) || isInSlice(child)) continue;
      if (isFixed(child)) found.push(child);
      else walk(child);
    }
  };
  walk(document.body);
  return found;
}

/** By how much in px what is edited is away from the window's edges, where there is room. */
const EDGE = 72;

/** Brings a rectangle of an element into view at once, unless it is: its start, if it is higher than the window. */
export function reveal({ top, bottom }: DOMRect, element: Element): void {
  const { innerHeight } = window;
  const edge = Math.min(EDGE, innerHeight / 4);
  const isSeen = top >= edge && bottom <= innerHeight - edge;
  const isAround = top <= edge && bottom >= innerHeight - edge;
  if (isSeen || isAround) return;
  // Such as a menu over the page, which scrolls by itself.
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (!isFixed(at)) continue;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return;
  }
  const free = Math.max(edge * 2, innerHeight - (bottom - top));
  window.scrollBy({ top: top - free / 2, behavior: 'instant' });
}

function isFixed(element: Element): boolean {
  return getComputedStyle(element).position === 'fixed';
}
