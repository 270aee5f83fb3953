import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { diskCache } from '../src/diskCache.ts';
import { type MediaCache, memoryCache, tieredCache } from '../src/memoryCache.ts';
import { temporaryFolder } from './support.ts';

const { folder: root, remove } = await temporaryFolder();
afterAll(remove);

let made = 0;
const newFolder = () => join(root, String((made += 1)), 'cache');
const quiet = () => {};
const onDisk = (limit: number) => diskCache({ folder: newFolder(), limit, log: quiet });
const key = (digit: string) => digit.repeat(32);
const image = (size: number, type = 'image/webp') => ({
  type,
  bytes: new Uint8Array(randomBytes(size)),
});

describe.each<[string, (limit: number) => MediaCache]>([
  ['in memory', memoryCache],
  ['on the disk', onDisk],
  ['in memory before the disk', (limit) => tieredCache(memoryCache(limit), onDisk(limit))],
])('a media cache %s', (_, create) => {
  test('returns what was stored last, type and bytes, and nothing under other keys', async () => {
    const cache = create(10_000);
    const kept = image(1000, 'image/avif');
    await cache.set(key('a'), image(10));
    const others = [...'bdef0123456789'].map((digit) => cache.set(key(digit), image(0)));
    await Promise.all([cache.set(key('a'), kept), ...others]);
    const found = await cache.get(key('a'));
    expect(found?.type).toBe('image/avif');
    expect(Buffer.compare(found?.bytes ?? Buffer.alloc(0), kept.bytes)).toBe(0);
    expect((await cache.get(key('b')))?.bytes.byteLength).toBe(0);
    expect(await cache.get(key('c'))).toBeNull();
  });

  test('evicts the least recently used beyond its limit', async () => {
    const cache = create(3500);
    for (const digit of ['a', 'b', 'c']) await cache.set(key(digit), image(1000));
    await cache.get(key('a'));
    await cache.set(key('d'), image(1000));
    expect(await cache.get(key('b'))).toBeNull();
    expect(await cache.get(key('a'))).not.toBeNull();
    expect(await cache.get(key('d'))).not.toBeNull();
  });

  test('does not store what is larger than its limit, and evicts nothing for it', async () => {
    const cache = create(1500);
    await cache.set(key('a'), image(1000));
    await cache.set(key('b'), image(2000));
    expect(await cache.get(key('b'))).toBeNull();
    expect(await cache.get(key('a'))).not.toBeNull();
    const none = create(0);
    await none.set(key('a'), image(10));
    expect(await none.get(key('a'))).toBeNull();
  });
});

describe('the disk cache', () => {
  test('survives a restart, with the order of use', async () => {
    const folder = newFolder();
    const before = diskCache({ folder, limit: 3500, log: quiet });
    for (const digit of ['a', 'b', 'c']) await before.set(key(digit), image(1000));
    for (const [age, digit] of ['a', 'c', 'b'].entries()) {
      const used = new Date(Date.now() - (age + 1) * 60_000);
      await utimes(join(folder, key(digit)), used, used);
    }
    const after = diskCache({ folder, limit: 3500, log: quiet });
    expect(await after.get(key('b'))).not.toBeNull();
    await after.set(key('d'), image(1000));
    expect((await readdir(folder)).sort()).toEqual([key('a'), key('b'), key('d')]);
  });

  test.each<[string, (file: string) => Promise<void>]>([
    ['cut', (file) => truncate(file, 60)],
    ['emptied', (file) => truncate(file, 0)],
    ['replaced', (file) => writeFile(file, 'something else')],
    [
      'changed in one byte',
      async (file) => {
        const content = await readFile(file);
        content.writeUInt8(content.readUInt8(content.length - 1) ^ 1, content.length - 1);
        await writeFile(file, content);
      },
    ],
  ])('finds a file that was %s, and removes it', async (_, damage) => {
    const folder = newFolder();
    const cache = diskCache({ folder, log: quiet });
    await cache.set(key('a'), image(100));
    await damage(join(folder, key('a')));
    expect(await cache.get(key('a'))).toBeNull();
    expect(await readdir(folder)).toEqual([]);
    await cache.set(key('a'), image(100));
    expect(await cache.get(key('a'))).not.toBeNull();
  });

  test('clears up after a process that died while writing, and leaves other files alone', async () => {
    const folder = newFolder();
    await diskCache({ folder, log: quiet }).set(key('a'), image(10));
    const old = new Date(Date.now() - 120_000);
    const abandoned = join(folder, `${key('b')}.0123.tmp`);
    await writeFile(abandoned, 'half');
    await utimes(abandoned, old, old);
    await writeFile(join(folder, `${key('c')}.0123.tmp`), 'being written');
    await writeFile(join(folder, 'README'), 'mine');
    await diskCache({ folder, log: quiet }).set(key('d'), image(10));
    const names = [key('a'), `${key('c')}.0123.tmp`, key('d'), 'README'];
    expect((await readdir(folder)).sort()).toEqual(names.sort());
  });

  test('goes on in a new folder after its own was deleted', async () => {
    const folder = newFolder();
    const cache = diskCache({ folder, log: quiet });
    await cache.set(key('a'), image(10));
    await rm(folder, { recursive: true });
    for (const digit of ['b', 'c']) await cache.set(key(digit), image(10));
    expect(await readdir(folder)).toEqual([key('c')]);
  });

  test('logs one line on a disk it cannot use, without an error', async () => {
    const file = join(root, 'a file');
    await writeFile(file, '');
    const lines: string[] = [];
    const cache = diskCache({ folder: join(file, 'cache'), log: (line) => lines.push(line) });
    for (const digit of ['a', 'b']) await cache.set(key(digit), image(10));
    expect(await cache.get(key('a'))).toBeNull();
    expect(lines).toEqual([
      `media cache ${file}/cache is not usable (ENOTDIR); going on without it`,
    ]);
  });
});
