import { createHash } from 'node:crypto';
import { type BigIntStats, closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

/** From so many bytes on a file is read in parts, and not again while it has the same size and time. */
export const LARGE = 1_000_000;
/** Two writes in less time than this may leave the same time: a clock of the file system is coarse. */
const TICK_MS = 1000;

const revisions = new LRUCache<string, string>({ max: 1000 });

const keyOf = ({ dev, ino, size, mtimeNs }: BigIntStats) => `${dev}:${ino}:${size}:${mtimeNs}`;

function remember(stat: BigIntStats, revision: string): void {
  const isSettled = Date.now() - Number(stat.mtimeMs) > TICK_MS;
  if (stat.size >= LARGE && isSettled) revisions.set(keyOf(stat), revision);
}

/** The digest of a file's bytes. Fails like `open` if there is no such file. */
export function fileRevision(path: string): string {
  const file = openSync(path, 'r');
  try {
    const stat = fstatSync(file, { bigint: true });
    const known = revisions.get(keyOf(stat));
    if (known !== undefined) return known;
    const hash = createHash('sha1');
    const part = Buffer.allocUnsafe(Math.min(LARGE, Number(stat.size) + 1));
    for (let read = readSync(file, part); read > 0; read = readSync(file, part)) {
      hash.update(part.subarray(0, read));
    }
    const revision = hash.digest('base64url');
    remember(stat, revision);
    return revision;
  } finally {
    closeSync(file);
  }
}

/** The same, while other work goes on. */
export async function fileRevisionLater(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const stat = await file.stat({ bigint: true });
    const known = revisions.get(keyOf(stat));
    if (known !== undefined) return known;
    const hash = createHash('sha1');
    for await (const part of file.createReadStream({ autoClose: false })) hash.update(part);
    const revision = hash.digest('base64url');
    remember(stat, revision);
    return revision;
  } finally {
    await file.close();
  }
}
