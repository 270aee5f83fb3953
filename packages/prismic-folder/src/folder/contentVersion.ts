import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { memoize } from '../json.ts';
import type { MediaFile } from './mediaCatalog.ts';

const PART = 64 * 1024;
const PARTS = 16;

const buffer = Buffer.alloc(PART);

/** Five letters and digits: a page names each of its images some ten times, and two contents of one file differ. */
export function shortVersion(digest: string): string {
  return digest.replaceAll(/[-_]/g, '').slice(0, 5);
}

/**
 * A short name of a file's content, for addresses that change with it; undefined if it cannot be read.
 * It depends on nothing but the content, so that it is the same on every machine. Of a file over 1 MB, sixteen parts
 * between its first byte and its last are read: a compressed file that was changed is of another size as well, or
 * differs to its end.
 */
export const contentVersion = memoize(({ file: { path, size } }: MediaFile): string | undefined => {
  const hash = createHash('sha1').update(String(size));
  const last = Math.max(0, size - PART);
  const count = Math.min(PARTS, Math.ceil(size / PART));
  try {
    const descriptor = openSync(path, 'r');
    try {
      for (let part = 0; part < count; part += 1) {
        const at = size <= PARTS * PART ? part * PART : Math.floor((last * part) / (count - 1));
        hash.update(buffer.subarray(0, readSync(descriptor, buffer, 0, PART, at)));
      }
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
  return shortVersion(hash.digest('base64url'));
});
