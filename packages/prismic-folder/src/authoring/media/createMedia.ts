import { composed } from '../../folder/fileNames.ts';
import type { MediaCatalog } from '../../folder/mediaCatalog.ts';
import type { FolderStore } from '../../store/types.ts';
import type { AuthoringMedia } from '../Authoring.ts';
import { createMediaFolder } from './MediaFolder.ts';
import { createBin } from './bin/createBin.ts';
import { countMedia } from './operations/countMedia.ts';
import { describeMedia } from './operations/describeMedia.ts';
import { foundItem, type MediaContext } from './operations/MediaContext.ts';
import { listMedia } from './operations/listMedia.ts';
import { removeMedia } from './operations/removeMedia.ts';
import { renameMedia } from './operations/renameMedia.ts';
import { replaceMedia } from './operations/replaceMedia.ts';
import { restoreMedia } from './operations/restoreMedia.ts';
import { shrinkMedia } from './operations/shrinkMedia.ts';
import { uploadMedia } from './operations/uploadMedia.ts';
import { MAX_PIXELS } from './upload/readImage.ts';

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

/** The media of a content folder, as the editor lists and changes them. */
export function createMedia(options: MediaOptions): AuthoringMedia {
  const { store, maxBytes = MAX_BYTES, maxPixels = MAX_PIXELS } = options;
  const folder = createMediaFolder(store, options.known);
  const bin = createBin(store, options.now);
  const context: MediaContext = { store, folder, bin, limits: { maxBytes, maxPixels } };
  /** The name as the file spells it; the same if there is no such file. */
  const ownName = async (name: string) =>
    (await folder.scan()).catalog.get(name)?.file.name ?? name;
  return {
    list: async (filter) => listMedia(await folder.scan(), filter),
    counts: async () => countMedia(await folder.scan()),
    read: async (name) => foundItem(await folder.scan(), name),
    uses: async (name) => {
      const state = await folder.scan();
      return [...state.usesOf(foundItem(state, name).name)];
    },
    upload: (name, body) => uploadMedia(context, name, body),
    replace: async (name, body) => replaceMedia(context, await ownName(name), body),
    shrink: async (name, how) => shrinkMedia(context, await ownName(name), how),
    rename: async (name, to) => renameMedia(context, await ownName(name), composed(to)),
    describe: async (name, details) => describeMedia(context, await ownName(name), details),
    remove: async (name) => removeMedia(context, await ownName(name)),
    bin: async () =>
      (await bin.list()).map(({ id, name, bytes, at, replacedBy }) => ({
        id,
        name,
        bytes,
        at,
        ...(replacedBy !== undefined && { replacedBy }),
      })),
    restore: (id) => restoreMedia(context, id),
  };
}
