import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [red: number, green: number, blue: number];

/** The pixels of a part of the window, in px of the page: `at(x, y)` is measured in the window. */
export async function pixelsOf(
  page: Page,
  clip: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
) {
  const picture = sharp(await page.screenshot({ clip, animations: 'allow' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number): Rgb => {
    const start = 3 * (Math.round(y - clip.y) * info.width + Math.round(x - clip.x));
    const [red, green, blue] = data.subarray(start, start + 3);
    if (red === undefined || green === undefined || blue === undefined)
      throw new RangeError(`${x}, ${y} is not in the picture`);
    return [red, green, blue];
  };
}

/** A colour as `#rrggbb`. */
export const hex = (rgb: Rgb) =>
  `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The largest difference of two colours in one channel. */
export const distance = (a: Rgb, b: Rgb) =>
  Math.max(...a.map((channel, index) => Math.abs(channel - (b[index] ?? 0))));
