import { LRUCache } from 'lru-cache';
import { isUnchanged } from '#image-service/web';
import { digestOf } from '#server/lib/keys.ts';
import { acceptedEncoding } from './acceptedEncoding.ts';
import {
  isCompressible,
  MIN_COMPRESSED_BYTES,
  type Encoding,
  type Compressor,
} from './Compressor.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A response in memory, as it is and compressed. */
export interface CachedResponse {
  readonly status: number;
  /** Without `content-length` and `content-encoding`. */
  readonly headers: readonly [string, string][];
  /** The same for every coding, hence weak: `W/"…"`. */
  readonly etag: string;
  readonly plain: Bytes;
  /** Null where compression saves nothing. */
  readonly compressed: Readonly<Record<Encoding, Bytes | null>>;
}

/** Headers and the entry itself, roughly, in bytes. */
const OVERHEAD = 6000;

const sizeOf = ({ plain, compressed: { br, gzip } }: CachedResponse, key: string) =>
  2 * key.length + plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + OVERHEAD;

/** Caches responses up to `maxBytes`; one that would take more than an eighth of it is not cached. */
export const createResponseCache = (maxBytes: number) =>
  new LRUCache<string, CachedResponse>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.ceil(Math.max(1, maxBytes) / 8),
    sizeCalculation: sizeOf,
  });

/** Reads and compresses a response. */
export async function toCachedResponse(
  response: Response,
  compress: Compressor | undefined,
): Promise<CachedResponse> {
  const plain = new Uint8Array(await response.arrayBuffer());
  const etag = `W/"${await digestOf(plain)}"`;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('etag', etag);
  const isWorthIt =
    plain.byteLength >= MIN_COMPRESSED_BYTES && isCompressible(headers.get('content-type'));
  if (compress && isWorthIt) headers.append('vary', 'accept-encoding');
  const compressedAs = async (encoding: Encoding) => {
    if (!compress || !isWorthIt) return null;
    // The response works without compression.
    const bytes = await compress(encoding, plain, 'best').catch(() => null);
    return bytes && bytes.byteLength < plain.byteLength ? bytes : null;
  };
  const [br, gzip] = await Promise.all([compressedAs('br'), compressedAs('gzip')]);
  return { status: response.status, headers: [...headers], etag, plain, compressed: { br, gzip } };
}

/** The cached response for a request: 304 if its copy is current, else in the best coding it accepts. */
export function respondFromCache(cached: CachedResponse, request: Headers): Response {
  const { status, etag, plain, compressed } = cached;
  const headers = new Headers([...cached.headers]);
  if (isUnchanged(request, { etag: etag.slice(2) })) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.get('accept-encoding'));
  const bytes = encoding && compressed[encoding];
  if (bytes) headers.set('content-encoding', encoding);
  const body = bytes ?? plain;
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status, headers });
}
