// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#editor/canvas/draft/createDraft.ts';
import { createPageBoxes } from '#editor/canvas/marks/createPageBoxes.ts';
import type { SliceMarks } from '#editor/canvas/marks/sliceMarks.ts';

const COUNT = 1000;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

/** A page of slices of 100 px, one below the other. */
function page() {
  const slices = Array.from({ length: COUNT }, (_none, index) => ({ index }));
  const measured = vi.fn<(index: number) => void>();
  const elements = slices.map(({ index }) => {
    const element = document.createElement('section');
    element.getBoundingClientRect = () => {
      measured(index);
      return new DOMRect(0, index * 100 - window.scrollY, 800, 100);
    };
    return element;
  });
  let served = { data: { spread: slices }, fields: {}, order: {} };
  let onChange = () => {};
  let unrendered: number | null = null;
  // Casts: what boxes are made of.
  const draft = {
    served: () => served,
    placeOf: (slice: { index: number }) => ({ zone: 'spread', index: slice.index }),
  } as unknown as Draft;
  const marks = {
    find: (slice: { index: number }) =>
      slice.index === unrendered
        ? null
        : {
            slice,
            elements: new Set([elements[slice.index]]),
            isEmpty: () => false,
          },
    onChange: (listener: () => void) => {
      onChange = listener;
      return () => {};
    },
  } as unknown as SliceMarks;
  return {
    boxes: createPageBoxes(draft, marks),
    measured,
    type: () => (served = { ...served, data: { spread: [...slices] } }),
    move: () => (served = { ...served, order: {} }),
    resize: () => onChange(),
    replace: (index: number | null) => (unrendered = index),
  };
}

test('a page of a thousand slices is measured once, and not while one types or scrolls', () => {
  const { boxes, measured, type } = page();
  const all = boxes.all();
  expect(measured).toHaveBeenCalledTimes(COUNT);
  expect(all[7]).toMatchObject({ zone: 'spread', index: 7, top: 700, height: 100 });
  type();
  window.scrollTo(0, 5000);
  expect(boxes.all()).toBe(all);
  expect(measured).toHaveBeenCalledTimes(COUNT);
});

test.each(['move', 'resize'] as const)(
  'after a %s it is measured again, wherever it is scrolled',
  (what) => {
    const { boxes, measured, ...page_ } = page();
    window.scrollTo(0, 0);
    const all = boxes.all();
    window.scrollTo(0, 300);
    page_[what]();
    expect(boxes.all()).not.toBe(all);
    expect(boxes.all()).toEqual(all);
    expect(measured).toHaveBeenCalledTimes(COUNT * 2);
  },
);

test('a slice whose new content is not rendered yet keeps its place', () => {
  const { boxes, replace, move } = page();
  const all = boxes.all();
  replace(7);
  move();
  expect(boxes.all()).toEqual(all);
  replace(null);
  move();
  expect(boxes.all()).toEqual(all);
});

test('a slice that has never been rendered has no place', () => {
  const { boxes, replace } = page();
  replace(7);
  expect(boxes.all().map(({ index }) => index)).not.toContain(7);
});

test('who listens is told of what may have moved', () => {
  const { boxes, resize } = page();
  const listener = vi.fn<() => void>();
  const stop = boxes.onMove(listener);
  resize();
  window.dispatchEvent(new Event('resize'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  resize();
  expect(listener).toHaveBeenCalledTimes(2);
});
