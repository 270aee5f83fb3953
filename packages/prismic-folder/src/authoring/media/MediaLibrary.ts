import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaCatalog, MediaFile } from '../../folder/mediaCatalog.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { untilUnchanged } from '../../store/mutex.ts';
import type { FolderStore } from '../../store/types.ts';
import type { MediaItem, MediaUse } from '../contract/media.ts';
import { createMediaFolder, type MediaFolder, type MediaState } from './MediaFolder.ts';
import { type Bin, createBin } from './bin.ts';
import type { UploadLimits } from './upload/prepareUpload.ts';
import { MAX_PIXELS } from './upload/readImage.ts';

/** What all operations on media work with. */
export interface MediaContext {
  readonly store: FolderStore;
  readonly folder: MediaFolder;
  readonly limits: UploadLimits;
  readonly bin: Bin;
}

/** What is known of a file. Throws `not_found`. */
export const readMedia = async ({ folder }: MediaContext, name: string): Promise<MediaItem> =>
  foundItem(await folder.scan(), name);

/** The places that refer to a file, also through the video whose smaller version it is. */
export async function listMediaUses({ folder }: MediaContext, name: string): Promise<MediaUse[]> {
  const state = await folder.scan();
  return [...state.usesOf(foundItem(state, name).name)];
}

/** A file's path below the content folder. */
export function mediaPath(name: string): string {
  return `media/${name}`;
}

/** Throws `not_found` if there is no such file. */
export function foundItem(state: MediaState, name: string): MediaItem {
  const item = state.item(name);
  if (item === undefined) throw notFound(name);
  return item;
}

/**
 * A file that may be changed. Throws `not_found`, and `refused` for a link: changing it would change
 * or leave behind a file that has another name.
 */
export function foundFile({ store }: MediaContext, state: MediaState, name: string): MediaFile {
  const found = state.catalog.get(name);
  if (found === undefined) throw notFound(name);
  const path = join(store.contentDir, 'media', name);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
    const message = `${mediaPath(name)} is a link to another file. Change that file instead`;
    throw new AuthoringError('refused', message, { at: name });
  }
  return found;
}

/** The name as the file spells it; the same if there is no such file. */
export const ownName = async ({ folder }: MediaContext, name: string): Promise<string> =>
  (await folder.scan()).catalog.get(name)?.file.name ?? name;

/** Throws `not_found` if the file was deleted meanwhile. */
export async function revisionOf({ store }: MediaContext, name: string): Promise<string> {
  const revision = await store.revision(mediaPath(name));
  if (revision === null) throw notFound(name);
  return revision;
}

function notFound(name: string): AuthoringError {
  const shown = JSON.stringify(name.slice(0, 300));
  return new AuthoringError('not_found', `There is no file ${shown} in content/media`, {
    at: name.slice(0, 300),
  });
}

/**
 * Runs one change of media at a time. `work` scans, decides and commits; if a file changed between
 * the two, all of it is done again.
 */
export const inLine = <Result>(
  { store, folder }: MediaContext,
  work: (state: MediaState) => Promise<Result>,
): Promise<Result> =>
  store.exclusive(['media'], () => untilUnchanged(async () => work(await folder.scan())));

export interface MediaOptions {
  readonly store: FolderStore;
  /** Media that were read for the site. */
  readonly known?: () => Promise<MediaCatalog>;
  /** Of one file. */
  readonly maxBytes?: number;
  /** Of one raster image, all frames together. */
  readonly maxPixels?: number;
  /** In ms since 1970; the clock by default. */
  readonly now?: () => number;
}

/** Videos of a few minutes fit; what is larger belongs to a video service. */
const MAX_BYTES = 100_000_000;

/** Opens the media of a content folder. */
export function openLibrary(options: MediaOptions): MediaContext {
  const { store, known, now, maxBytes = MAX_BYTES, maxPixels = MAX_PIXELS } = options;
  return {
    store,
    folder: createMediaFolder(store, known),
    bin: createBin(store, now),
    limits: { maxBytes, maxPixels },
  };
}
