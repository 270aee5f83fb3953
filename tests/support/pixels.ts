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

const linear = (level: number) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const cube = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** CIE L*a*b*. */
export type Lab = readonly [number, number, number];

/** Of the pixel whose three bytes begin at an index. */
export function lab(data: ArrayLike<number>, at: number): Lab {
  const [r, g, b] = [linear(data[at]!), linear(data[at + 1]!), linear(data[at + 2]!)];
  const x = cube((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = cube(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = cube((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The difference of two colours as the eye sees it: ΔE76. */
export const deltaE = (one: Lab, other: Lab) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
