import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { isCompressible, MIN_COMPRESSED_BYTES, type Compressor } from './Compressor.ts';

/** In `cache-control`: the answer travels as it is, from this server and through every proxy. */
export const NO_TRANSFORM = 'no-transform';

/** Whether compressing is left to do, and worth it. Files that are read in parts stay as they are. */
const isOpen = ({ status, headers, body }: Response) =>
  body !== null &&
  status !== 206 &&
  !headers.has('content-encoding') &&
  !headers.has('accept-ranges') &&
  !headers.get('cache-control')?.includes(NO_TRANSFORM) &&
  isCompressible(headers.get('content-type'));

/** Compresses what is answered once: text of any kind, read whole. */
export function compressResponses(compress: Compressor): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    // A kept answer brings its length and has been dealt with.
    if (res.headers.has('etag') || !isOpen(res)) return;
    res.headers.append('vary', 'accept-encoding');
    const encoding = acceptedEncoding(context.req.header('accept-encoding') ?? null);
    if (encoding === null) return;
    const headers = new Headers(res.headers);
    const plain = new Uint8Array(await res.arrayBuffer());
    const isWorthIt = plain.byteLength >= MIN_COMPRESSED_BYTES;
    const compressed = isWorthIt
      ? await compress(encoding, plain, 'quick').catch(() => null)
      : null;
    if (compressed) headers.set('content-encoding', encoding);
    const body = compressed ?? plain;
    headers.set('content-length', String(body.byteLength));
    // Set anew, or Hono would merge the headers of both.
    context.res = undefined;
    context.res = new Response(body, { status: res.status, headers });
  };
}
