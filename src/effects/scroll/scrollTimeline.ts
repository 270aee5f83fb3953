import type { RefCallback } from 'react';
import type { ScrollRange } from './followTimeline.ts';

/**
 * Makes a `ref` that stands in for a CSS scroll timeline where the browser has none: it writes how
 * far the element's animation is, 0 to 1, to `--scrolled` (see `scrollDriven` in the mixins). With a
 * range it follows the page, else the element's own way through the window, as `view()` does.
 */
export function scrollTimeline(range?: ScrollRange): RefCallback<HTMLElement> {
  return (element) => {
    if (!element || CSS.supports('animation-timeline: view()')) return undefined;
    const following = import('./followTimeline.ts').then(
      (module) => module.followTimeline(element, range),
      // The error names the file; the page reads well without its scroll animations.
      console.warn,
    );
    return () =>
      void following.then((stop) => {
        if (stop) stop();
      });
  };
}
