import type { FieldModel } from '../../types.ts';
import { isRecord } from '../isRecord.ts';
import type { FilledImage } from './filledImage.ts';

/** A thumbnail of an image's model; a missing side follows the image's proportions. */
interface Thumbnail {
  readonly name: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const NO_THUMBNAILS: readonly Thumbnail[] = [];
const thumbnailsByModel = new WeakMap<FieldModel, readonly Thumbnail[]>();

/** The thumbnails a field's model names. */
export function thumbnailsOf(model: FieldModel): readonly Thumbnail[] {
  const listed: unknown = model.config?.thumbnails;
  if (!Array.isArray(listed) || listed.length === 0) return NO_THUMBNAILS;
  const known = thumbnailsByModel.get(model);
  if (known !== undefined) return known;
  // Slice Machine writes numbers; older models have "300px", "auto" or nothing.
  const pixels = (side: unknown) => Number.parseInt(String(side), 10) || undefined;
  const thumbnails = listed.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['name'] !== 'string') return [];
    return [
      { name: entry['name'], width: pixels(entry['width']), height: pixels(entry['height']) },
    ];
  });
  thumbnailsByModel.set(model, thumbnails);
  return thumbnails;
}

/**
 * A thumbnail as Prismic makes it where the owner cut none: the largest piece from the middle of
 * the image in the thumbnail's proportions, named by imgix's `rect`, brought to its pixels. One
 * missing side follows the image's proportions. An image on another host is passed on uncut, since
 * that host may not know the parameters.
 */
export function thumbnailOf(
  image: FilledImage,
  width: number | undefined,
  height: number | undefined,
): FilledImage {
  const { dimensions: whole, url } = image;
  if ((width === undefined && height === undefined) || /^https?:/i.test(url)) return image;
  const ratio = whole.width / whole.height;
  const to = {
    width: width ?? Math.round((height ?? 0) * ratio),
    height: height ?? Math.round((width ?? 0) / ratio),
  };
  const scale = Math.min(whole.width / to.width, whole.height / to.height);
  const piece = {
    width: Math.round(to.width * scale),
    height: Math.round(to.height * scale),
  };
  const left = Math.round((whole.width - piece.width) / 2);
  const top = Math.round((whole.height - piece.height) / 2);
  const path = url.split('?')[0] ?? url;
  return {
    ...image,
    url: `${path}?rect=${left},${top},${piece.width},${piece.height}&w=${to.width}&h=${to.height}`,
    dimensions: to,
    edit: { ...image.edit, x: left, y: top, zoom: 1 / scale },
  };
}
