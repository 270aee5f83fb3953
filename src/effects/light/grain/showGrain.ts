import { addRules } from '#effects/dom/addRules.ts';
import { whenIdle } from '../../dom/whenIdle.ts';
import { discGrain, grainAlpha, TILE } from '#ui/light/grain.ts';
import { grainPixels, noiseInParts, noiseRatio } from './noise.ts';

/** Grey of four times the noise's contrast: it is blended over what it covers. */
function filmPixels(noise: Float32Array): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * noise.length);
  noise.forEach((value, index) => {
    const at = 4 * index;
    pixels[at] = pixels[at + 1] = pixels[at + 2] = 255 * (4 * value - 1.5);
    pixels[at + 3] = 255;
  });
  return pixels;
}

/** The pictures by the `data-grain` of their elements. */
const grains: Readonly<Record<string, (noise: Float32Array) => Uint8ClampedArray<ArrayBuffer>>> = {
  film: filmPixels,
  room: (noise) => grainPixels(noise, [0, 0, 0], 1),
  sun: (noise) => grainPixels(noise, discGrain, grainAlpha.disc),
};

const shown = new Set<string>();
/** Shared by calls that overlap. */
let noise: Promise<Float32Array> | null = null;

/** The address of a tile; null where the browser has no memory for it. */
async function addressOf(pixels: Uint8ClampedArray<ArrayBuffer>): Promise<string | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TILE;
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, TILE, TILE), 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return picture && URL.createObjectURL(picture);
}

/** Names of the grains that are in the window. */
const namesInView = () =>
  new Promise<string[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const seen = entries.filter(({ isIntersecting }) => isIntersecting);
      // Cast: those that are observed.
      resolve(seen.flatMap(({ target }) => (target as HTMLElement).dataset['grain'] ?? []));
    });
    for (const element of document.querySelectorAll('[data-grain]')) observer.observe(element);
  });

/** The noise, made in parts: at once it is a task of 10 to 25 ms of processor time. */
async function noiseWhenIdle(): Promise<Float32Array> {
  const parts = noiseInParts(devicePixelRatio);
  for (;;) {
    await whenIdle();
    const { done, value } = parts.next();
    if (done) return value;
  }
}

async function show(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const pixelsOf = grains[name];
    if (!pixelsOf || shown.has(name)) continue;
    shown.add(name);
    noise ??= noiseWhenIdle();
    const values = await noise;
    await whenIdle();
    const address = await addressOf(pixelsOf(values));
    if (address === null) continue;
    const size = TILE / noiseRatio(devicePixelRatio);
    addRules(`[data-grain='${name}'] { --grain: url('${address}') 0 0 / ${size}px }`);
  }
}

/**
 * Shows grain where styles have its mean. Styles could have it, as a picture by an SVG filter: but each takes a
 * document of its own, and is made by the main processor again for each size.
 */
export const showGrain = (): Promise<void> => show(Object.keys(grains));

/** The same, of what is in the window alone: the rest can wait for an input. */
export const showGrainInView = async (): Promise<void> => show(await namesInView());
