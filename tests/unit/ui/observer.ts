import { act } from 'react';
import { vi } from 'vitest';

type Observed = {
  target: Element;
  /** The observer that observes it. */
  by: { readonly callback: IntersectionObserverCallback };
  margin: string;
};

/** Replaces the browser's observer: tests set what is in view. */
export function stubIntersectionObserver() {
  const observed = new Set<Observed>();
  class Observer {
    readonly callback: IntersectionObserverCallback;
    readonly #margin: string;
    readonly #mine = new Set<Observed>();

    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.callback = callback;
      this.#margin = options.rootMargin ?? '';
    }

    observe(target: Element) {
      const entry = { target, by: this, margin: this.#margin };
      this.#mine.add(entry);
      observed.add(entry);
    }

    unobserve(target: Element) {
      for (const entry of this.#mine) if (entry.target === target) observed.delete(entry);
    }

    disconnect() {
      for (const entry of this.#mine) observed.delete(entry);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    observed,
    /** Of all that is observed, or of one element. */
    show: (isIntersecting: boolean, only?: Element) =>
      act(async () => {
        for (const { target, by } of observed)
          // Only these two parts of an entry are read.
          if (!only || only === target)
            by.callback(
              [{ target, isIntersecting } as IntersectionObserverEntry],
              undefined as unknown as IntersectionObserver,
            );
      }),
  };
}
