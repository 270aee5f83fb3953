import { act } from 'react';
import { vi } from 'vitest';

type Observed = { target: Element; callback: IntersectionObserverCallback; margin: string };

/** Replaces the browser's observer: tests set what is in view. */
export function stubIntersectionObserver() {
  const observed = new Set<Observed>();
  class Observer {
    readonly #callback: IntersectionObserverCallback;
    readonly #margin: string;
    readonly #mine = new Set<Observed>();

    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.#callback = callback;
      this.#margin = options.rootMargin ?? '';
    }

    observe(target: Element) {
      const entry = { target, callback: this.#callback, margin: this.#margin };
      this.#mine.add(entry);
      observed.add(entry);
    }

    disconnect() {
      for (const entry of this.#mine) observed.delete(entry);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    observed,
    show: (isIntersecting: boolean) =>
      act(async () => {
        for (const { target, callback } of observed)
          // Only these two parts of an entry are read.
          callback(
            [{ target, isIntersecting } as IntersectionObserverEntry],
            undefined as unknown as IntersectionObserver,
          );
      }),
  };
}
