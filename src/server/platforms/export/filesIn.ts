import { IMAGE_FILES } from '#ui/image/imageFile.ts';
import { imageSource, imageSrcSet } from '#ui/image/imageSource.ts';

const MEDIA = /(?<![\w.])\/media\/[^"'?#\s&<>\\)]+/g;
const PICTURE = /\/pictures\/[^"'?#\s&<>\\)]+\.\w+\/[^"'?#\s&<>\\/)]+\.\w+/g;

/** Films, sounds and drawings that a page or an answer names, decoded. */
export function mediaIn(text: string): string[] {
  return [...text.matchAll(MEDIA)].map(([path]) => decodeURIComponent(path));
}

/** Pictures a page names, at the sizes it names. */
export function imagesIn(text: string): string[] {
  return [...text.matchAll(PICTURE)].map(([path]) => decodeURIComponent(path.replace(/,$/, '')));
}

/** Paths of this site that a page's links lead to. */
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

/** Width in px of a film's still in a large view. */
const STILL = 1280;

function sizesOf({ url, dimensions: { width } }: LateImage): string {
  return `${imageSrcSet(url, { width })}, ${imageSource(url, { width })} ${imageSource(url, { width: STILL })}`;
}

/** What scripts draw only when a visitor asks for it: the menu's pictures, a gallery's large view. */
const LATE_PARTS = /^(?:menu_rows|moving_gallery)$/;

/** Pictures no page names because scripts draw them later, at every size they are offered at. */
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
