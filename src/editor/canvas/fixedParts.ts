/** How long in ms the fixed parts take to step aside. */
const DURATION = 200;

/** The parts of the page that stay while it scrolls, except for those of slices. */
export function fixedParts(isInSlice: (element: Element) => boolean): HTMLElement[] {
  const found: HTMLElement[] = [];
  const walk = (element: Element) => {
    for (const child of element.children) {
      if (!(child instanceof HTMLElement) || isInSlice(child)) continue;
      if (getComputedStyle(child).position === 'fixed') found.push(child);
      else walk(child);
    }
  };
  walk(document.body);
  return found;
}

let aside: readonly Animation[] = [];

/** Hides parts that would cover what is edited, and shows those that were hidden before. */
export function stepAside(parts: readonly HTMLElement[]): void {
  for (const animation of aside) animation.cancel();
  aside = parts.map((part) =>
    part.animate({ opacity: 0, visibility: 'hidden' }, { duration: DURATION, fill: 'forwards' }),
  );
}
