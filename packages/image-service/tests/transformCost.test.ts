import { describe, expect, test } from 'vitest';
import type { SourceImage, TransformPlan } from '../src/MediaImages.ts';
import { inspectCost, transformCost } from '../src/transformCost.ts';

const source: SourceImage = {
  width: 2000,
  height: 1000,
  format: 'webp',
  frames: 1,
  alpha: false,
};
const plan: TransformPlan = {
  extract: null,
  resizing: { mode: 'exact', width: 1000, height: 500 },
  format: 'webp',
  quality: 80,
  compress: false,
  animated: false,
  quick: false,
};
const cost = (change: Partial<TransformPlan> = {}, other: Partial<SourceImage> = {}) =>
  transformCost({ ...source, ...other }, { ...plan, ...change });

describe('the cost of a transform', () => {
  test.each<[string, Partial<TransformPlan>, Partial<SourceImage>, number]>([
    ['input and output', {}, {}, 5 + 56 + 25],
    ['AVIF output', { format: 'avif' }, {}, 5 + 56 + 150],
    ['AVIF output in less time', { format: 'avif', quick: true }, {}, 5 + 56 + 45],
    ['AVIF input', {}, { format: 'avif' }, 5 + 190 + 25],
    ['JPEG', { format: 'jpg' }, { format: 'jpg' }, 5 + 20 + 13],
    ['JPEG with more effort', { format: 'jpg', compress: true }, { format: 'jpg' }, 5 + 20 + 50],
    ['effort that WebP does not know', { compress: true }, {}, 5 + 56 + 25],
    ['the source at its own size', { resizing: null }, {}, 5 + 56 + 100],
    [
      'a part of the source',
      { resizing: null, extract: { x: 0, y: 0, width: 100, height: 100 } },
      {},
      5 + 56 + 1,
    ],
    ['every frame', { animated: true }, { frames: 10 }, 5 + 560 + 250],
    ['one frame of many', {}, { frames: 10 }, 5 + 56 + 25],
  ])('counts %s', (_, change, other, expected) => {
    expect(Math.abs(cost(change, other) - expected)).toBeLessThanOrEqual(1);
  });

  test('of reading a file’s metadata grows with its bytes', () => {
    expect([inspectCost(0), inspectCost(10_000_000)]).toEqual([5, 25]);
  });
});
