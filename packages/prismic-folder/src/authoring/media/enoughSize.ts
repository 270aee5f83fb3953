import type { MediaFile } from '../../folder/mediaCatalog.ts';
import type { Size } from './crop.ts';

/** The widest image that a site asks for: of a window of 1920 CSS px with two device pixels each. */
const MAX_WIDTH = 3840;

/** Gains below a tenth are not worth another generation of losses. */
const WORTH = 0.9;

/** Raster images with more than a byte per pixel, and a megabyte, were never compressed for the web. */
const HEAVY_BYTES = 1_000_000;
const HEAVY_PER_PIXEL = 1;

/** GIF may be animated, and SVG has no pixels. */
const SHRINKABLE = /\.(?:webp|png|jpe?g|avif)$/i;

/**
 * The size that is enough for every use of an image, if its file is larger or heavier than that.
 * `croppedWidth`: pixels of its width that the narrowest crop shows, which need as much detail.
 */
export function enoughSize({ file, image }: MediaFile, croppedWidth: number): Size | undefined {
  if (image === undefined || !SHRINKABLE.test(file.name)) return undefined;
  const { width, height } = image;
  const scale = Math.min(1, MAX_WIDTH / Math.min(width, croppedWidth));
  const pixels = width * height;
  const isHeavy = file.size > HEAVY_BYTES && file.size > HEAVY_PER_PIXEL * pixels;
  if (scale > WORTH && !isHeavy) return undefined;
  if (scale > WORTH) return { width, height };
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}
