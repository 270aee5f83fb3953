import type { RefCallback } from 'react';

/** How far above the bottom an element must be to be revealed. */
const MARGIN = '0px 0px -12% 0px';

let observer: IntersectionObserver | null = null;
let hasScrolled = false;
const waiting = new Set<Element>();

function onEntries(entries: readonly IntersectionObserverEntry[]) {
  for (const { target, isIntersecting } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    if (!isIntersecting) {
      target.dataset['revealed'] = 'no';
      continue;
    }
    if (target.dataset['revealed'] === 'no') target.dataset['revealed'] = 'yes';
    observer?.unobserve(target);
    waiting.delete(target);
  }
}

function begin() {
  hasScrolled = true;
  observer ??= new IntersectionObserver(onEntries, { rootMargin: MARGIN });
  for (const element of waiting) observer.observe(element);
}

/**
 * Reveals an element once as it is scrolled into view, by `data-revealed`: 'no' while it waits
 * below, then 'yes'. Nothing gets the attribute before the visitor scrolls: a page that is printed,
 * captured or read without JavaScript is complete. One observer serves the page. Returns a function
 * that stops it.
 */
export function reveal(element: HTMLElement): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  waiting.add(element);
  if (hasScrolled) begin();
  else if (waiting.size === 1)
    window.addEventListener('scroll', begin, { once: true, passive: true });
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** A `ref` that reveals its element; see `reveal`. */
export const revealRef: RefCallback<HTMLElement> = (element) =>
  element ? reveal(element) : undefined;
