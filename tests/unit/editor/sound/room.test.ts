import { expect, it } from 'vitest';
import {
  moved,
  placeWords,
  reachOf,
  timeWords,
} from '#page-editor/fields/form/sound/soundWords.ts';

it.each([
  [{ right: 0, up: 0.4, back: -2.4 }, '2.4 m in front, 0.4 m above the ears'],
  [{ right: 2.2, up: 0, back: 0.6 }, '0.6 m behind, 2.2 m to the right, level with the ears'],
  [{ right: -1.84, up: -0.5, back: 0.04 }, '1.8 m to the left, 0.5 m below the ears'],
  [{ right: 0, up: 0, back: 0 }, 'at the head, level with the ears'],
])('The place %j is %s', (place, words) => {
  expect(placeWords(place)).toBe(words);
});

it('The plan has all places, and room for those of a studio', () => {
  expect(reachOf([{ right: 3.5, back: -1 }])).toBe(3.5);
  expect(reachOf([{ right: 0, back: -4.2 }])).toBe(5);
  expect(reachOf([])).toBe(3.5);
});

it('A place moves by tenths of a metre, to the edge of the plan', () => {
  expect(moved({ right: 0.1, back: 0.2 }, 0.1, -0.34, 3.5)).toEqual({ right: 0.2, back: -0.1 });
  expect(moved({ right: 3, back: -3 }, 9, -9, 3.5)).toEqual({ right: 3.5, back: -3.5 });
});

it.each([
  [0, '0:00.00'],
  [64.254, '1:04.25'],
  [59.999, '1:00.00'],
])('%s s are %s', (seconds, words) => {
  expect(timeWords(seconds)).toBe(words);
});
