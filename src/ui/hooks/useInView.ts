import { useCallback, useState, type RefCallback } from 'react';

export type InViewOptions = {
  /** A `rootMargin`, such as '600px 0px'. */
  margin?: string;
  /** The share of the element that must be visible, 0 to 1; 0 by default. */
  threshold?: number;
  /** Stays true after the first time. */
  once?: boolean;
};

/**
 * Whether the element that gets the returned `ref` is in the viewport. False on the server; true
 * where the browser cannot observe.
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
