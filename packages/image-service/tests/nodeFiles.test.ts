import { mkdir, readdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodeFiles } from '../src/nodeFiles.ts';
import { temporaryFolder } from './support.ts';

const { folder: root, remove } = await temporaryFolder();
const folder = join(root, 'media');
const files = nodeFiles(folder);
const read = async (path: string, range?: { start: number; end: number }) =>
  new Response(files.read(path, range)).text();

beforeAll(async () => {
  await mkdir(join(folder, 'loops'), { recursive: true });
  await mkdir(join(folder, '.hidden'));
  await writeFile(join(folder, 'a.txt'), '0123456789');
  await writeFile(join(folder, 'loops', 'b.txt'), 'b');
  await writeFile(join(folder, '.env'), 'secret');
  await writeFile(join(folder, '.hidden', 'c.txt'), 'secret');
  await writeFile(join(root, 'outside.txt'), 'secret');
  await mkdir(join(root, 'media-other'));
  await writeFile(join(root, 'media-other', 'd.txt'), 'secret');
  await symlink(join(root, 'outside.txt'), join(folder, 'link-out.txt'));
  await symlink(root, join(folder, 'folder-out'));
  await symlink(join(folder, '.env'), join(folder, 'link-hidden.txt'));
  await symlink(join(folder, 'loops', 'b.txt'), join(folder, 'link-in.txt'));
  await symlink('loop.txt', join(folder, 'loop.txt'));
});
afterAll(remove);

describe('media files of a folder', () => {
  test('gives size and modification time', async () => {
    const stat = await files.stat('a.txt');
    expect(stat?.size).toBe(10);
    expect(Math.abs((stat?.modified ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  test.each(['loops/b.txt', 'link-in.txt'])('reads %s', async (path) => {
    expect(await read(path)).toBe('b');
  });

  test.each([
    [0, 0, '0'],
    [3, 5, '345'],
    [9, 9, '9'],
    [0, 9, '0123456789'],
  ])('reads bytes %i to %i', async (start, end, text) => {
    expect(await read('a.txt', { start, end })).toBe(text);
  });

  test.each([
    'missing.txt',
    'a.txt/b',
    'loops',
    'loop.txt',
    '',
    '.',
    '..',
    '../outside.txt',
    '../media-other/d.txt',
    'loops/../../outside.txt',
    '/etc/passwd',
    '.env',
    '.hidden/c.txt',
    'link-out.txt',
    'link-hidden.txt',
    'folder-out/outside.txt',
    'a.txt\0.png',
    '..\\outside.txt',
    'x'.repeat(5000),
  ])('shows nothing at "%s"', async (path) => {
    expect(await files.stat(path)).toBeNull();
    if (path !== 'loops') await expect(read(path)).rejects.toThrow('no longer in the media folder');
  });

  test('fails instead of waiting when a file is now shorter than its range', async () => {
    await writeFile(join(folder, 'short.txt'), '0123456789');
    const stream = files.read('short.txt', { start: 0, end: 9 });
    await truncate(join(folder, 'short.txt'), 4);
    await expect(new Response(stream).text()).rejects.toThrow('ended at byte 4 of 10');
  });

  test.runIf(process.platform === 'linux')('leaves no file open', async () => {
    const open = async () => (await readdir('/proc/self/fd')).length;
    await writeFile(join(folder, 'large.bin'), new Uint8Array(2_000_000));
    const before = await open();
    for (let round = 0; round < 40; round += 1) {
      files.read('large.bin');
      await read('large.bin', { start: 0, end: 10 });
      const reader = files.read('large.bin').getReader();
      await reader.read();
      await reader.cancel();
      await files.read('large.bin').cancel();
    }
    expect(Math.abs((await open()) - before)).toBeLessThan(10);
  });
});
