import { expect, test } from 'vitest';
import { phasePath } from '#ui/graphics/phase.ts';

test.each([
  [0, ''],
  [-1, ''],
  [0.25, 'M7 1A6 6 0 0 1 7 13A3 6 0 0 0 7 1Z'],
  [0.5, 'M7 1A6 6 0 0 1 7 13A0 6 0 0 0 7 1Z'],
  [0.75, 'M7 1A6 6 0 0 1 7 13A3 6 0 0 1 7 1Z'],
  [1, 'M7 1A6 6 0 0 1 7 13A6 6 0 0 1 7 1Z'],
  [2, 'M7 1A6 6 0 0 1 7 13A6 6 0 0 1 7 1Z'],
])('phase %d is lit from the right as %j', (phase, path) => {
  expect(phasePath(phase, 6, 7)).toBe(path);
});
