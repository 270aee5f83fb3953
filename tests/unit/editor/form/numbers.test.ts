import { describe, expect, test } from 'vitest';
import {
  numberFault,
  rangeWords,
  readNumber,
  stepped,
  unitOf,
} from '../../../../src/editor/form/kinds/numbers.ts';

const OPEN = { min: null, max: null };

describe('a typed number', () => {
  test.each([
    ['12', 12],
    [' -14 ', -14],
    ['−14', -14],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['0,125', 0.125],
    ['10 000', 10_000],
    ['1.', 1],
    ['1e3', 1000],
  ])('%j is %d', (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });

  test.each([
    '',
    '-',
    'twelve',
    '1,234',
    '1.234.567',
    '12px',
    '0x10',
    '1e999',
    'Infinity',
    '1,2,3',
  ])('%j is none', (typed) => {
    expect(readNumber(typed)).toBeNull();
  });

  test('outside of the limits it says what fits', () => {
    const range = { min: 0, max: 128 };
    expect(numberFault('128', range)).toBeNull();
    expect(numberFault('129', range)).toBe('129 is outside of what fits: 0 to 128.');
    expect(numberFault('-1', { min: 0, max: null })).toBe('-1 is outside of what fits: from 0.');
    expect(numberFault('wide', range)).toBe('“wide” is not a number. Write it as 12 or 1.5.');
  });

  test.each([
    [{ min: 0, max: 128 }, '0 to 128'],
    [{ min: 3, max: null }, 'From 3'],
    [{ min: null, max: 9 }, 'Up to 9'],
    [OPEN, ''],
  ])('the limits %j are %j', (range, words) => {
    expect(rangeWords(range)).toBe(words);
  });
});

test.each([
  [null, 1, OPEN, 1],
  [0.1, 1, OPEN, 1.1],
  [1.15, -1, OPEN, 0.15],
  [127, 10, { min: 0, max: 128 }, 128],
  [3, -10, { min: 0, max: 128 }, 0],
  [null, 1, { min: 200, max: 2000 }, 200],
])('from %d a step of %d within %j leads to %d', (number, step, range, next) => {
  expect(stepped(number, step, range)).toBe(next);
});

test.each([
  ['Height of the gallery in pixels, about 700 to 900', 'px'],
  ['Pixels a second, 18 calm to 40 lively', 'px/s'],
  ['How far the columns lean, in degrees', '°'],
  ['In decibels, -60 to 24', 'dB'],
  ['Metres above the ears', 'm'],
  ['2 or 3: how exactly places are heard', ''],
])('the hint %j names the unit %j', (hint, unit) => {
  expect(unitOf(hint)).toBe(unit);
});
