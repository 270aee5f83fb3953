import { describe, expect, test } from 'vitest';
import { createZoneBoxes } from '#page-editor/canvas/simulator/createZoneBoxes.ts';

const slice = (id: string, index: number) => ({ id, zone: 'slices', index });
const zone = (ids: string) => Array.from(ids, slice);

const open = (ids = 'abc') => {
  const boxes = createZoneBoxes(() => 1000);
  boxes.setSlices(zone(ids), [...ids]);
  return {
    ...boxes,
    heights: () => boxes.all().map(({ height }) => height),
    tops: () => boxes.all().map(({ top }) => top),
    guesses: () => boxes.all().map(({ isGuess }) => isGuess),
    /** Tells where a slice is in the frame's window. */
    point: (index: number, top: number, height: number, left = 0, width = 1000) =>
      boxes.setActive({ index, type: 'hero', rect: { left, top, width, height } }),
  };
};

const ends = (...all: number[]) => new Map(all.map((end, at) => ['abc'.charAt(at), end]));

/** 100, 200 and 300 px high. */
const measured = () => {
  const boxes = open();
  boxes.setHeight(600);
  boxes.setEnds(ends(100, 300, 600));
  return boxes;
};

describe('slices of which nothing is known', () => {
  test('share what the pointer has not been over, as guesses', () => {
    const boxes = open();
    expect(boxes.setHeight(900)).toBe(false);
    expect([boxes.heights(), boxes.tops()]).toEqual([[300, 300, 300], [0, 300, 600]]); // prettier-ignore
    boxes.point(1, 300, 100, 50, 800);
    expect(boxes.heights()).toEqual([400, 100, 400]);
    expect(boxes.guesses()).toEqual([true, false, true]);
    expect(boxes.all()[1]).toMatchObject({ left: 50, width: 800, index: 1, zone: 'slices' });
  });
});

describe('slices that were measured', () => {
  test('begin below a margin of the page, which the first look at one tells, also once it is scrolled', () => {
    const boxes = measured();
    expect(boxes.point(1, 196, 200)).toBe(false);
    expect([boxes.tops(), boxes.scroll()]).toEqual([[96, 196, 396], 0]);
    boxes.scrolledTo(1, 'start', 100);
    expect(boxes.scroll()).toBe(196);
    boxes.setSlices(zone('abc'), ['a']);
    boxes.setHeight(640);
    expect([boxes.tops(), boxes.heights()]).toEqual([[96, 236, 436], [140, 200, 300]]); // prettier-ignore
  });

  test('begin at the top where a guess of those above was wrong', () => {
    const boxes = open();
    boxes.setHeight(600);
    boxes.point(1, 300, 200);
    boxes.setEnds(ends(300, 500, 600));
    expect([boxes.tops(), boxes.scroll()]).toEqual([[0, 300, 500], 0]);
  });

  test('grow with an edit, by what all have grown, keep their heights as they move, and give what is left to a new one', () => {
    const boxes = measured();
    boxes.setSlices(zone('abc'), ['b']);
    expect(boxes.setHeight(640)).toBe(true);
    // A picture of the same slice loads.
    expect(boxes.setHeight(650)).toBe(true);
    expect([boxes.heights(), boxes.tops()]).toEqual([[100, 250, 300], [0, 100, 350]]); // prettier-ignore
    boxes.setHeight(600);
    boxes.setSlices([slice('c', 0), slice('n', 1), slice('a', 2), slice('b', 3)], ['n']);
    expect(boxes.setHeight(750)).toBe(true);
    expect(boxes.heights()).toEqual([300, 150, 100, 200]);
    boxes.setSlices([slice('c', 0), slice('a', 1), slice('b', 2)], []);
    expect(boxes.setHeight(600)).toBe(true);
    expect(boxes.tops()).toEqual([0, 300, 400]);
  });

  test('are measured again where a change has no or several causes', () => {
    const boxes = measured();
    boxes.setSlices(zone('abc'), []);
    expect(boxes.setHeight(700)).toBe(false);
    boxes.setSlices(zone('abc'), ['a', 'b']);
    expect(boxes.setHeight(710)).toBe(false);
  });

  test('nothing is known at another width', () => {
    const boxes = measured();
    boxes.forget();
    expect([boxes.guesses(), boxes.height()]).toEqual([[true, true, true], null]);
  });
});

describe('scrolling', () => {
  test('is known by the slice under the pointer, of which what is free above it is no part', () => {
    const boxes = measured();
    expect(boxes.point(1, 120, 180)).toBe(false);
    expect(boxes.scroll()).toBe(0);
    expect(boxes.all()[1]).toMatchObject({ top: 120, height: 180 });
    expect(boxes.point(1, 60, 180)).toBe(true);
    expect(boxes.scroll()).toBe(60);
    expect(boxes.point(2, 240, 300)).toBe(false);
    // One that is not there moves nothing.
    expect(boxes.point(7, -40, 10)).toBe(false);
    expect(boxes.scroll()).toBe(60);
  });

  test('stays where the pointer was as guesses above it come true', () => {
    const boxes = open();
    boxes.setHeight(900);
    boxes.point(1, 50, 200);
    boxes.setEnds(ends(100, 300, 900));
    expect(Number(boxes.all()[1]?.top) - boxes.scroll()).toBe(50);
  });

  test('to a slice ends with the page', () => {
    const boxes = measured();
    boxes.scrolledTo(1, 'start', 200);
    expect(boxes.scroll()).toBe(100);
    boxes.scrolledTo(2, 'start', 500);
    expect(boxes.scroll()).toBe(100);
    boxes.scrolledTo(1, 'center', 300);
    expect(boxes.scroll()).toBe(50);
    boxes.scrolledTo(0, 'center', 2000);
    expect(boxes.scroll()).toBe(0);
  });
});

test('the list is the same until something moves', () => {
  const boxes = measured();
  const before = boxes.all();
  boxes.setSlices(zone('abc'), ['a']);
  boxes.setHeight(600);
  boxes.point(0, 0, 100);
  const after = boxes.all();
  boxes.point(0, 0, 100);
  expect(boxes.all()).toBe(after);
  expect(before).toEqual(after);
  boxes.setSlices(zone('acb'), []);
  expect(boxes.all()).not.toBe(after);
});
