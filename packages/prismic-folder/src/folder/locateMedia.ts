import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { memoize } from '../json.ts';
import { digest, stableId } from './digest.ts';
import { mediaAddress, mediaUrl } from './mediaAddress.ts';
import type { MediaCatalog, MediaFile } from './mediaCatalog.ts';
import { nearest } from './nearest.ts';

/**
 * The target of an image's or file's address in content. The address of a file has the parameter `v`, which changes
 * with the file's content, so that a browser that has the file may keep it until then.
 */
export type LocatedMedia =
  | {
      readonly at: 'media';
      readonly id: string;
      readonly url: string;
      readonly name: string;
      readonly version: string | undefined;
      readonly file: MediaFile;
    }
  | { readonly at: 'host'; readonly id: string; readonly url: string }
  | { readonly at: 'nowhere'; readonly reason: string };

const locatedIn = memoize((_media: MediaCatalog) => new Map<string, LocatedMedia>());

/** Finds the file of an address, or the reason why there is none. Results are cached per load. */
export function locateMedia(media: MediaCatalog, url: string): LocatedMedia {
  const known = locatedIn(media);
  const located = known.get(url) ?? locate(media, url);
  known.set(url, located);
  return located;
}

function locate(media: MediaCatalog, url: string): LocatedMedia {
  const address = mediaAddress(url);
  if (address.at === 'nowhere') return address;
  if (address.at === 'host') return { at: 'host', id: stableId(url), url };
  const file = media.get(address.name);
  if (file !== undefined) {
    // As the file spells it: servers of files know no other spelling.
    const { name } = file.file;
    const version = versionOf(media, name, file);
    const url = mediaUrl(name) + withVersion(address.query, version);
    return { at: 'media', id: stableId(name), url, name, version, file };
  }
  const hint = nearest(address.name, media.keys());
  return { at: 'nowhere', reason: `content/media/${address.name} does not exist${hint}` };
}

/** The site plays the WebM beside an MP4 by the address of the MP4: a change of either is one of both. */
function versionOf(media: MediaCatalog, name: string, file: MediaFile): string | undefined {
  const own = contentVersion(file);
  const smaller = /\.mp4$/i.test(name) ? media.get(name.replace(/\.mp4$/i, '.webm')) : undefined;
  const other = smaller && contentVersion(smaller);
  return own === undefined || other === undefined ? own : shortVersion(digest(own + other));
}

/** A query with the version; one that was copied from a page is of another day. */
function withVersion(query: string, version: string | undefined): string {
  const parameters = query.slice(1).split('&');
  const others = parameters.filter((one) => one !== '' && !one.startsWith('v='));
  const all = version === undefined ? others : [...others, `v=${version}`];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}

const PART = 64 * 1024;
const PARTS = 16;

const buffer = Buffer.alloc(PART);

/** Five letters and digits: a page names each of its images some ten times, and two contents of one file differ. */
function shortVersion(digest: string): string {
  return digest.replaceAll(/[-_]/g, '').slice(0, 5);
}

/**
 * A short name of a file's content, for addresses that change with it; undefined if it cannot be read.
 * It depends on nothing but the content, so that it is the same on every machine. Of a file over 1 MB, sixteen parts
 * between its first byte and its last are read: a compressed file that was changed is of another size as well, or
 * differs to its end.
 */
const contentVersion = memoize(({ file: { path, size } }: MediaFile): string | undefined => {
  const hash = createHash('sha1').update(String(size));
  const last = Math.max(0, size - PART);
  const count = Math.min(PARTS, Math.ceil(size / PART));
  try {
    const descriptor = openSync(path, 'r');
    try {
      for (let part = 0; part < count; part += 1) {
        const at = size <= PARTS * PART ? part * PART : Math.floor((last * part) / (count - 1));
        hash.update(buffer.subarray(0, readSync(descriptor, buffer, 0, PART, at)));
      }
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
  return shortVersion(hash.digest('base64url'));
});
