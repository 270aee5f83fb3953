import { imageSource } from '../../../kit/imageSource.ts';
import { decoded } from '../../../model/place.ts';

/** `/media/x`, `media/x` and the form in which a pulled repository may write it. */
const OWN = /^(?:\/?media\/|repository:\/media\/)([^?#]*)(\?[^#]*)?/;

/** The address of a file of the library, as content files write it. */
export function mediaUrl(name: string): string {
  return `/media/${name.split('/').map(encodeURIComponent).join('/')}`;
}

/** The file of the library that an address names; null for other hosts and anything else. */
export function mediaNameOf(url: string): string | null {
  const [, path = ''] = OWN.exec(url) ?? [];
  return decoded(path) || null;
}

/** An address that this page can load: that of the library from the root, others as they are. */
export function shownUrl(url: string): string {
  const [, path, query = ''] = OWN.exec(url) ?? [];
  return path === undefined ? url : `/media/${path}${query}`;
}

interface Size {
  /** In CSS px. */
  readonly width: number;
  /** When the file was saved: the address of a replaced file must be a new one. */
  readonly savedAt?: number | undefined;
}

/** The address of a picture for screens of up to two device pixels per CSS px; its crop stays. */
export function thumbnailUrl(url: string, { width, savedAt }: Size): string {
  const source = imageSource(shownUrl(url), { width: width * 2, quality: 'medium' });
  if (savedAt === undefined || !source.startsWith('/media/')) return source;
  return `${source}${source.includes('?') ? '&' : '?'}v=${Math.round(savedAt)}`;
}
