import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const KEY = /^[0-9a-f]{32}$/;
const TEMPORARY = /^[0-9a-f]{32}\.[0-9a-f]+\.tmp$/;
/** A temporary file this old belongs to a process that died while writing. */
const ABANDONED_MS = 60_000;

interface DiskEntry {
  /** Bytes of the file. */
  readonly size: number;
  /** Time of last use (the file's modification time), in milliseconds since 1970. */
  readonly used: number;
}

/** Files on disk by key, least recently used first. */
export type DiskIndex = Map<string, DiskEntry>;

/** Indexes the folder by time of last use; creates it if it is missing. */
export async function loadDiskIndex(folder: string): Promise<DiskIndex> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const stats = await stat(join(folder, name)).catch(() => null);
      return stats && { name, size: stats.size, used: stats.mtimeMs };
    }),
  );
  const files = found.filter((file) => file !== null);
  const abandoned = files.filter(
    ({ name, used }) => TEMPORARY.test(name) && used < Date.now() - ABANDONED_MS,
  );
  await Promise.all(abandoned.map(({ name }) => unlink(join(folder, name)).catch(() => {})));
  const images = files.filter(({ name }) => KEY.test(name)).sort((a, b) => a.used - b.used);
  return new Map(images.map(({ name, size, used }) => [name, { size, used }]));
}

export function sizeOf(index: DiskIndex): number {
  let total = 0;
  for (const { size } of index.values()) total += size;
  return total;
}

/** Removes the least recently used keys until the rest fits into `bytes`, and returns them. */
export function takeOldest(index: DiskIndex, bytes: number): string[] {
  let total = sizeOf(index);
  const taken: string[] = [];
  for (const [key, { size }] of index) {
    if (total <= bytes) break;
    index.delete(key);
    total -= size;
    taken.push(key);
  }
  return taken;
}
