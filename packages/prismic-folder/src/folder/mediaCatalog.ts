import { accessSync, constants } from 'node:fs';
import { extname } from 'node:path';
import { NameMap } from '../lib/fileNames.ts';
import { HEADER_BYTES, imageHeader, type ImageSize } from './imageHeader.ts';
import type { FileStamp } from '../lib/listFiles.ts';
import { createPauses, readPart } from '../lib/readPart.ts';
import { unreadReason } from '../lib/errorCode.ts';

/** One file of `content/media`. */
export interface MediaFile {
  readonly file: FileStamp;
  readonly kind: 'image' | 'document' | 'file';
  /** Missing for other files and unreadable images. */
  readonly image?: ImageSize;
  /** Why the file cannot be read. */
  readonly unread?: string;
}

/** Media by path below `content/media`, in either spelling (`NameMap`). */
export type MediaCatalog = ReadonlyMap<string, MediaFile>;

const KINDS: Readonly<Record<string, MediaFile['kind']>> = {
  ...ofKind('image', '.webp .png .jpg .jpeg .gif .svg .avif .bmp .tif .tiff .ico'),
  ...ofKind('document', '.pdf .doc .docx .odt .rtf .txt .md .csv .xls .xlsx .ods .ppt .pptx .odp'),
};

/** The API's `kind` of a file, by its extension. */
export function mediaKind(name: string): MediaFile['kind'] {
  return KINDS[extname(name).toLowerCase()] ?? 'file';
}

/** Reads the size of every image; unchanged files are taken from `known`, which is the answer if all are. */
export async function readMedia(
  files: readonly FileStamp[],
  known: MediaCatalog = new Map(),
): Promise<MediaCatalog> {
  const catalog = new NameMap<MediaFile>();
  let isChanged = files.length !== known.size;
  const pause = createPauses();
  for (const file of files) {
    const before = known.get(file.name);
    const isKnown = before?.file.stamp === file.stamp && before.unread === undefined;
    isChanged ||= !isKnown;
    // One at a time: parsing headers is synchronous, and the decoder uses its own threads.
    // oxlint-disable-next-line no-await-in-loop
    catalog.set(file.name, isKnown ? before : await readMediaFile(file));
    // oxlint-disable-next-line no-await-in-loop
    if (!isKnown) await pause();
  }
  return isChanged ? catalog : known;
}

async function readMediaFile(file: FileStamp): Promise<MediaFile> {
  const kind = mediaKind(file.name);
  try {
    if (kind !== 'image') accessSync(file.path, constants.R_OK);
    const image = kind === 'image' && (await sizeOf(file.path, readPart(file.path, header)));
    return { file, kind, ...(image && { image }) };
  } catch (error) {
    return { file, kind, unread: unreadReason('file', error) };
  }
}

/** The size of a file that is an image by its name; undefined for others and unreadable ones. */
export async function imageSizeOf(path: string, name: string): Promise<ImageSize | undefined> {
  return mediaKind(name) === 'image' ? sizeOf(path, readPart(path, header)) : undefined;
}

async function sizeOf(path: string, start: Buffer): Promise<ImageSize | undefined> {
  try {
    return imageHeader(start) ?? (await decodeSize(path));
  } catch {
    // Reported where a document uses the image.
    return undefined;
  }
}

/** For one header after the other: a buffer for each of thousands costs more than reading them. */
const header = Buffer.alloc(HEADER_BYTES);

/** Imported only for formats `imageHeader` cannot read: the decoder costs 70 ms and much memory. */
async function decodeSize(path: string): Promise<ImageSize> {
  const { default: sharp } = await import('sharp');
  const { width, height, orientation = 1 } = await sharp(path).metadata();
  // EXIF orientations 5 to 8 swap width and height.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function ofKind(kind: MediaFile['kind'], extensions: string) {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, kind]));
}
