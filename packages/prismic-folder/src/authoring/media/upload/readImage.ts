import { messageOf } from '../../../lib/errorCode.ts';
import { open } from 'node:fs/promises';
import { HEADER_BYTES, imageHeader, type ImageSize } from '../../../folder/imageHeader.ts';
import { AuthoringError } from '../../../store/AuthoringError.ts';

/** Pixels of an image, all frames together: as many as the image service takes. */
export const MAX_PIXELS = 120_000_000;

/** Side of the image that a check decodes to. */
const SAMPLE = 16;

/** The first bytes of a file: enough to recognise it and to read an image's size. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const bytes = Buffer.alloc(HEADER_BYTES);
    const { bytesRead } = await file.read(bytes, 0, HEADER_BYTES, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Reads the size of an uploaded raster image and decodes it once, so that a broken one is refused
 * here and not on the site. Without sharp, only formats are accepted whose header has the size.
 */
export async function checkImage(path: string, maxPixels = MAX_PIXELS): Promise<ImageSize> {
  const size = imageHeader(await readStart(path));
  if (size !== undefined) checkPixels(size.width * size.height, size, maxPixels);
  const sharp = await loadSharp();
  if (sharp === undefined) {
    if (size !== undefined) return size;
    const reason = 'The size of this image cannot be read without sharp: npm install sharp';
    throw new AuthoringError('unsupported_type', reason, { at: 'body' });
  }
  try {
    const header = await sharp(path, { limitInputPixels: false }).metadata();
    const { width, height, orientation = 1, pages = 1 } = header;
    checkPixels(width * height * pages, { width, height }, maxPixels);
    // A few pixels in the end, but all of the file is read.
    const reading = { failOn: 'error', limitInputPixels: maxPixels } as const;
    await sharp(path, reading).resize(SAMPLE, SAMPLE, { fit: 'fill' }).raw().toBuffer();
    // EXIF orientations 5 to 8 swap width and height.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch (error) {
    if (error instanceof AuthoringError) throw error;
    const message = 'The image is broken or incomplete. Export it again, or choose another';
    throw new AuthoringError('unsupported_type', message, { at: 'body' });
  }
}

function checkPixels(pixels: number, { width, height }: ImageSize, maxPixels: number): void {
  if (pixels <= maxPixels) return;
  const limit = `${Math.round(maxPixels / 1_000_000)} megapixels`;
  const message = `The image of ${width} × ${height} pixels is over the limit of ${limit}`;
  throw new AuthoringError('too_large', message, { at: 'body' });
}

/** The image library, if it is installed. */
export async function loadSharp() {
  try {
    return (await import('sharp')).default;
  } catch {
    return undefined;
  }
}

/** What it says of an image, without the part of it that says so; it ends some of its sentences in the middle. */
export const faultOf = (error: unknown): string =>
  messageOf(error)
    .replace(/^Vips\w+: /, '')
    .replace(/[:\s]+$/, '');
