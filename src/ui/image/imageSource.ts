import { IMAGE_FILES, imageFile } from './imageFile.ts';
import { imageQuality, type ImageQuality } from '../theme/tokens.ts';

/**
 * Widths in px. Neighbours differ at most by a factor of two, so that a browser loads at most twice
 * what it shows.
 */
const widths = [80, 160, 320, 480, 640, 720, 828, 1080, 1280, 1600, 1920] as const;

export const maxWidth = 1920;

/** SVG scales by itself, and a resized GIF would lose its animation. */
const fixedFormat = /\.(?:svg|gif)$/i;

/** Base for relative addresses; never shown. */
const base = 'http://relative.invalid';

/** Whether other sizes exist: from the media endpoint, an export's files, Prismic or imgix. */
export function isResizable(address: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  if (fixedFormat.test(url.pathname)) return false;
  if (url.origin === base) return /^\/(?:media|pictures)\//.test(url.pathname);
  return /(?:^|\.)(?:prismic\.io|imgix\.net)$/.test(url.hostname);
}

/** The address of an image at a width in px; its crop parameters stay. */
export function imageSource(
  address: string,
  { width, quality = 'high' }: { width: number; quality?: ImageQuality | undefined },
): string {
  if (!isResizable(address)) return address;
  const url = new URL(address, base);
  for (const name of ['w', 'h', 'width', 'height', 'dpr']) url.searchParams.delete(name);
  url.searchParams.set('auto', 'compress,format');
  url.searchParams.set('w', String(Math.round(width)));
  url.searchParams.set('q', String(imageQuality[quality]));
  if (url.origin === base && url.pathname.startsWith(IMAGE_FILES)) return imageFile(url);
  const text = url.href.replaceAll('%2C', ',');
  return url.origin === base ? text.slice(base.length) : text;
}

/** The widths below the image's own, and its own up to 1920. */
export function offeredWidths(own: number): readonly number[] {
  const largest = Math.min(Math.round(own), maxWidth);
  return [...widths.filter((width) => width < largest), largest];
}

/** The `srcset` by widths; undefined where the address cannot be resized. */
export function imageSrcSet(
  address: string,
  { width, quality }: { width: number; quality?: ImageQuality | undefined },
): string | undefined {
  if (!isResizable(address)) return undefined;
  return offeredWidths(width)
    .map((offered) => `${imageSource(address, { width: offered, quality })} ${offered}w`)
    .join(', ');
}
