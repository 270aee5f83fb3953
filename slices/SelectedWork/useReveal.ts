import { useCallback } from 'react';

/**
 * Lets CSS reveal an element once as it is scrolled into view, by `data-reveal`: `waiting`, then
 * `in`. Nothing waits before the visitor scrolls, so that a page that is printed, captured or read
 * without JavaScript is complete; what is in view by then has been seen and stays as it is.
 */
export function useReveal() {
  return useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entering = entries.at(-1)?.isIntersecting ?? false;
        if (!entering) {
          element.dataset['reveal'] = 'waiting';
          return;
        }
        if (element.dataset['reveal'] === 'waiting') element.dataset['reveal'] = 'in';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -12% 0px' },
    );
    const observe = () => observer.observe(element);
    window.addEventListener('scroll', observe, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', observe);
      observer.disconnect();
    };
  }, []);
}
