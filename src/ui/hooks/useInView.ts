import { useCallback, useState, type RefCallback } from 'react';

export type InViewOptions = {
  /** Grows or shrinks the viewport, as CSS writes margins ('600px 0px'). */
  margin?: string;
  /** The share of the element that must show, 0 to 1; 0 unless given. */
  threshold?: number;
  /** Stays true after the first time. */
  once?: boolean;
};

/**
 * Whether an element is in the viewport: give the first part to it as `ref`.
 * False on the server; true at once where the browser cannot observe.
 */
export function useInView<Target extends Element>({
  margin = '0px',
  threshold = 0,
  once = false,
}: InViewOptions = {}): readonly [ref: RefCallback<Target>, inView: boolean] {
  const [inView, setInView] = useState(false);
  const ref = useCallback(
    (target: Target | null) => {
      if (target === null) return undefined;
      if (typeof IntersectionObserver === 'undefined') {
        setInView(true);
        return undefined;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          const entering = entries.at(-1)?.isIntersecting ?? false;
          setInView(entering);
          if (entering && once) observer.disconnect();
        },
        { rootMargin: margin, threshold },
      );
      observer.observe(target);
      return () => observer.disconnect();
    },
    [margin, threshold, once],
  );
  return [ref, inView];
}
