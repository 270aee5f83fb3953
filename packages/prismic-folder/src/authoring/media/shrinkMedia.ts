import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metadata } from 'sharp';
import type { ImageSize } from '../../folder/imageHeader.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { discard } from '../../store/copyOf.ts';
import { fileRevisionLater } from '../../store/fileRevision.ts';
import type { ShrunkMedia } from '../contract/media.ts';
import { enoughSize, type MediaState } from './MediaFolder.ts';
import {
  foundFile,
  foundItem,
  inLine,
  type MediaContext,
  ownName,
  revisionOf,
} from './MediaLibrary.ts';
import type { Size } from './crop.ts';
import { placeContent } from './placeContent.ts';
import { extensionOf, FILE_TYPES, type FileType, typeOfExtension } from './upload/fileTypes.ts';
import { faultOf, loadSharp } from './upload/readImage.ts';
import { newName } from './uploadMedia.ts';

/** Less gain than a twentieth is none. */
const WORTH = 0.95;

/**
 * Makes an image as small as its uses allow. The work is done before the line of changes; if the
 * file or its crops changed meanwhile, nothing is written.
 */
export async function shrinkMedia(
  context: MediaContext,
  given: string,
  { dryRun }: { readonly dryRun: boolean },
): Promise<ShrunkMedia> {
  const { store, folder } = context;
  const name = await ownName(context, given);
  const state = await folder.scan();
  const plan = planOf(context, state, name);
  const revision = await revisionOf(context, name);
  const temporary = store.temporaryFile();
  try {
    const path = join(store.contentDir, 'media', name);
    await shrinkImage(path, temporary, { name, ...plan });
    const { size: bytes } = await stat(temporary);
    if (bytes > plan.before.bytes * WORTH) {
      const message = `${name} is as small as it gets in this quality`;
      throw new AuthoringError('refused', message, { at: name });
    }
    const extension = FILE_TYPES[plan.type].extensions[0];
    const to = newName(name, { type: plan.type, extension }, state.catalog.keys());
    const report = { before: { name, ...plan.before }, after: { name: to, bytes, ...plan.size } };
    if (dryRun) return report;
    const next = {
      temporary,
      revision: await fileRevisionLater(temporary),
      bytes,
      size: plan.size,
      to,
    };
    const binned = await inLine(context, async (current) => {
      const now = planOf(context, current, name);
      const isSame = now.size.width === plan.size.width && now.size.height === plan.size.height;
      if (!isSame || (await revisionOf(context, name)) !== revision) throw changed(name);
      return placeContent(context, current, name, revision, next);
    });
    return { ...report, item: { ...foundItem(await folder.scan(), to), binned } };
  } finally {
    await discard(temporary);
  }
}

interface Plan {
  readonly before: ImageSize & { readonly bytes: number };
  readonly size: ImageSize;
  readonly type: FileType;
}

function planOf(context: MediaContext, state: MediaState, name: string): Plan {
  const found = foundFile(context, state, name);
  const size = enoughSize(found, state.croppedWidthOf(name));
  const type = typeOfExtension(extensionOf(name));
  if (size === undefined || type === undefined || found.image === undefined) {
    const message = `${name} is no larger than its uses need`;
    throw new AuthoringError('refused', message, { at: name });
  }
  const { image, file } = found;
  const isHeavy = size.width === image.width;
  return { before: { ...image, bytes: file.size }, size, type: shrunkType(type, isHeavy) };
}

function changed(name: string): AuthoringError {
  const message = `${name} or what uses it changed meanwhile. Try again`;
  return new AuthoringError('conflict', message, { at: name });
}

/** High enough that nobody sees a difference; the image service compresses again for each visitor. */
const QUALITY = 88;

/** The format of a shrunk image: heavy PNG files are photographs, which WebP stores in a tenth. */
function shrunkType(type: FileType, isHeavy: boolean): FileType {
  return type === 'png' && isHeavy ? 'webp' : type;
}

/** Writes an image at another size to a new file. Its colours and its orientation stay. */
async function shrinkImage(
  from: string,
  to: string,
  { name, size, type }: { readonly name: string; readonly size: Size; readonly type: FileType },
): Promise<void> {
  const sharp = await loadSharp();
  if (sharp === undefined) {
    throw refused(name, 'this needs sharp: npm install sharp');
  }
  const metadata = await sharp(from)
    .metadata()
    .catch((error: unknown) => refuseBroken(name, error));
  if ((metadata.pages ?? 1) > 1) throw refused(name, 'it is animated');
  const image = sharp(from, { failOn: 'error' })
    .rotate()
    .resize(size.width, size.height, { fit: 'fill', withoutEnlargement: true })
    .keepIccProfile();
  await encoded(image, type, metadata)
    .toFile(to)
    .catch((error: unknown) => refuseBroken(name, error));
}

type Sharp = ReturnType<NonNullable<Awaited<ReturnType<typeof loadSharp>>>>;

function encoded(image: Sharp, type: FileType, { hasAlpha, isPalette }: Metadata): Sharp {
  if (type === 'png') return image.png({ compressionLevel: 9, palette: isPalette === true });
  if (type === 'jpg') return image.jpeg({ quality: QUALITY, mozjpeg: true });
  if (type === 'avif') return image.avif({ quality: QUALITY - 20 });
  return image.webp({ quality: QUALITY, ...(hasAlpha === true && { alphaQuality: 100 }) });
}

function refuseBroken(name: string, error: unknown): never {
  const reason = faultOf(error);
  if (/ENOSPC|no space|write error/i.test(reason)) {
    const message = `${name} could not be written: the disk is full. Free some space and try again`;
    throw new AuthoringError('storage', message, { at: name });
  }
  throw refused(name, `it is broken or incomplete (${reason})`);
}

function refused(name: string, reason: string): AuthoringError {
  return new AuthoringError('unsupported_type', `${name} cannot be made smaller: ${reason}`, {
    at: name,
  });
}
