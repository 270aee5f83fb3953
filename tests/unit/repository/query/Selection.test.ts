import { describe, expect, it } from 'vitest';
import {
  complement,
  everything,
  intersection,
  NOTHING,
  posting,
  type Selection,
  union,
} from '#repository/query/index/Selection.ts';

const UNIVERSE = 100;
const of = (...ordinals: number[]) => posting(ordinals, UNIVERSE);
const even = posting(
  Array.from({ length: 50 }, (_, index) => index * 2),
  UNIVERSE,
);
const list = (selection: Selection) => [...selection.ordinals()];

describe('a selection', () => {
  it.each([
    ['posting of ordinals in any order', of(9, 3, 3, 5), [3, 5, 9]],
    ['intersection', intersection([even, of(1, 2, 4)], UNIVERSE), [2, 4]],
    ['intersection with everything', intersection([everything(UNIVERSE), of(7)], UNIVERSE), [7]],
    ['intersection with nothing', intersection([even, NOTHING], UNIVERSE), []],
    [
      'intersection with a complement',
      intersection([complement(even, UNIVERSE), of(1, 2, 3)], UNIVERSE),
      [1, 3],
    ],
    ['union', union([of(8, 2), of(5), of(2)], UNIVERSE), [2, 5, 8]],
    ['union of one', union([of(8), NOTHING], UNIVERSE), [8]],
    ['union of none', union([], UNIVERSE), []],
    ['complement of a complement', complement(complement(of(4), UNIVERSE), UNIVERSE), [4]],
  ])('as %s holds what it lists', (_, selection, ordinals) => {
    expect(list(selection)).toEqual(ordinals);
    expect(selection.size).toBe(ordinals.length);
    for (let ordinal = 0; ordinal < UNIVERSE; ordinal++) {
      expect(selection.has(ordinal)).toBe(ordinals.includes(ordinal));
    }
  });

  it('of no conditions is everything', () => {
    expect(intersection([], UNIVERSE).size).toBe(UNIVERSE);
  });
});
