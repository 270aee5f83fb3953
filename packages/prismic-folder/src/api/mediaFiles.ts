import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { decode } from '../json.ts';
import type { ContentSource } from '../types.ts';
import { ApiError, noSuchAddress, respondToError } from './ApiError.ts';
import { contentType } from './contentType.ts';

const MEDIA = /^\/media\/(.+)$/;

/** Serves `/media/<file>` from a folder, whole or in byte ranges. */
export function mediaFiles(folder: string): ContentSource {
  return async (request) => {
    try {
      return await sendFile(folder, request);
    } catch (error) {
      return respondToError(error);
    }
  };
}

async function sendFile(folder: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const path = await pathOf(folder, decode(MEDIA.exec(pathname)?.[1] ?? '', ''));
  const file = path === undefined ? undefined : await stat(path);
  if (path === undefined || !file?.isFile()) throw noSuchAddress(pathname);

  const { size, mtimeMs } = file;
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  // A part of another version of the file is no part of this one.
  const isSame = (request.headers.get('if-range') ?? etag) === etag;
  const range = byteRange(isSame ? request.headers.get('range') : null, size);
  if (range === 'outside') {
    const message = `The range is outside the ${size} bytes of ${pathname}`;
    const headers = { 'content-range': `bytes */${size}` };
    throw new ApiError(416, { type: 'range_error', message }, headers);
  }
  const { start, end } = range === 'none' ? { start: 0, end: size - 1 } : range;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': 'no-cache',
    'content-type': contentType(path),
    // An SVG opened as a document could run scripts with this server's origin.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    etag,
  });
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-length', String(end - start + 1));
  if (range !== 'none') headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const status = range === 'none' ? 200 : 206;
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  // Cast: Node's and the browser's types of a web stream differ in name only.
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
  return new Response(body, { status, headers });
}

/** Resolves a file's real path; undefined if it is outside the folder. */
async function pathOf(folder: string, name: string): Promise<string | undefined> {
  if (name === '' || /[\\\0]/.test(name)) return undefined;
  // A file from a Mac spells the accents of its name as letters of their own.
  for (const spelling of new Set([name, name.normalize('NFC'), name.normalize('NFD')])) {
    try {
      // Nearly always the first one.
      // oxlint-disable-next-line no-await-in-loop
      const [inside, path] = await Promise.all([
        realpath(folder),
        realpath(join(folder, spelling)),
      ]);
      return path.startsWith(inside + sep) ? path : undefined;
    } catch {
      // There is no such file.
    }
  }
  return undefined;
}

/** Requested bytes, both ends included; `none` for the whole file. */
type ByteRange =
  | { readonly start: number; readonly end: number }
  | 'none'
  /** The range does not overlap the file. */
  | 'outside';

/** Parses a `range` header for a file's size. Several ranges are treated as none. */
export function byteRange(header: string | null, size: number): ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'none';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // A range that ends before it begins is invalid and ignored; one beyond the file is not.
  if (first !== '' && last !== '' && Number(last) < start) return 'none';
  return start > end ? 'outside' : { start, end };
}
