import { expect, test } from 'vitest';
import { grainAlpha, grainOver, TILE } from '#effects/light/grain/measures.ts';
import { createNoise, grainPixels } from '#effects/light/grain/noise.ts';

/** How alike values are to those `right` and `down` of them, on a tile that repeats: 1 for themselves. */
function likeness(ratio: number, right: number, down: number): number {
  const noise = createNoise(ratio);
  let [sum, own] = [0, 0];
  noise.forEach((value, at) => {
    const row = (Math.floor(at / TILE) + down) % TILE;
    const other = noise[row * TILE + ((at + right) % TILE)] ?? Number.NaN;
    sum += (value - 0.5) * (other - 0.5);
    own += (value - 0.5) ** 2;
  });
  return sum / own;
}

// Measured of Chromium's picture of the SVG filter that browsers without scripts have.
test.each([
  [1, 1, 0, 0],
  [1, 0, 1, 0],
  [1, 1, 1, -0.15],
  [1.5, 1, 0, 0.27],
  [2, 1, 0, 0.46],
  [2, 0, 1, 0.46],
  [2, 1, 1, 0.19],
  [2, 3, 0, -0.12],
  [2, 8, 0, 0],
])(
  'at %s px per CSS px, values %s right and %s down are alike by %s',
  (ratio, right, down, wanted) => {
    expect(Math.abs(likeness(ratio, right, down) - wanted)).toBeLessThan(0.06);
  },
);

test.each([1, 1.5, 1.75, 2])(
  'at a pixel ratio of %s the noise has one mean and deviation',
  (ratio) => {
    const noise = createNoise(ratio);
    expect(noise).toHaveLength(TILE ** 2);
    const mean = noise.reduce((sum, value) => sum + value, 0) / noise.length;
    expect(mean).toBeCloseTo(0.5, 2);
    const variance = noise.reduce((sum, value) => sum + (value - mean) ** 2, 0) / noise.length;
    expect(Math.sqrt(variance)).toBeCloseTo(0.119, 2);
  },
);

test('dense screens have the noise of a pixel ratio of 2, and each time the same', () => {
  expect(createNoise(3)).toEqual(createNoise(2));
});

test('pixels have the colour, at the mean opacity of the styles’ first paint', () => {
  const pixels = grainPixels(createNoise(1), [218, 14, 0], grainAlpha.disc);
  expect([...pixels.subarray(0, 3)]).toEqual([218, 14, 0]);
  const alphas = pixels.filter((_, at) => at % 4 === 3);
  const mean = alphas.reduce((sum, alpha) => sum + alpha, 0) / alphas.length / 255;
  expect(mean).toBeCloseTo(grainOver.disc, 2);
});
