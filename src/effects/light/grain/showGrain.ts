import { whenIdle } from '../../dom/whenIdle.ts';
import { discGrain, grainAlpha, TILE } from './measures.ts';
import { createNoise, grainPixels, type Noise } from './noise.ts';

/** Grey of four times the noise's contrast: it is blended over what it covers. */
function filmPixels({ values }: Noise): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * values.length).fill(255);
  values.forEach((value, index) => pixels.fill(255 * (4 * value - 1.5), 4 * index, 4 * index + 3));
  return pixels;
}

/** The pictures by the `data-grain` of their elements. */
const grains = {
  film: filmPixels,
  room: (noise: Noise) => grainPixels(noise, [0, 0, 0], 1),
  sun: (noise: Noise) => grainPixels(noise, discGrain, grainAlpha.disc),
} as const;

type GrainName = keyof typeof grains;

// Cast: keys of this object are its names.
const names = Object.keys(grains) as GrainName[];
const shown = new Set<GrainName>();
let noise: Noise | null = null;

/** The address of a picture; null where the browser has no memory for it. */
async function addressOf(pixels: Uint8ClampedArray<ArrayBuffer>, side: number) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, side, side), 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return picture && URL.createObjectURL(picture);
}

/**
 * Shows grain where styles have its mean. Styles could have it, as a picture by an SVG filter: but each takes a
 * document of its own, and is made by the main processor again for each size.
 */
export async function showGrain(isNeeded: (name: GrainName) => boolean): Promise<void> {
  for (const name of names) {
    if (shown.has(name) || !isNeeded(name)) continue;
    shown.add(name);
    await whenIdle();
    noise ??= createNoise(devicePixelRatio);
    await whenIdle();
    const address = await addressOf(grains[name](noise), noise.side);
    if (address === null) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[data-grain='${name}'] { --grain: url('${address}') 0 0 / ${TILE}px }`);
    document.adoptedStyleSheets.push(sheet);
  }
}

/** Whether the page has an element with this grain. */
export const isOnPage = (name: GrainName): boolean =>
  document.querySelector(`[data-grain='${name}']`) !== null;
