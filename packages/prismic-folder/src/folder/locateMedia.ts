import { stableId } from './digest.ts';
import { mediaAddress } from './mediaAddress.ts';
import type { MediaCatalog, MediaFile } from './mediaCatalog.ts';
import { memoize } from '../json.ts';
import { nearest } from './nearest.ts';

/** The target of an image's or file's address in content. */
export type LocatedMedia =
  | {
      readonly at: 'media';
      readonly id: string;
      readonly url: string;
      readonly name: string;
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
  const { name } = address;
  const file = media.get(name);
  if (file !== undefined) {
    return { at: 'media', id: stableId(name), url: address.url + address.query, name, file };
  }
  const hint = nearest(name, media.keys());
  return { at: 'nowhere', reason: `content/media/${name} does not exist${hint}` };
}
