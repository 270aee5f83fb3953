import { crc32 } from 'node:zlib';
import type { EncodedImage } from './MediaImages.ts';

const HEADER = /^media1 (\S{1,100}) (\d{1,15}) (\d{1,10})\n/;
/** Longest header the pattern accepts. */
const HEADER_BYTES = 140;

/** A cache file's content: a line with format, media type, length and checksum, then the image. */
export function encodeCachedFile({ type, bytes }: EncodedImage): Uint8Array {
  return Buffer.concat([
    Buffer.from(`media1 ${type} ${bytes.byteLength} ${crc32(bytes)}\n`),
    bytes,
  ]);
}

/** Returns null if the file is truncated, overwritten or in another format. */
export function decodeCachedFile(file: Buffer<ArrayBuffer>): EncodedImage | null {
  const match = HEADER.exec(file.subarray(0, HEADER_BYTES).toString('latin1'));
  const [header = '', type = '', length, sum] = match ?? [];
  const bytes = file.subarray(header.length);
  if (!match || bytes.byteLength !== Number(length) || crc32(bytes) !== Number(sum)) return null;
  return { type, bytes };
}
