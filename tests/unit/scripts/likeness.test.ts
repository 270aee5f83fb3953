import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sharpImages } from '#image-service';
import { planTransform } from '../../../packages/image-service/src/planTransform.ts';
import { likeness, similarity } from '../../../scripts/bench/likeness.ts';
import { randomOf } from '../../support/random.ts';

/**
 * The lowest SSIM of an image as visitors get it, a little below what is measured. Dark, grainy flats
 * are where encoders save at the cost of what is seen.
 */
const IMAGES = [
  { name: 'cover-shade-map-bg.webp', ssim: 0.974 },
  { name: 'cs-low-tide-02.webp', ssim: 0.993 },
] as const;
/** From this on blocks are seen in dark flats (see docs/decisions/images.md). */
const GRID = 1.3;
const WIDTH = 1080;

const asked = { dpr: 1, fit: 'clip', crop: [], compress: true, negotiate: false } as const;

/** An image of the demo at the width of a desktop: as it is, and as AVIF of a quality. */
async function encoded(name: string, quality: number) {
  const bytes = new Uint8Array(await readFile(`content/media/${name}`));
  const images = sharpImages();
  const source = await images.inspect(bytes);
  const parameters = { ...asked, quality, width: WIDTH };
  const plan = planTransform(parameters, source, ['avif'], { quick: false });
  const [original, made] = await Promise.all([
    sharp(bytes).resize(WIDTH).flatten({ background: '#000' }).png().toBuffer(),
    images.transform(plan, bytes),
  ]);
  return likeness(original, made.bytes);
}

describe('images of the demo as visitors get them', () => {
  test.each(IMAGES)('$name keeps its structure and has no blocks', async ({ name, ssim }) => {
    const found = await encoded(name, 80);
    expect(found.ssim).toBeGreaterThan(ssim);
    expect(found.grid).toBeLessThan(GRID);
  });

  test('one at a quarter of the quality does not, which the measure sees', async () => {
    const [{ name, ssim }] = IMAGES;
    expect((await encoded(name, 20)).ssim).toBeLessThan(ssim);
  });
});

test('similarity of an image and itself is 1, and falls with what is changed', () => {
  const width = 64;
  const random = randomOf(3);
  const noise = Uint8Array.from({ length: width * width }, () => 100 + 40 * random());
  const changed = (by: number) => noise.map((value, at) => value + (at % 2 === 0 ? by : 0));
  const found = [0, 1, 4, 16, 64].map((by) => similarity(noise, changed(by), width));
  expect(found[0]).toBeCloseTo(1, 12);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  expect(found[4]).toBeLessThan(0.7);
});
