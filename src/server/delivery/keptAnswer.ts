import { isUnchanged } from '#image-service/web';
import { base64url } from '../unlock/keys.ts';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { isPackable, SMALLEST, type Encoding, type Pack } from './Pack.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** An answer kept as bytes, plain and compressed once for all who ask. */
export interface KeptAnswer {
  readonly status: number;
  /** Without length and coding. */
  readonly headers: readonly [string, string][];
  /** Names the content whatever its coding, hence weak: `W/"…"`. */
  readonly etag: string;
  readonly plain: Bytes;
  /** Null where it was not worth it. */
  readonly packed: Readonly<Record<Encoding, Bytes | null>>;
}

interface KeepOptions {
  readonly pack: Pack | undefined;
  readonly effort: 'quick' | 'best';
}

/** Reads a response to be answered again and again, and compresses it. */
export async function keepAnswer(
  response: Response,
  { pack, effort }: KeepOptions,
): Promise<KeptAnswer> {
  const plain = new Uint8Array(await response.arrayBuffer());
  const digest = await crypto.subtle.digest('SHA-256', plain);
  const etag = `W/"${base64url(new Uint8Array(digest)).slice(0, 22)}"`;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('etag', etag);
  const isWorthIt = plain.byteLength >= SMALLEST && isPackable(headers.get('content-type'));
  if (pack && isWorthIt) headers.append('vary', 'accept-encoding');
  const packedAs = async (encoding: Encoding) => {
    if (!pack || !isWorthIt) return null;
    // Compression that fails costs bytes, not the answer.
    const bytes = await pack(encoding, plain, effort).catch(() => null);
    return bytes && bytes.byteLength < plain.byteLength ? bytes : null;
  };
  const [br, gzip] = await Promise.all([packedAs('br'), packedAs('gzip')]);
  return { status: response.status, headers: [...headers], etag, plain, packed: { br, gzip } };
}

/** The kept answer for one reader: 304 where their copy is right, else in the coding they like. */
export function giveAnswer(kept: KeptAnswer, request: Headers): Response {
  const { status, etag, plain, packed } = kept;
  const headers = new Headers([...kept.headers]);
  if (isUnchanged(request, { etag: etag.slice(2) })) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.get('accept-encoding'));
  const bytes = encoding && packed[encoding];
  if (bytes) headers.set('content-encoding', encoding);
  const body = bytes ?? plain;
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status, headers });
}
