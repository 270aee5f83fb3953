// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { changedValue, type Json } from '../../../../packages/prismic-folder/src/edit.ts';
import {
  dropTarget,
  edgeScroll,
  scrollToSee,
  type DragScene,
} from '../../../../src/editor/slices/drag/dropTarget.ts';
import { landing } from '../../../../src/editor/slices/drag/landing.ts';
import { gatherSlices, removeSlices } from '../../../../src/editor/slices/sliceChanges.ts';

const LETTERS = ['a', 'b', 'c', 'd', 'e'];

// Cast: a document of letters.
const after = (changes: Parameters<typeof changedValue>[1]) =>
  (
    changedValue({ data: { spread: LETTERS } }, changes) as { data: { spread: Json[] } }
  ).data.spread.join('');

test.each([
  ['two upwards', [3, 4], 1, 'adebc'],
  ['two downwards', [0, 1], 3, 'cabde'],
  ['to the end', [0, 2], 5, 'bdeac'],
  ['to the start', [1, 4], 0, 'beacd'],
  ['together where the first one is', [1, 3], 1, 'abdce'],
  ['to where they are', [1, 2], 1, 'abcde'],
  ['to within themselves', [1, 2], 2, 'abcde'],
])('slices are gathered: %s', (_title, indexes, seam, order) => {
  const changes = gatherSlices('spread', LETTERS.length, indexes, seam);
  expect(after(changes)).toBe(order);
  if (order === 'abcde') expect(changes).toEqual([]);
});

test('several slices are removed by the positions they had', () => {
  expect(after(removeSlices('spread', [0, 3, 1]))).toBe('ce');
});

/** Three slices of 100 px, shown at half their size. */
const scene: DragScene = {
  boxes: [0, 1, 2].map((index) => ({
    zone: 'spread',
    index,
    left: 0,
    top: index * 100,
    width: 800,
    height: 100,
    isEmpty: false,
  })),
  scale: 0.5,
  scroll: 40,
  sheet: new DOMRect(100, 50, 400, 400),
  spine: null,
};

test.each([
  ['at the top', 'spread', 200, 40, 0],
  ['in the upper half of a slice', 'spread', 200, 70, 1],
  ['below all', 'spread', 200, 440, 3],
  ['beside the sheet', 'spread', 60, 70, undefined],
  ['in another zone, which has no slices', 'cover', 200, 70, undefined],
])('a pointer %s means this seam', (_title, zone, x, y, seam) => {
  expect(dropTarget(scene, zone, { x, y })).toBe(seam);
});

test.each([
  [60, -1],
  [130, 0],
  [300, 0],
  [440, 1],
])('at a height of %s px the page scrolls: %s', (y, direction) => {
  expect(Math.sign(edgeScroll(y, scene.sheet))).toBe(direction);
  expect(Math.abs(edgeScroll(y, scene.sheet))).toBeLessThanOrEqual(28);
});

test.each([
  ['in view', 500, 0],
  ['above', 50, -350],
  ['below', 1500, 1100],
])('a seam %s is scrolled to the middle', (_title, y, distance) => {
  expect(scrollToSee(y, 0, 800)).toBe(distance);
});

test.each([
  ['one before another', { index: 3, seam: 1 }, 'Before b', '2 of 5'],
  ['one at the end', { index: 1, seam: 5 }, 'After e', '5 of 5'],
  ['one where it is', { index: 1, seam: null }, 'Stays', '2 of 5'],
  ['several before another', { index: 3, indexes: [3, 4], seam: 1 }, 'Before b', '2 to 3 of 5'],
  ['several at the end', { index: 0, indexes: [0, 4], seam: 5 }, 'After d', '4 to 5 of 5'],
  ['several at one of them', { index: 0, indexes: [0, 2], seam: 2 }, 'Before d', '2 to 3 of 5'],
  ['several where they are', { index: 1, indexes: [1, 2], seam: null }, 'Stays', '2 to 3 of 5'],
])('a drag says where it lands: %s', (_title, drag, where, position) => {
  expect(landing(drag, LETTERS.length, (at) => LETTERS[at] ?? '')).toEqual({ where, position });
});
