import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unlessNewer } from '../../../scripts/build.mjs';

let root: string;
let made: number;
beforeEach(async () => {
  made = 0;
  root = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(root, 'src/deep'), { recursive: true });
  await write('src/deep/one.ts', 'one');
  await write('lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true }));

/** A write that any clock sees as later than all builds so far. */
async function write(name: string, text: string) {
  await writeFile(join(root, name), text);
  const later = new Date(Date.now() + 60_000);
  await utimes(join(root, name), later, later);
}

/** Whether what is built of the sources was made. */
async function isMade(fails = false): Promise<boolean> {
  const before = made;
  const sources = ['src', 'lock.json', 'missing'].map((name) => join(root, name));
  await unlessNewer(join(root, 'built'), sources, () => {
    made += 1;
    if (fails) throw new Error('The build fails');
  });
  return made > before;
}

test('what was built of the same sources is not built again, whenever they were written', async () => {
  expect([await isMade(), await isMade()]).toEqual([true, false]);
  await write('lock.json', '{}');
  expect(await isMade()).toBe(false);
});

test.each([
  ['a file of other text', () => write('src/deep/one.ts', 'two')],
  ['another file', () => write('src/deep/two.ts', '')],
  ['a file less', () => rm(join(root, 'src/deep/one.ts'))],
])('%s is built', async (_, change) => {
  await isMade();
  await change();
  expect([await isMade(), await isMade()]).toEqual([true, false]);
});

test('after a build that failed, the sources of the last one are built again', async () => {
  await isMade();
  await write('src/deep/one.ts', 'wrong');
  await expect(isMade(true)).rejects.toThrow('The build fails');
  await write('src/deep/one.ts', 'one');
  expect(await isMade()).toBe(true);
});
