import type { RefCallback } from 'react';
import type { ScrollRange } from './followTimeline.ts';

/**
 * A `ref` that replaces a CSS scroll timeline where the browser has none: it writes the animation's
 * progress, 0 to 1, to `--scrolled` (see `scrollDriven` in the mixins). With a range it follows the
 * page, else the element's way through the window, as `view()` does.
 */
export function scrollTimeline(range?: ScrollRange): RefCallback<HTMLElement> {
  return (element) => {
    if (!element || CSS.supports('animation-timeline: view()')) return undefined;
    const following = import('./followTimeline.ts').then(
      (module) => module.followTimeline(element, range),
      // The error names the file; without scroll animations the page is readable.
      console.warn,
    );
    return () =>
      void following.then((stop) => {
        if (stop) stop();
      });
  };
}
