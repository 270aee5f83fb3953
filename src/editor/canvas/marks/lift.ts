/** How much of a slice is seen in its old place while it is moved, and how soon, in ms. */
const OPACITY = 0.38;
const DURATION = 200;

let lifted: readonly Animation[] = [];

/** Fades elements of the page without touching their styles, and shows those that were faded before. */
export function lift(elements: readonly Element[]): void {
  for (const animation of lifted) animation.cancel();
  lifted = elements.map((element) =>
    element.animate({ opacity: OPACITY }, { duration: DURATION, fill: 'forwards' }),
  );
}
