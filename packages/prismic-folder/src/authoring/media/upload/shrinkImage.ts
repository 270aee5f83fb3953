import type { Metadata } from 'sharp';
import { AuthoringError } from '../../../store/AuthoringError.ts';
import type { Size } from '../crop.ts';
import type { FileType } from './fileTypes.ts';
import { loadSharp } from './readImage.ts';

/** High enough that nobody sees a difference; the image service compresses again for each visitor. */
const QUALITY = 88;

/** The format of a shrunk image: heavy PNG files are photographs, which WebP stores in a tenth. */
export function shrunkType(type: FileType, isHeavy: boolean): FileType {
  return type === 'png' && isHeavy ? 'webp' : type;
}

/** Writes an image at another size to a new file. Its colours and its orientation stay. */
export async function shrinkImage(
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
  const reason = (error instanceof Error ? error.message : String(error)).replace(/[:\s]+$/, '');
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
