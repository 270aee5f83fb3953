import { posix } from 'node:path';
import { MEDIA_SCHEME } from '../types.ts';
import { decode } from '../json.ts';

/** Where an image or file lies: in `content/media`, on another host, or nowhere that is allowed. */
export type MediaAddress =
  | { readonly at: 'media'; readonly name: string; readonly url: string; readonly query: string }
  | { readonly at: 'host'; readonly url: string }
  | { readonly at: 'nowhere'; readonly reason: string };

const LOCAL = /^(?:\/?media\/|repository:\/media\/)([^?#]*)(\?[^#]*)?/;

/** Reads `/media/x.webp`, `media/x.webp` (imgix parameters may follow) or an http(s) address. */
export function mediaAddress(url: string): MediaAddress {
  if (/^https?:\/\/[^/\s]/i.test(url) && URL.canParse(url)) return { at: 'host', url };
  const [, path, query = ''] = LOCAL.exec(url) ?? [];
  if (path === undefined) {
    const reason = url.includes('..')
      ? `"${url}" leads outside content/media`
      : `"${url}" is neither below /media/ nor an http(s) address`;
    return { at: 'nowhere', reason };
  }
  const name = decode(path);
  if (name === '') return { at: 'nowhere', reason: `"${url}" names no file` };
  // Read as a path on any system: a backslash is a separator on some.
  const isPlain = posix.normalize(name) === name && !/^(?:\.{1,2}$|\.\.\/|\/)/.test(name);
  if (!isPlain || name.includes('\\') || name.includes('\0')) {
    return { at: 'nowhere', reason: `"${url}" leads outside content/media` };
  }
  const encoded = name.split('/').map(encodeURIComponent).join('/');
  return { at: 'media', name, url: MEDIA_SCHEME + encoded, query };
}

/** True for an address that is written as one below `/media/`. */
export function isMediaAddress(url: string): boolean {
  return LOCAL.test(url);
}
