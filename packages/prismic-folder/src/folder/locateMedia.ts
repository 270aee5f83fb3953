import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import type { FoundMedia } from '../fields/normalizing.ts';
import { memoize } from '../json.ts';
import { digest, stableId } from '../lib/digest.ts';
import { mediaAddress, mediaUrl, webmBeside } from '../lib/mediaAddress.ts';
import { type MediaCatalog, type MediaFile, mediaKind } from './mediaCatalog.ts';
import { nearest } from '../lib/nearest.ts';
import { playbackIn } from './playback.ts';

interface Located {
  readonly found: FoundMedia;
  /** Of the file's content. */
  readonly version?: string | undefined;
}

const locatedIn = memoize((_media: MediaCatalog) => new Map<string, Located>());

/**
 * Returns a function that finds the file of an address in content, or the reason why there is none, and adds the
 * file's version to `versions`. Results are cached per catalog. The address of a file has the parameter `v`, which
 * changes with the file's content, so that a browser that has the file may keep it until then.
 */
export function createFindMedia(
  media: MediaCatalog,
  versions?: Set<string>,
): (url: string) => FoundMedia {
  const known = locatedIn(media);
  return (url) => {
    const located = known.get(url) ?? locate(media, url);
    known.set(url, located);
    if (located.version !== undefined) versions?.add(located.version);
    return located.found;
  };
}

function locate(media: MediaCatalog, url: string): Located {
  const address = mediaAddress(url);
  if (address.at === 'nowhere') return { found: address };
  if (address.at === 'host') {
    const name = new URL(url).pathname;
    const kind = mediaKind(name);
    const found = { at: 'host', id: stableId(url), url, name, kind, size: 0 } as const;
    return { found: { ...found, playback: () => undefined } };
  }
  const file = media.get(address.name);
  if (file === undefined) {
    const hint = nearest(address.name, media.keys());
    const reason = `content/media/${address.name} does not exist${hint}`;
    return { found: { at: 'nowhere', reason } };
  }
  // As the file spells it: servers of files know no other spelling.
  const { name, size } = file.file;
  const version = versionOf(media, name, file);
  const found: FoundMedia = {
    at: 'media',
    id: stableId(name),
    url: mediaUrl(name) + withVersion(address.query, version),
    name,
    kind: file.kind,
    size,
    image: file.image,
    playback: () => playbackIn(media, file),
  };
  return { found, version };
}

/** The site plays the WebM beside an MP4 by the address of the MP4: a change of either is one of both. */
function versionOf(media: MediaCatalog, name: string, file: MediaFile): string | undefined {
  const own = contentVersion(file);
  const smaller = webmBeside(name, (beside) => media.get(beside));
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
