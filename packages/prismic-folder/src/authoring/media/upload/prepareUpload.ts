import { readFile, rm } from 'node:fs/promises';
import { imageHeader, type ImageSize } from '../../../folder/imageHeader.ts';
import { AuthoringError } from '../../../store/AuthoringError.ts';
import { decodeSvg } from '../svg/decodeSvg.ts';
import { sanitizeSvg, SvgError } from '../svg/sanitizeSvg.ts';
import { extensionOf, FILE_TYPES, type FileType, isNamedImage, SHOWN_TYPES } from './fileTypes.ts';
import { checkImage, readStart } from './readImage.ts';
import { discard, receive, type Received } from './receive.ts';
import { sniffType } from './sniffType.ts';

export interface UploadLimits {
  readonly maxBytes: number;
  /** Of raster images, all frames together. */
  readonly maxPixels: number;
}

/** A file that was received and checked, ready to be placed. */
export interface PreparedUpload extends Received {
  readonly type: FileType;
  /** The one that fits the content: that of the name, or corrected. */
  readonly extension: string;
  /** Of images. */
  readonly size?: ImageSize;
}

/** Larger SVG files are read into memory as a whole, which other files are not. */
const MAX_SVG_BYTES = 10_000_000;

/**
 * Receives a file and checks that it is what the site can show. `name` is the file's own name, which
 * only decides the extension. If anything is wrong, the temporary file is deleted.
 */
export async function prepareUpload(
  name: string,
  body: ReadableStream<Uint8Array>,
  temporary: string,
  limits: UploadLimits,
): Promise<PreparedUpload> {
  const received = await receive(body, temporary, limits.maxBytes);
  try {
    return await checkFile(name, received, limits);
  } catch (error) {
    await discard(temporary);
    throw error;
  }
}

async function checkFile(
  name: string,
  received: Received,
  { maxPixels }: UploadLimits,
): Promise<PreparedUpload> {
  const own = extensionOf(name);
  const sniffed = sniffType(await readStart(received.path), own);
  if (sniffed.type === undefined) {
    throw unsupported(`${shown(name)} cannot be stored: its content is ${sniffed.found}`);
  }
  const { type } = sniffed;
  const { extensions, kind } = FILE_TYPES[type];
  if (isNamedImage(name) && kind !== 'image') {
    throw unsupported(`${shown(name)} is not an image: its content is ${type.toUpperCase()}`);
  }
  const extension = extensions.includes(own) ? own : extensions[0];
  if (kind !== 'image') return { ...received, type, extension };
  if (type === 'svg') return { ...(await checkSvg(name, received)), type, extension };
  return { ...received, type, extension, size: await checkImage(received.path, maxPixels) };
}

async function checkSvg(name: string, received: Received): Promise<Received & { size: ImageSize }> {
  if (received.bytes > MAX_SVG_BYTES) {
    const limit = `${MAX_SVG_BYTES / 1_000_000} MB`;
    throw new AuthoringError('too_large', `The SVG file is over the limit of ${limit}`);
  }
  const bytes = await readFile(received.path);
  const decoded = decodeSvg(bytes);
  if (decoded === undefined) {
    throw unsupported(`${shown(name)} is not valid UTF-8. Save it in this encoding`);
  }
  const cleaned = cleanSvg(name, decoded.text, !decoded.isUtf8);
  const size = imageHeader(Buffer.from(cleaned ?? decoded.text));
  if (size === undefined) {
    throw unsupported(`${shown(name)} has no size: its <svg> needs width and height, or a viewBox`);
  }
  return { ...(cleaned === undefined ? received : await rewrite(received, cleaned)), size };
}

function cleanSvg(name: string, text: string, isRewritten: boolean): string | undefined {
  try {
    return sanitizeSvg(text, isRewritten);
  } catch (error) {
    if (!(error instanceof SvgError)) throw error;
    throw unsupported(`${shown(name)}, line ${error.line}: ${error.message}`);
  }
}

async function rewrite({ path }: Received, text: string): Promise<Received> {
  await rm(path);
  return receive(new Blob([text]).stream(), path, Infinity);
}

function unsupported(reason: string): AuthoringError {
  const message = `${reason}. Files may be ${SHOWN_TYPES}`;
  return new AuthoringError('unsupported_type', message, { at: 'body' });
}

/** A name may be anything here, also what a terminal would interpret. */
function shown(name: string): string {
  return JSON.stringify(name.slice(0, 100));
}
