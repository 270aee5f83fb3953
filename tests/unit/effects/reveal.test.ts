// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

/** The one observer, as the browser would make it; tests send its entries. */
class FakeObserver {
  static made: FakeObserver[] = [];
  readonly observed = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
    FakeObserver.made.push(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  send(target: Element, isIntersecting: boolean) {
    // Casts: of entry and observer only these parts are used.
    this.callback(
      [{ target, isIntersecting } as unknown as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
}

it('reveals elements scrolled into view, by one observer, and not those in view from the start', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { reveal } = await import('#effects/scroll/reveal.ts');
  const [seen, below, gone] = ['a', 'b', 'c'].map(() => document.createElement('div'));
  if (!seen || !below || !gone) throw new Error('no elements');
  reveal(seen);
  reveal(below);
  reveal(gone)();
  expect(FakeObserver.made).toHaveLength(0);
  expect(below.dataset['revealed']).toBeUndefined();

  window.dispatchEvent(new Event('scroll'));
  expect(FakeObserver.made).toHaveLength(1);
  const [observer] = FakeObserver.made;
  expect([...(observer?.observed ?? [])]).toEqual([seen, below]);
  observer?.send(seen, true);
  observer?.send(below, false);
  expect(seen.dataset['revealed']).toBeUndefined();
  expect(below.dataset['revealed']).toBe('no');

  observer?.send(below, true);
  expect(below.dataset['revealed']).toBe('yes');
  expect(observer?.observed.size).toBe(0);
  vi.unstubAllGlobals();
});
