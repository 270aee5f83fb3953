import { decodeSegment } from '#server/lib/decodeSegment.ts';
import { readCardAddress } from '#server/cards/cardAddress.ts';
import { IMAGE_FILES } from '#ui/image/imageFile.ts';
import { imageSource, imageSrcSet } from '#ui/image/imageSource.ts';

const MEDIA = /(?<![\w.])\/media\/[^"'?#\s&<>\\)]+/g;
const PICTURE = /\/pictures\/[^"'?#\s&<>\\)]+\.\w+\/[^"'?#\s&<>\\/)]+\.\w+/g;

/** Media files that a text refers to, decoded. */
export function mediaIn(text: string): string[] {
  return [...text.matchAll(MEDIA)].flatMap(([path]) => decodeSegment(path) ?? []);
}

/** Resized images that a text refers to, decoded. */
export function imagesIn(text: string): string[] {
  return [...text.matchAll(PICTURE)].flatMap(
    ([path]) => decodeSegment(path.replace(/,$/, '')) ?? [],
  );
}

/** The social card that a page names, by the path of its address. */
export function cardsIn(html: string, origin: string): string[] {
  return [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)].flatMap(
    ([, address = '']) => {
      const url = new URL(address.replaceAll('&amp;', '&'), origin);
      return url.origin === origin && readCardAddress(url.pathname) ? [url.pathname] : [];
    },
  );
}

/** Paths of this site that a page links to. */
export function linksIn(html: string, origin: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].flatMap(([, link = '']) => {
    const url = new URL(link.replaceAll('&amp;', '&'), origin);
    const isPage = url.origin === origin && !/^\/(?:media|pictures|api)\//.test(url.pathname);
    return isPage ? [url.pathname] : [];
  });
}

interface LateImage {
  readonly url: string;
  readonly dimensions: { readonly width: number };
}

const isLate = (value: unknown): value is LateImage =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  'dimensions' in value &&
  String(value.url).startsWith(IMAGE_FILES);

/** In px, of a video's poster in a large view. */
const POSTER_WIDTH = 1280;

function sizesOf({ url, dimensions: { width } }: LateImage): string {
  return `${imageSrcSet(url, { width })}, ${imageSource(url, { width })} ${imageSource(url, { width: POSTER_WIDTH })}`;
}

/** Parts that are rendered on demand: the menu's images, a gallery's large view. */
const LATE_PARTS = /^(?:menu_rows|moving_gallery)$/;

/** Images that are rendered on demand, so that no page refers to them, in all sizes. */
export function lazyImagesIn(answer: unknown): string[] {
  const found: string[] = [];
  const visit = (value: unknown, late: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    if (late && isLate(value)) found.push(...imagesIn(sizesOf(value)));
    const isGallery = 'slice_type' in value && LATE_PARTS.test(String(value.slice_type));
    for (const [name, part] of Object.entries(value)) {
      visit(part, late || isGallery || LATE_PARTS.test(name));
    }
  };
  visit(answer, false);
  return found;
}
