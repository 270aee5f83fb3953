import { grainAlpha, TILE, type Rgb } from '#ui/light/grain.ts';

/** Of the values around their mean of 0.5: measured of SVG's fractal noise of three octaves, as is what follows. */
const DEVIATION = 0.119;

/** Weight of each neighbour of a px, for a pixel ratio. */
const softness = (ratio: number) => 0.1 + 0.25 * (ratio - 1);

/** How far around a px the noise has no mean of its own, in CSS px: without it, grain is in clouds. */
const EVEN = 2;

/** Rows of the tile in a part of the work. */
const PART = 40;

/** Above this pixel ratio grain is finer than can be seen. */
const MAX_RATIO = 2;

/** The pixel ratio of the noise for that of a screen. */
export const noiseRatio = (pixelRatio: number): number =>
  Math.max(1, Math.min(pixelRatio, MAX_RATIO));

/** Mulberry32: whole numbers below 2^32, the same each time, so that equal pictures have equal bytes. */
function createRandom(): () => number {
  let state = 20_260_914;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/**
 * The sum of each value and those beside it in its row, whose ends meet: `weights` by the distance. Rows become
 * columns, so that twice is in both directions. Yields after each part of the rows.
 */
function* blend(from: Float32Array, weights: readonly number[]) {
  const to = new Float32Array(from.length);
  const [own = 1, ...others] = weights;
  const reach = others.length;
  const row = new Float32Array(TILE + 2 * reach);
  for (let y = 0; y < TILE; y += 1) {
    const whole = from.subarray(y * TILE, (y + 1) * TILE);
    row.set(whole.subarray(TILE - reach));
    row.set(whole, reach);
    row.set(whole.subarray(0, reach), reach + TILE);
    for (let x = 0; x < TILE; x += 1) {
      const at = x + reach;
      let sum = own * (row[at] ?? 0);
      for (let step = 1; step <= reach; step += 1)
        sum += (weights[step] ?? 0) * ((row[at - step] ?? 0) + (row[at + step] ?? 0));
      to[x * TILE + y] = sum;
    }
    if ((y + 1) % PART === 0) yield;
  }
  return to;
}

function* blendBoth(from: Float32Array, weights: readonly number[]) {
  return yield* blend(yield* blend(from, weights), weights);
}

/** Weights that fall evenly to the end of a reach; with those of the other side their sum is 1. */
const falling = (reach: number) =>
  Array.from({ length: reach + 1 }, (_, at) => (reach + 1 - at) / (reach + 1) ** 2);

/**
 * The noise of all grain, for a pixel ratio: a seamless tile, row by row, of values in a bell curve, about 0 to 1.
 * Its shapes have the size of a CSS px. The page, the shader and social cards have the same. It yields
 * after each part of the work, of a few milliseconds where the code is cold: pages make it between other tasks.
 */
export function* noiseInParts(pixelRatio: number): Generator<void, Float32Array> {
  const ratio = noiseRatio(pixelRatio);
  const random = createRandom();
  const plain = new Float32Array(TILE ** 2);
  for (let at = 0; at < plain.length; at += 1) {
    const bits = random();
    plain[at] = (bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24);
    if ((at + 1) % (TILE * PART) === 0) yield;
  }
  const soft = yield* blendBoth(plain, [1, softness(ratio)]);
  const around = yield* blendBoth(soft, falling(Math.round(EVEN * ratio)));
  const even = soft.map((value, at) => value - (around[at] ?? 0));
  yield;
  const square = even.reduce((sum, value) => sum + value ** 2, 0) / even.length;
  const scale = DEVIATION / Math.sqrt(square);
  return even.map((value) => 0.5 + scale * value);
}

/** The same at once. */
export function createNoise(pixelRatio: number): Float32Array {
  const parts = noiseInParts(pixelRatio);
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** RGBA of each px: a colour, at the grain's opacity in the room times `share`. */
export function grainPixels(
  noise: Float32Array,
  colour: Rgb,
  share: number,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * noise.length);
  const [red, green, blue] = colour;
  noise.forEach((value, index) => {
    const at = 4 * index;
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
    pixels[at + 3] = 255 * share * (grainAlpha.scale * value + grainAlpha.offset);
  });
  return pixels;
}
