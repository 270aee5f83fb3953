import { contentType } from '../../api/contentType.ts';
import { type MediaCatalog, type MediaFile, readMedia } from '../../folder/mediaCatalog.ts';
import { playbackOf } from '../../folder/playback.ts';
import { composed } from '../../lib/fileNames.ts';
import { parseJson } from '../../lib/parseJson.ts';
import { createMutex } from '../../store/mutex.ts';
import type { FolderStore } from '../../store/types.ts';
import type { MediaItem, MediaUse } from '../contract/media.ts';
import type { Size } from './crop.ts';
import { DETAILS_FILE, detailsOf } from './mediaDetails.ts';
import { type FileUses, usesByName } from './mediaUses.ts';
import { createReferenceIndex, type ReferringFile } from './references.ts';
import { createSameFiles, type SameFiles } from './sameFiles.ts';
import { sameName } from './upload/readableName.ts';

/** The media of a content folder and what refers to them, at one moment. */
export interface MediaState {
  readonly catalog: MediaCatalog;
  readonly referring: readonly ReferringFile[];
  /** Value of `media.json`; undefined if there is none or it is not JSON. */
  readonly details: unknown;
  readonly find: FindName;
  /** Where a file is used, also through the video whose smaller version it is. */
  usesOf(name: string): readonly MediaUse[];
  /** Pixels of its width that the narrowest crop shows; Infinity if none is cropped. */
  croppedWidthOf(name: string): number;
  /** undefined if there is no such file. */
  item(name: string): MediaItem | undefined;
}

/** Reads the media of a folder; only files that changed since the last time are read again. */
export interface MediaFolder {
  scan(): Promise<MediaState>;
}

/** `known`: media that were read before, so that none is read twice. */
export function createMediaFolder(
  store: FolderStore,
  known?: () => Promise<MediaCatalog>,
): MediaFolder {
  const index = createReferenceIndex(store.contentDir);
  const findSame = createSameFiles(store);
  let catalog: MediaCatalog | undefined;
  let details = { revision: '', value: undefined as unknown };
  let last: { readonly parts: StateParts; readonly state: MediaState } | undefined;
  const exclusive = createMutex();
  const scan = async () => {
    const { media, referring } = await index.scan();
    // Without what the site has read, all is read here.
    const before = catalog ?? (await known?.().catch(() => undefined));
    const read = await readMedia(media, before);
    catalog = read;
    details = readDetails(store, details);
    const parts = { catalog: read, referring, details, same: await findSame(read) };
    // Nothing changed since: the items are made already.
    if (last !== undefined && isSameState(last.parts, parts)) return last.state;
    const state = stateOf(parts);
    last = { parts, state };
    return state;
  };
  let next: Promise<MediaState> | undefined;
  return {
    // One after the other: two at once would both read every file of a folder that is new to them. All that
    // is asked before the next one has begun has the same answer.
    scan: () =>
      (next ??= exclusive(['scan'], () => {
        next = undefined;
        return scan();
      })),
  };
}

interface StateParts {
  readonly catalog: MediaCatalog;
  readonly referring: readonly ReferringFile[];
  readonly details: { readonly revision: string; readonly value: unknown };
  readonly same: SameFiles;
}

function isSameState(one: StateParts, other: StateParts): boolean {
  return (
    one.catalog === other.catalog &&
    one.referring === other.referring &&
    one.details.revision === other.details.revision
  );
}

const NO_USES: FileUses = {
  uses: [],
  places: 0,
  usedIn: [],
  undescribed: 0,
  croppedWidth: Infinity,
};

