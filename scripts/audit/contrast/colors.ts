import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Box } from './drawnText.ts';

/** Channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A screenshot: three bytes a pixel, one pixel for each CSS px. */
interface Picture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A screenshot of the window, or of the whole page. */
export async function takePicture(page: Page, { fullPage = false } = {}): Promise<Picture> {
  const png = await page.screenshot({ scale: 'css', animations: 'disabled', fullPage });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The distinct colours inside a box, as far as it is in the screenshot. */
export function colorsIn({ data, width, height }: Picture, box: Box): Rgb[] {
  const found = new Set<number>();
  const [left, right] = [Math.max(0, Math.ceil(box.x)), Math.min(width, box.x + box.width)];
  const bottom = Math.min(height, box.y + box.height);
  for (let y = Math.max(0, Math.ceil(box.y)); y < Math.floor(bottom); y += 1) {
    for (let x = left; x < Math.floor(right); x += 1)
      found.add(data.readUIntBE((y * width + x) * 3, 3));
  }
  return [...found].map((color) => [color >> 16, (color >> 8) & 255, color & 255]);
}

/** One colour laid over another, `alpha` from 0 to 1. */
export const laidOver = (over: Rgb, under: Rgb, alpha: number): Rgb => [
  over[0] * alpha + under[0] * (1 - alpha),
  over[1] * alpha + under[1] * (1 - alpha),
  over[2] * alpha + under[2] * (1 - alpha),
];

/** `#rrggbb`. */
export const hex = (rgb: Rgb) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
