import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { diskCache } from '../src/diskCache.ts';
import type { MediaCache } from '../src/MediaCache.ts';
import { memoryCache } from '../src/memoryCache.ts';
import { tieredCache } from '../src/tieredCache.ts';
import { temporaryFolder } from './support.ts';

const { folder, remove } = await temporaryFolder();
afterAll(remove);

let made = 0;
const onDisk = (limit: number) =>
  diskCache({ folder: `${folder}/${(made += 1)}`, limit, log: () => {} });

const implementations: [string, (limit: number) => MediaCache][] = [
  ['in memory', memoryCache],
  ['on the disk', onDisk],
  ['in memory before the disk', (limit) => tieredCache(memoryCache(limit), onDisk(limit))],
];

const key = (digit: string) => digit.repeat(32);
const image = (size: number, type = 'image/webp') => ({
  type,
  bytes: new Uint8Array(randomBytes(size)),
});

describe.each(implementations)('a media cache %s', (_, create) => {
  test('returns what was stored, type and bytes', async () => {
    const cache = create(10_000);
    const kept = image(1000, 'image/avif');
    await cache.set(key('a'), kept);
    const found = await cache.get(key('a'));
    expect(found?.type).toBe('image/avif');
    expect(Buffer.compare(found?.bytes ?? Buffer.alloc(0), kept.bytes)).toBe(0);
  });

  test('has nothing under other keys', async () => {
    const cache = create(10_000);
    await cache.set(key('a'), image(10));
    expect(await cache.get(key('b'))).toBeNull();
  });

  test('stores the last of two under one key', async () => {
    const cache = create(10_000);
    await cache.set(key('a'), image(10));
    await cache.set(key('a'), image(20));
    expect((await cache.get(key('a')))?.bytes.byteLength).toBe(20);
  });

  test('stores an empty image', async () => {
    const cache = create(10_000);
    await cache.set(key('a'), image(0));
    expect((await cache.get(key('a')))?.bytes.byteLength).toBe(0);
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
  });

  test('stores nothing with a limit of 0', async () => {
    const cache = create(0);
    await cache.set(key('a'), image(10));
    expect(await cache.get(key('a'))).toBeNull();
  });

  test('stores many at once', async () => {
    const cache = create(100_000);
    const keys = [...'0123456789abcdef'].map(key);
    await Promise.all(keys.map((entry) => cache.set(entry, image(100))));
    const found = await Promise.all(keys.map((entry) => cache.get(entry)));
    expect(found.filter((entry) => entry === null)).toEqual([]);
  });
});
