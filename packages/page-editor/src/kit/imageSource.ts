import { parseUrl } from 'prismic-folder/edit';

/** Base for relative addresses; never shown. */
const BASE = 'http://relative.invalid';

/** SVG scales by itself, and a resized GIF would lose its animation. */
const FIXED = /\.(?:svg|gif)$/i;

/** Of 100, at which a small picture and one as large as the window look like the file. */
const QUALITY = { medium: 40, high: 80 } as const;

/**
 * The address of an image at a width in px; its crop stays. Other sizes exist of the library's files, and of those
 * at Prismic and imgix.
 */
export function imageSource(
  address: string,
  { width, quality = 'high' }: { readonly width: number; readonly quality?: 'medium' | 'high' },
): string {
  const url = parseUrl(address, BASE);
  if (!url || FIXED.test(url.pathname)) return address;
  const isKnown =
    url.origin === BASE
      ? url.pathname.startsWith('/media/')
      : /(?:^|\.)(?:prismic\.io|imgix\.net)$/.test(url.hostname);
  if (!isKnown) return address;
  for (const name of ['w', 'h', 'width', 'height', 'dpr']) url.searchParams.delete(name);
  url.searchParams.set('auto', 'compress,format');
  url.searchParams.set('w', String(Math.round(width)));
  url.searchParams.set('q', String(QUALITY[quality]));
  return url.href.slice(url.origin === BASE ? BASE.length : 0).replaceAll('%2C', ',');
}
