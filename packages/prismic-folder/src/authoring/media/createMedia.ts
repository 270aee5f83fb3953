import type { MediaCatalog } from '../../folder/mediaCatalog.ts';
import type { FolderStore } from '../../store/types.ts';
import { createBin } from './bin/createBin.ts';
import { createMediaFolder } from './MediaFolder.ts';
import type { MediaContext } from './operations/MediaContext.ts';
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
