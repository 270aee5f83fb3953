import { randomBytes } from 'node:crypto';
import {
  mkdir,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { EncodedImage } from './MediaImages.ts';
import type { MediaCache, MediaLog } from './memoryCache.ts';

/** Minimum interval between updates of a file's time of use, so that hot images cost no writes. */
const TOUCH_MS = 60_000;

/** Share of the limit that remains after an eviction, so that the next image does not cause one. */
const REMAINING_SHARE = 0.9;

const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);

/**
 * A cache of images as files in `folder`, up to `limit` bytes in all (512 MiB by default; 0 stores
 * nothing). Files are written under a temporary name and renamed, so they are always complete.
 * Their modification time is the time of last use, so the order survives a restart. If the disk
 * cannot be read or written, the cache logs one line and behaves as if it were empty.
 */
export function diskCache(options: {
  readonly folder: string;
  readonly limit?: number;
  readonly log: MediaLog;
}): MediaCache {
  const { folder, limit = 512 * 1024 * 1024, log } = options;
  let index: Promise<DiskIndex> | undefined;
  let total = 0;
  let warned = false;

  const fileOf = (key: string) => join(folder, key);
  const remove = (key: string) => unlink(fileOf(key)).catch(() => {});

  const warn = (cause: unknown) => {
    if (!warned) log(`media cache ${folder} is not usable (${codeOf(cause)}); going on without it`);
    warned = true;
  };

  const loaded = () => {
    index ??= loadDiskIndex(folder).then((entries) => {
      total = sizeOf(entries);
      return entries;
    });
    // The next call tries again, in case the folder has become usable.
    index.catch(() => (index = undefined));
    return index;
  };

  const forget = async (key: string) => {
    await remove(key);
    const entries = await loaded();
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  const moveUp = async (key: string) => {
    const entries = await loaded();
    const entry = entries.get(key);
    if (!entry) return;
    const now = Date.now();
    const due = entry.used < now - TOUCH_MS;
    entries.delete(key);
    entries.set(key, due ? { ...entry, used: now } : entry);
    if (due) await utimes(fileOf(key), new Date(now), new Date(now));
  };
  /** Not awaited: a failure changes only which image is evicted first. */
  const touch = (key: string) => void moveUp(key).catch(() => {});

  const write = async (key: string, content: Uint8Array) => {
    const temporary = `${fileOf(key)}.${randomBytes(6).toString('hex')}.tmp`;
    try {
      await writeFile(temporary, content);
      await rename(temporary, fileOf(key));
    } catch (cause) {
      await unlink(temporary).catch(() => {});
      throw cause;
    }
  };

  return {
    async get(key) {
      try {
        const image = decodeCachedFile(await readFile(fileOf(key)));
        if (image) touch(key);
        else await forget(key);
        return image;
      } catch (cause) {
        if (codeOf(cause) !== 'ENOENT') warn(cause);
        return null;
      }
    },

    async set(key, image) {
      const content = encodeCachedFile(image);
      if (content.byteLength > limit) return;
      try {
        const entries = await loaded();
        await write(key, content);
        total += content.byteLength - (entries.get(key)?.size ?? 0);
        entries.delete(key);
        entries.set(key, { size: content.byteLength, used: Date.now() });
        if (total <= limit) return;
        const taken = takeOldest(entries, limit * REMAINING_SHARE);
        total = sizeOf(entries);
        await Promise.all(taken.map(remove));
      } catch (cause) {
        warn(cause);
        // Somebody has deleted the folder: the next call makes it again.
        if (codeOf(cause) === 'ENOENT') index = undefined;
      }
    },

    touch,
  };
}

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
type DiskIndex = Map<string, DiskEntry>;

/** Indexes the folder by time of last use; creates it if it is missing. */
async function loadDiskIndex(folder: string): Promise<DiskIndex> {
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

function sizeOf(index: DiskIndex): number {
  let total = 0;
  for (const { size } of index.values()) total += size;
  return total;
}

/** Removes the least recently used keys until the rest fits into `bytes`, and returns them. */
function takeOldest(index: DiskIndex, bytes: number): string[] {
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

const HEADER = /^media1 (\S{1,100}) (\d{1,15}) (\d{1,10})\n/;
/** Longest header the pattern accepts. */
const HEADER_BYTES = 140;

/** A cache file's content: a line with format, media type, length and checksum, then the image. */
function encodeCachedFile({ type, bytes }: EncodedImage): Uint8Array {
  return Buffer.concat([
    Buffer.from(`media1 ${type} ${bytes.byteLength} ${crc32(bytes)}\n`),
    bytes,
  ]);
}

/** Returns null if the file is truncated, overwritten or in another format. */
function decodeCachedFile(file: Buffer<ArrayBuffer>): EncodedImage | null {
  const match = HEADER.exec(file.subarray(0, HEADER_BYTES).toString('latin1'));
  const [header = '', type = '', length, sum] = match ?? [];
  const bytes = file.subarray(header.length);
  if (!match || bytes.byteLength !== Number(length) || crc32(bytes) !== Number(sum)) return null;
  return { type, bytes };
}
