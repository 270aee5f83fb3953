import { expect, test } from 'vitest';
import { dropSeam, moveTarget } from '../../../../src/editor/ui/lists/moveTarget.ts';

test('a row dropped beside another ends there, wherever it came from', () => {
  const letters = ['a', 'b', 'c', 'd'];
  for (const from of letters.keys()) {
    for (const over of letters.keys()) {
      for (const side of ['before', 'after'] as const) {
        const moved = letters[from] ?? '';
        const rest = letters.toSpliced(from, 1);
        const next = rest.toSpliced(moveTarget(from, over, side), 0, moved);
        const neighbour = next[next.indexOf(moved) + (side === 'before' ? 1 : -1)];
        expect(next).toHaveLength(4);
        if (from !== over) expect(neighbour).toBe(letters[over]);
        else expect(next).toEqual(letters);
      }
    }
  }
});

test.each([
  ['one before itself', [2], 2, null],
  ['one after itself', [2], 3, null],
  ['one elsewhere', [2], 4, 4],
  ['several within themselves', [1, 2, 3], 2, null],
  ['several after the last of them', [1, 2, 3], 4, null],
  ['several elsewhere', [1, 2, 3], 0, 0],
  ['several that are apart, where the first one is', [1, 3], 1, 1],
])('rows land or stay: %s', (_title, positions, seam, lands) => {
  expect(dropSeam(positions, seam)).toBe(lands);
});