function stateOf({ catalog, referring, details, same }: StateParts): MediaState {
  const uses = usesByName(referring);
  const names = new Map([...catalog.keys()].map((name) => [sameName(name), name]));
  const find = (name: string) => names.get(sameName(name));
  const items = new Map<string, MediaItem>();
  const usesOf = (name: string): FileUses => {
    const video = videoOf(name, find);
    const own = uses.get(composed(name)) ?? NO_USES;
    const other = video === undefined ? undefined : uses.get(composed(video));
    if (other === undefined) return own;
    const usedIn = [...new Set([...own.usedIn, ...other.usedIn])];
    return {
      ...own,
      uses: [...own.uses, ...other.uses],
      places: own.places + other.places,
      usedIn,
    };
  };
  const makeItem = (found: MediaFile): MediaItem => {
    const { file, kind, image } = found;
    const { name } = file;
    const { places, usedIn, undescribed, croppedWidth } = usesOf(name);
    const sameAs = same.get(name);
    const enough = enoughSize(found, croppedWidth);
    const playback = playbackOf(found);
    const known = detailsOf(details.value, name);
    // A picture that nothing shows yet has a description if the library has one to propose.
    const isSilent = undescribed > 0 || (places === 0 && known.alt === undefined);
    return {
      name,
      kind,
      contentType: contentType(name),
      bytes: file.size,
      ...image,
      savedAt: file.modified,
      ...known,
      uses: places,
      ...(usedIn.length > 0 && { usedIn: [...usedIn] }),
      ...(kind === 'image' && isSilent && { undescribed }),
      ...(sameAs !== undefined && { sameAs: [...sameAs] }),
      ...(enough !== undefined && { enough }),
      ...(playback !== undefined && { playback }),
    };
  };
  return {
    catalog,
    referring,
    details: details.value,
    find,
    croppedWidthOf: (name) => usesOf(name).croppedWidth,
    usesOf: (name) => usesOf(name).uses,
    item(name) {
      const found = catalog.get(name);
      if (found === undefined) return undefined;
      const item = items.get(found.file.name) ?? makeItem(found);
      items.set(item.name, item);
      return item;
    },
  };
}

function readDetails(store: FolderStore, known: StateParts['details']): StateParts['details'] {
  const file = store.read(DETAILS_FILE);
  if (file === null) return { revision: '', value: undefined };
  if (file.revision === known.revision) return known;
  const parsed = parseJson(Buffer.from(file.bytes).toString('utf8'));
  return { revision: file.revision, value: parsed.ok ? parsed.value : undefined };
}

/** Finds a file by its name, whatever its case. */
type FindName = (name: string) => string | undefined;

/**
 * The video whose smaller version a file is: the site plays the WebM of the same name beside an MP4
 * without any document naming it. undefined if the file is not such a version.
 */
export function videoOf(name: string, find: FindName): string | undefined {
  return /\.webm$/i.test(name) ? find(name.replace(/\.webm$/i, '.mp4')) : undefined;
}

/** The widest image that a site asks for: of a window of 1920 CSS px with two device pixels each. */
const MAX_WIDTH = 3840;

/** Gains below a tenth are not worth another generation of losses. */
const WORTH = 0.9;

/** Raster images with more than a byte per pixel, and a megabyte, were never compressed for the web. */
const HEAVY_BYTES = 1_000_000;
const HEAVY_PER_PIXEL = 1;

/** GIF may be animated, and SVG has no pixels. */
const SHRINKABLE = /\.(?:webp|png|jpe?g|avif)$/i;

/**
 * The size that is enough for every use of an image, if its file is larger or heavier than that.
 * `croppedWidth`: pixels of its width that the narrowest crop shows, which need as much detail.
 */
export function enoughSize({ file, image }: MediaFile, croppedWidth: number): Size | undefined {
  if (image === undefined || !SHRINKABLE.test(file.name)) return undefined;
  const { width, height } = image;
  const scale = Math.min(1, MAX_WIDTH / Math.min(width, croppedWidth));
  const pixels = width * height;
  const isHeavy = file.size > HEAVY_BYTES && file.size > HEAVY_PER_PIXEL * pixels;
  if (scale > WORTH && !isHeavy) return undefined;
  if (scale > WORTH) return { width, height };
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}
