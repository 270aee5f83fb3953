import { expect, test } from 'vitest';
import { encoderQuality } from '../src/encoderQuality.ts';

test.each([
  [1, 24],
  [20, 37],
  [40, 45],
  [50, 48],
  [75, 57],
  [80, 63],
  [100, 95],
])('quality %i is AVIF %i', (quality, avif) => {
  expect(encoderQuality('avif', quality)).toBe(avif);
});

test('quality is the same number in other formats', () => {
  expect([encoderQuality('webp', 40), encoderQuality('jpg', 80)]).toEqual([40, 80]);
});

test('AVIF quality never falls as quality rises', () => {
  const all = Array.from({ length: 100 }, (_, index) => encoderQuality('avif', index + 1));
  expect(all).toEqual([...all].sort((a, b) => a - b));
});
