import { decode } from '../json.ts';
import { parseUrl } from '../parseUrl.ts';
import { MEDIA_SCHEME } from '../types.ts';

/** Location of an image or file: in `content/media`, on another host, or not allowed. */
export type MediaAddress =
  | { readonly at: 'media'; readonly name: string; readonly url: string; readonly query: string }
  | { readonly at: 'host'; readonly url: string }
  | { readonly at: 'nowhere'; readonly reason: string };

const LOCAL = /^(?:\/?media\/|repository:\/media\/)([^?#]*)(\?[^#]*)?/;

/** Parses `/media/x.webp`, `media/x.webp` (with optional imgix parameters) or an http(s) URL. */
export function mediaAddress(url: string): MediaAddress {
  if (/^https?:\/\/[^/\s]/i.test(url) && parseUrl(url)) return { at: 'host', url };
  const [, path, query = ''] = LOCAL.exec(url) ?? [];
  if (path === undefined) {
    const reason = url.includes('..')
      ? `"${url}" leads outside content/media`
      : `"${url}" is neither below /media/ nor an http(s) address`;
    return { at: 'nowhere', reason };
  }
  const name = decode(path);
  // Half characters are in no name.
  if (name === '' || /\p{Cs}/u.test(name))
    return { at: 'nowhere', reason: `"${url}" names no file` };
  // The name must be safe on every system: a backslash is a separator on some.
  const isPlain = !/(?:^|\/)\.{0,2}\/|(?:^|\/)\.{1,2}$/.test(name);
  if (!isPlain || name.includes('\\') || name.includes('\0')) {
    return { at: 'nowhere', reason: `"${url}" leads outside content/media` };
  }
  return { at: 'media', name, url: mediaUrl(name), query };
}

/** The address of a file in a snapshot. */
export const mediaUrl = (name: string): string => MEDIA_SCHEME + encodePath(name);

/** The same as documents of the folder have it. */
export const folderAddress = (name: string): string => `/media/${encodePath(name)}`;

/**
 * The path of a file as a part of an address. What could end an address in a text, such as a bracket, is escaped, too: what
 * looks for addresses there, as what is protected, must find all of it.
 */
export const encodePath = (name: string): string =>
  name
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/g, escaped))
    .join('/');

const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** The WebM that the site plays in place of an MP4 of the folder; undefined if there is none. */
export const webmBeside = <File>(
  name: string,
  find: (name: string) => File | undefined,
): File | undefined => (/\.mp4$/i.test(name) ? find(name.replace(/\.mp4$/i, '.webm')) : undefined);

/** Whether an address is below `/media/`. */
export function isMediaAddress(url: string): boolean {
  return LOCAL.test(url);
}
