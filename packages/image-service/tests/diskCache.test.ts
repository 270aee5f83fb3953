import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { diskCache } from '../src/diskCache.ts';
import { temporaryFolder } from './support.ts';

const { folder: root, remove } = await temporaryFolder();
afterAll(remove);

let made = 0;
const newFolder = () => join(root, String((made += 1)), 'cache');
const key = (digit: string) => digit.repeat(32);
const image = (size: number) => ({ type: 'image/webp', bytes: new Uint8Array(size).fill(7) });
const quiet = () => {};
const bytesIn = async (folder: string) => {
  const stats = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  return stats.reduce((sum, { size }) => sum + size, 0);
};

describe('the disk cache', () => {
  test('creates its folder with the first image', async () => {
    const folder = newFolder();
    await diskCache({ folder, log: quiet }).set(key('a'), image(10));
    expect(await readdir(folder)).toEqual([key('a')]);
  });

  test('survives a restart, with the order of use', async () => {
    const folder = newFolder();
    const before = diskCache({ folder, limit: 3500, log: quiet });
    for (const digit of ['a', 'b', 'c']) await before.set(key(digit), image(1000));
    const minute = 60_000;
    for (const [age, digit] of ['a', 'c', 'b'].entries()) {
      const used = new Date(Date.now() - (age + 1) * minute);
      await utimes(join(folder, key(digit)), used, used);
    }
    const after = diskCache({ folder, limit: 3500, log: quiet });
    expect(await after.get(key('b'))).not.toBeNull();
    await after.set(key('d'), image(1000));
    expect((await readdir(folder)).sort()).toEqual([key('a'), key('b'), key('d')]);
  });

  test('shrinks to 90% of its limit', async () => {
    const folder = newFolder();
    const cache = diskCache({ folder, limit: 20_000, log: quiet });
    for (const digit of '0123456789abcdef') await cache.set(key(digit), image(1200));
    expect(await bytesIn(folder)).toBeLessThanOrEqual(20_000);
    await cache.set('01'.repeat(16), image(1200));
    expect(await bytesIn(folder)).toBeLessThanOrEqual(18_000);
  });

  test.each<[string, (file: string) => Promise<void>]>([
    ['cut', (file) => truncate(file, 60)],
    ['emptied', (file) => truncate(file, 0)],
    ['replaced', (file) => writeFile(file, 'something else')],
    [
      'changed in one byte',
      async (file) => {
        const content = await readFile(file);
        content[content.length - 1] = 8;
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

  test('logs one line on a disk it cannot use, without an error', async () => {
    const file = join(root, 'a file');
    await writeFile(file, '');
    const lines: string[] = [];
    const cache = diskCache({ folder: join(file, 'cache'), log: (line) => lines.push(line) });
    await cache.set(key('a'), image(10));
    await cache.set(key('b'), image(10));
    expect(await cache.get(key('a'))).toBeNull();
    expect(lines).toEqual([
      `media cache ${file}/cache is not usable (ENOTDIR); going on without it`,
    ]);
  });

  test('leaves no partial file when a write fails', async () => {
    const folder = newFolder();
    const lines: string[] = [];
    const cache = diskCache({ folder, log: (line) => lines.push(line) });
    // A key too long for a file name fails as a full disk does: while the file is written.
    await cache.set('a'.repeat(300), image(10));
    expect(await readdir(folder)).toEqual([]);
    expect(lines).toHaveLength(1);
  });
});
