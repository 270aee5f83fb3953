import { Mime } from 'mime';
import standardTypes from 'mime/types/standard.js';
import { ALWAYS, cacheControl, type Freshness, SVG_POLICY } from './answerHeaders.ts';
import { extensionOf } from './formats.ts';
import type { FileStat, MediaFiles } from './MediaFiles.ts';
import { isUnchanged, parseRange, rangeHolds } from './validators.ts';

interface FileRequest {
  readonly path: string;
  readonly stat: FileStat;
  readonly headers: Headers;
  readonly freshness: Freshness;
  /** Whether the same URL serves another format to other clients. */
  readonly negotiated: boolean;
}

/** Serves a file unchanged: whole, one range of it, or 304. Streams it, to save memory. */
export function serveFile(files: MediaFiles, request: FileRequest): Response {
  const { path, stat, headers } = request;
  const { size, modified } = stat;
  const etag = `"${size.toString(16)}-${Math.round(modified * 1000).toString(16)}"`;
  const cached = {
    ...ALWAYS,
    'cache-control': cacheControl(request.freshness),
    'accept-ranges': 'bytes',
    'last-modified': new Date(modified).toUTCString(),
    etag,
    ...(request.negotiated && { vary: 'Accept' }),
    ...(extensionOf(path) === 'svg' && { 'content-security-policy': SVG_POLICY }),
  };
  const validators = { etag, modified };
  if (isUnchanged(headers, validators)) return new Response(null, { status: 304, headers: cached });

  const described = { ...cached, 'content-type': contentTypeOf(path) };
  const holds = rangeHolds(headers, validators);
  const range = parseRange(holds ? (headers.get('range') ?? undefined) : undefined, size);
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...cached, 'content-range': `bytes */${size}` },
    });
  }
  if (range === 'whole') {
    const body = size === 0 ? null : files.read(path, { start: 0, end: size - 1 });
    return new Response(body, { headers: { ...described, 'content-length': String(size) } });
  }
  return new Response(files.read(path, range), {
    status: 206,
    headers: {
      ...described,
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': String(range.end - range.start + 1),
    },
  });
}

const types = new Mime(standardTypes, {
  // Types in use that are not registered under these names.
  'audio/flac': ['flac'],
  'image/x-icon': ['ico'],
  'video/mp4': ['m4v'],
});

/** Types that are safe to serve. HTML and scripts would run with the site's privileges. */
const SAFE = /^(audio|font|image|video)\/|^application\/(json|pdf|zip)$|^text\/(plain|vtt)$/;

const TEXT = /^text\/|^image\/svg\+xml$/;

/** The `content-type` of a file by its extension. Other types than the safe ones are downloads. */
export function contentTypeOf(path: string): string {
  const type = types.getType(extensionOf(path)) ?? '';
  if (!SAFE.test(type)) return 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
