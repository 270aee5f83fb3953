import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** A temporary folder for one test file, with a function that removes it. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'media-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** An image of four coloured quarters: red and green above, blue and white below. */
export function quarters(width: number, height: number) {
  const half = {
    width: Math.floor(width / 2),
    height: Math.floor(height / 2),
    channels: 3,
  } as const;
  const block = (background: string, left: number, top: number) => ({
    input: { create: { ...half, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    block('#ff0000', 0, 0),
    block('#00ff00', half.width, 0),
    block('#0000ff', 0, half.height),
  ]);
}

/** Colour of one pixel, as red, green, blue and alpha. */
export async function pixel(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const spot = sharp(bytes).extract({ left, top, width: 1, height: 1 }).ensureAlpha();
  return [...(await spot.raw().toBuffer())];
}

/** Noise that no encoder shrinks below a few kilobytes. */
export function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}
