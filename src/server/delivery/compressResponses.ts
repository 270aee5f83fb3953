import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { isCompressible, MIN_COMPRESSED_BYTES, type Compressor } from './Compressor.ts';

/** In `cache-control`: neither this server nor a proxy may compress the response. */
export const NO_TRANSFORM = 'no-transform';

/** Files served in ranges stay uncompressed, as does what is compressed already. */
const canCompress = ({ status, headers }: Response) =>
  status !== 206 &&
  !headers.has('content-encoding') &&
  !headers.has('accept-ranges') &&
  !headers.get('cache-control')?.includes(NO_TRANSFORM) &&
  isCompressible(headers.get('content-type'));

/** Compresses text responses that are not cached. */
export function compressResponses(compress: Compressor): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    // A cached response has an entity tag and is compressed already.
    if (res.headers.has('etag') || !canCompress(res)) return;
    res.headers.append('vary', 'accept-encoding');
    const encoding = acceptedEncoding(context.req.header('accept-encoding') ?? null);
    // Last, because Node's responses are sent faster while nobody has asked for their body.
    if (encoding === null || res.body === null) return;
    const headers = new Headers(res.headers);
    const plain = new Uint8Array(await res.arrayBuffer());
    const isWorthIt = plain.byteLength >= MIN_COMPRESSED_BYTES;
    const compressed = isWorthIt
      ? await compress(encoding, plain, 'quick').catch(() => null)
      : null;
    if (compressed) headers.set('content-encoding', encoding);
    const body = compressed ?? plain;
    headers.set('content-length', String(body.byteLength));
    // Cleared first, or Hono would merge the headers of both responses.
    context.res = undefined;
    context.res = new Response(body, { status: res.status, headers });
  };
}
