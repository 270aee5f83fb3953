import { isRecord, memoize } from '../json.ts';
import type { Config } from './FieldKind.ts';

/** An image as the API returns it, without its thumbnails. */
export interface NormalizedImage {
  readonly id: string;
  readonly url: string;
  readonly alt: string | null;
  readonly copyright: string | null;
  readonly dimensions: { readonly width: number; readonly height: number };
  readonly edit: Readonly<Record<'x' | 'y' | 'zoom', number>> & { readonly background: string };
}

/** A thumbnail of an image's model; a missing side follows from the image's aspect ratio. */
interface Thumbnail {
  readonly name: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The thumbnails in a field's configuration. */
export const thumbnailsOf = memoize((config: Config): readonly Thumbnail[] => {
  const listed: unknown = config.thumbnails;
  if (!Array.isArray(listed)) return [];
  // Slice Machine writes numbers; older models have "300px", "auto" or no value.
  const pixels = (side: unknown) => Number.parseInt(String(side), 10) || undefined;
  return listed.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['name'] !== 'string') return [];
    return [
      { name: entry['name'], width: pixels(entry['width']), height: pixels(entry['height']) },
    ];
  });
});

/**
 * A thumbnail as Prismic makes it by default: the largest centered crop in the thumbnail's aspect
 * ratio (zoom 1), by imgix's `rect`, scaled to the thumbnail's size. A missing side follows from the image's
 * aspect ratio.
 */
export function thumbnailOf(
  image: NormalizedImage,
  width: number | undefined,
  height: number | undefined,
): NormalizedImage {
  const { dimensions: whole, url } = image;
  if (width === undefined && height === undefined) return image;
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
  const [path = url] = url.split('?');
  const [version = ''] = /[?&]v=[^&]*/.exec(url) ?? [];
  const cut = `rect=${left},${top},${piece.width},${piece.height}&w=${to.width}&h=${to.height}`;
  return {
    ...image,
    url: `${path}?${cut}${version.replace('?', '&')}`,
    dimensions: to,
    edit: { ...image.edit, x: left, y: top, zoom: 1 },
  };
}
