import { messageOf } from '../../../lib/errorCode.ts';
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { imageHeader, type ImageSize } from '../../../folder/imageHeader.ts';
import { AuthoringError } from '../../../store/AuthoringError.ts';
import { discard } from '../../../store/copyOf.ts';
import { storageError } from '../../../store/storageError.ts';
import { decodeSvg, sanitizeSvg, SvgError } from '../svg/sanitizeSvg.ts';
import {
  extensionOf,
  FILE_TYPES,
  type FileType,
  isNamedImage,
  SHOWN_TYPES,
  sniffType,
} from './fileTypes.ts';
import { checkImage, readStart } from './readImage.ts';

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

/** A body that was written to a temporary file. */
interface Received {
  readonly path: string;
  readonly bytes: number;
  /** As the store computes it: SHA-1 as base64url. */
  readonly revision: string;
}

/**
 * Writes a body to a file, chunk by chunk. A body over the limit is cancelled, so nothing more is
 * read of it. If anything fails, the file is deleted.
 */
async function receive(
  body: ReadableStream<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<Received> {
  const reader = body.getReader();
  try {
    return await writeAll(reader, path, maxBytes);
  } catch (error) {
    // The sender may have gone already.
    await reader.cancel(error).catch(() => undefined);
    throw error;
  }
}

async function writeAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<Received> {
  const hash = createHash('sha1');
  let bytes = 0;
  await mkdir(dirname(path), { recursive: true }).catch(notStored);
  const file = await open(path, 'wx').catch(notStored);
  try {
    for (;;) {
      // One chunk at a time, so that a slow disk slows the sender and memory stays small.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read().catch(interrupted);
      if (done) break;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      hash.update(value);
      // oxlint-disable-next-line no-await-in-loop
      await file.appendFile(value).catch(notStored);
    }
    if (bytes === 0) throw new AuthoringError('invalid', 'The file is empty', { at: 'body' });
    await file.sync().catch(notStored);
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await discard(path);
    throw error;
  }
  return { path, bytes, revision: hash.digest('base64url') };
}

function tooLarge(maxBytes: number): AuthoringError {
  const megabytes = Math.round(maxBytes / 1_000_000);
  const limit = megabytes > 0 ? `${megabytes} MB` : `${maxBytes} bytes`;
  return new AuthoringError('too_large', `The file is over the limit of ${limit}`, { at: 'body' });
}

function notStored(error: unknown): never {
  throw storageError(error, 'The uploaded file', 'written');
}

function interrupted(error: unknown): never {
  const reason = messageOf(error);
  const message = `The upload ended before the file was complete (${reason}). Send it again`;
  throw new AuthoringError('invalid', message, { at: 'body' });
}
