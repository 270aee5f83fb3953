import type { RefCallback } from 'react';

/** First and last scroll position in px of an animation. */
export type ScrollRange = () => readonly [number, number];

/** Asked at each use, so that a page can be loaded as a browser without the feature would. */
const isMissing = () => typeof CSS !== 'undefined' && !CSS.supports('animation-timeline: view()');

/**
 * Makes a `ref` that stands in for a CSS scroll timeline where the browser has none: it writes how
 * far the element's animation is, 0 to 1, to `--scrolled` (see `scrollDriven` in the mixins). With a
 * range it follows the page, else the element's own way through the window, as `view()` does.
 */
export function scrollTimeline(range: ScrollRange | null = null): RefCallback<HTMLElement> {
  return (element) => {
    if (!element || !isMissing()) return undefined;
    let isGone = false;
    let stop = () => {};
    import('./followTimeline.ts').then(
      ({ followTimeline }) => {
        if (!isGone) stop = followTimeline(element, range);
      },
      (error: unknown) => console.warn('Scroll animations did not load', error),
    );
    return () => {
      isGone = true;
      stop();
    };
  };
}
