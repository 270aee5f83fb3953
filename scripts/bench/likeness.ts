import sharp from 'sharp';
import { blockGrid } from '../../packages/image-service/src/blockGrid.ts';

/** As eight bits: sharp places transparent pixels of more bits on their background wrongly. */
export const decoded = async (bytes: Uint8Array) =>
  sharp(await sharp(bytes).toColourspace('srgb').png().toBuffer());

/** The brightness of an image on black, one byte a pixel. */
async function brightness(bytes: Uint8Array) {
  const image = await decoded(bytes);
  const black = image.flatten({ background: '#000' }).greyscale();
  const { data, info } = await black.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** How an encoded image differs from its original, without any program beside Node. */
export async function likeness(original: Uint8Array, made: Uint8Array) {
  const [before, after] = await Promise.all([brightness(original), brightness(made)]);
  return {
    /** Of the encoded image: 1 without blocks. */
    grid: blockGrid(after.data, after.width),
    ssim: similarity(before.data, after.data, after.width),
  };
}

/** Edge of the windows that are compared, in px, and the step between them. */
const WINDOW = 8;
const STEP = 4;

/** Keep the quotients defined in black windows (Wang et al. 2004, for values up to 255). */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** SSIM of one window, from its upper left corner on. */
function windowSimilarity(one: Uint8Array, other: Uint8Array, width: number, start: number) {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = 0; y < WINDOW; y += 1) {
    for (let x = 0; x < WINDOW; x += 1) {
      const at = start + y * width + x;
      const [a, b] = [one[at] ?? 0, other[at] ?? 0];
      sumA += a;
      sumB += b;
      squaresA += a * a;
      squaresB += b * b;
      products += a * b;
    }
  }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const spreads = squaresA / count - meanA ** 2 + squaresB / count - meanB ** 2;
  const shared = products / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * shared + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (spreads + C2))
  );
}

/**
 * The structural similarity (SSIM) of two images of the same size, of one byte of brightness a pixel:
 * 1 if they are equal. It needs no program beside Node, unlike butteraugli.
 */
export function similarity(one: Uint8Array, other: Uint8Array, width: number): number {
  const height = one.length / width;
  let sum = 0;
  let count = 0;
  for (let y = 0; y + WINDOW <= height; y += STEP) {
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      sum += windowSimilarity(one, other, width, y * width + x);
      count += 1;
    }
  }
  return sum / count;
}
