import { IMAGE_FILES, imageFile } from './imageFile.ts';
import { imageQuality, type ImageQuality } from '../theme/tokens.ts';
import { parseUrl } from '../parseUrl.ts';

/**
 * Widths in px. Neighbours differ at most by a factor of two, so that a browser loads at most twice
 * what it shows.
 */
const widths = [80, 160, 320, 480, 640, 720, 828, 1080, 1280, 1600, 1920, 2560, 3840] as const;

/** Width in px of the one image for browsers without `srcset`. */
export const plainWidth = 1920;

/** An image from edge to edge of 1440 px on a dense screen needs 2880. */
const maxWidth = 3840;

/** SVG scales by itself, and a resized GIF would lose its animation. */
const fixedFormat = /\.(?:svg|gif)$/i;

/** Base for relative addresses; never shown. */
const base = 'http://relative.invalid';

/** As texts, which an export below a path moves. */
const OWN = ['/media/', IMAGE_FILES];

/** An image's address if other sizes exist: from the media endpoint, an export's files, Prismic or imgix. */
function resizable(address: string): URL | null {
  const url = parseUrl(address, base);
  if (!url || fixedFormat.test(url.pathname)) return null;
  const isKnown =
    url.origin === base
      ? OWN.some((path) => url.pathname.startsWith(path))
      : /(?:^|\.)(?:prismic\.io|imgix\.net)$/.test(url.hostname);
  return isKnown ? url : null;
}

type AtWidth = (width: number) => string;

/** The addresses of an image by width in px; null where it cannot be resized. */
function sources(address: string, quality: ImageQuality): AtWidth | null {
  const url = resizable(address);
  if (url === null) return null;
  // By themselves: an address that they belong to is written again at each change, and a page has a hundred pictures.
  const parameters = new URLSearchParams(url.search);
  for (const name of ['w', 'h', 'width', 'height', 'dpr']) parameters.delete(name);
  parameters.set('auto', 'compress,format');
  parameters.set('w', '');
  parameters.set('q', String(imageQuality[quality]));
  const { origin, pathname } = url;
  if (origin === base && pathname.startsWith(IMAGE_FILES)) {
    return (width) => {
      parameters.set('w', String(Math.round(width)));
      return imageFile({ pathname, searchParams: parameters });
    };
  }
  // Written once for all widths.
  const query = String(parameters).replaceAll('%2C', ',');
  const text = `${origin === base ? '' : origin}${pathname}?${query}${url.hash}`;
  const [before = ''] = /^[^?]*\?(?:.*?&)?w=/.exec(text) ?? [];
  const after = text.slice(before.length);
  return (width) => before + Math.round(width) + after;
}

/** The address of an image at a width in px; its crop parameters stay. */
export function imageSource(
  address: string,
  { width, quality = 'high' }: { width: number; quality?: ImageQuality | undefined },
): string {
  return sources(address, quality)?.(width) ?? address;
}

/** The widths below the image's own, and its own up to 3840. */
export function offeredWidths(own: number): readonly number[] {
  const largest = Math.min(Math.round(own), maxWidth);
  return [...widths.filter((width) => width < largest), largest];
}

/** The `srcset` by widths; undefined where the address cannot be resized. */
export function imageSrcSet(
  address: string,
  { width, quality = 'high' }: { width: number; quality?: ImageQuality | undefined },
): string | undefined {
  const source = sources(address, quality);
  if (source === null) return undefined;
  return offeredWidths(width)
    .map((offered) => `${source(offered)} ${offered}w`)
    .join(', ');
}
