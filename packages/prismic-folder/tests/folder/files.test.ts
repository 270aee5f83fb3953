import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { imageHeader } from '../../src/folder/imageHeader.ts';
import { inBackground } from '../../src/lib/inBackground.ts';
import { listFiles, listFolders } from '../../src/lib/listFiles.ts';
import { readMedia } from '../../src/folder/mediaCatalog.ts';
import { readSource } from '../../src/lib/readSource.ts';
import { createUnreadWatch } from '../../src/folder/createSnapshotSource.ts';
import { createProject } from '../support/createProject.ts';

/** A folder with empty files. */
function createFolder(...names: string[]): string {
  const files = names.map((name) => [`content/${name}`, '']);
  return createProject(Object.fromEntries(files)).contentDir;
}

const many = (count: number, folder: string) =>
  Array.from({ length: count }, (_, at) => `${folder}/${at}.json`);

async function list(folder: string, limits = { entries: 20, depth: 4 }) {
  const { files, leftOut } = await listFiles(folder, limits);
  return {
    names: files.map(({ name }) => name),
    leftOut: leftOut.map(({ path, reason }) => `${path.slice(folder.length + 1)}: ${reason}`),
  };
}

describe('the list of files', () => {
  test.each<[string, string[], string[], string[]]>([
    [
      'is in the order of names, part by part, without hidden ones',
      ['b.json', 'a/z.json', 'a/b/c.json', 'a.json', '.git/x', 'a/.y'],
      ['a/b/c.json', 'a/z.json', 'a.json', 'b.json'],
      [],
    ],
    [
      'leaves out a folder with too many files, and has the others',
      ['page/a.json', 'zz/b.json', ...many(21, 'zz/large'), 'zz/z.json'],
      ['page/a.json', 'zz/b.json', 'zz/z.json'],
      ['zz/large: has more than 20 files and folders'],
    ],
    [
      'leaves out the folder that holds most, if they are too many together',
      [...[0, 1, 2, 3, 4].flatMap((at) => many(5, `aa/${at}`)), 'page/a.json'],
      ['page/a.json'],
      ['aa: has more than 20 files and folders'],
    ],
    [
      'names a folder that is too deep',
      ['a/b/c/d/e/f/g.json', 'a/b/x.json'],
      ['a/b/x.json'],
      ['a/b/c/d/e: is below 4 other folders'],
    ],
    [
      'names a folder in place of a file',
      ['a.json', 'b.json/c.json'],
      ['a.json'],
      ['b.json: is a folder, and a file is expected there'],
    ],
  ])('%s', async (_what, files, names, leftOut) => {
    expect(await list(createFolder(...files))).toEqual({ names, leftOut });
  });

  test('names the rest where many small folders are too many', async () => {
    const folder = createFolder(...['a', 'b', 'c', 'd', 'e'].flatMap((name) => many(5, name)));
    const { names, leftOut } = await list(folder);
    expect(names).toHaveLength(20);
    expect(leftOut).toEqual([': has more than 20 files and folders. Nothing from e on is read']);
  });

  test('is empty for a folder that does not exist, and names a file in its place', async () => {
    const folder = createFolder('a.json');
    expect(await list(join(folder, 'nowhere'))).toEqual({ names: [], leftOut: [] });
    const path = join(folder, 'a.json');
    const reason = 'is a file, and a folder is expected there';
    expect((await listFiles(path)).leftOut).toEqual([{ path, reason, isHarmless: false }]);
  });

  test('follows a link in place of the folder itself, and none to a folder below it', async () => {
    const elsewhere = createFolder('x.json', 'deep/y.json');
    const folder = createFolder('a.json');
    symlinkSync(elsewhere, join(folder, 'linked'));
    symlinkSync('.', join(folder, 'cycle'));
    symlinkSync(join(elsewhere, 'x.json'), join(folder, 'file.json'));
    const reason = 'is a link to a folder, and is not followed here';
    const leftOut = ['cycle', 'linked'].map((name) => `${name}: ${reason}`);
    expect(await list(folder)).toEqual({ names: ['a.json', 'file.json'], leftOut });
    expect((await list(join(folder, 'linked'))).names).toEqual(['deep/y.json', 'x.json']);
    expect(listFolders(folder).names).toEqual([]);
    expect(listFolders(folder).leftOut).toHaveLength(2);
  });

  test('lets other work have its turn while there are many', async () => {
    const folder = createFolder(...many(4000, 'large'));
    let turns = 0;
    const others = setInterval(() => (turns += 1));
    onTestFinished(() => clearInterval(others));
    expect((await listFiles(folder)).files).toHaveLength(4000);
    expect(turns).toBeGreaterThan(0);
  });
});

test.each([
  ['missing.json', '(ENOENT): it or its folder was deleted meanwhile. Try again'],
  ['', '(EISDIR): it is a folder'],
  ['a'.repeat(300), '(ENAMETOOLONG): its name or path is longer than the file system allows'],
])('a file that cannot be read says why, and not where the server keeps it: %s', (name, why) => {
  const file = { path: join(createFolder(), name), name, stamp: '', modified: 0, size: 0 };
  const reason = `the file cannot be read ${why}`;
  expect(readSource(file).parsed).toEqual({ ok: false, reason });
});

test('a link whose target comes is read anew, by who reads the content once', () => {
  const root = createFolder();
  symlinkSync('target.json', join(root, 'link.json'));
  let time = 0;
  const watch = createUnreadWatch(() => time);
  const problem = (file: string) => ({ file, reason: 'cannot be read', kind: 'unread' as const });
  watch.follow(root, [problem('link.json'), { file: 'a.json', reason: 'another problem' }]);
  writeFileSync(join(root, 'a.json'), '{}');
  time += 5000;
  expect(watch.hasChanged()).toBe(false);
  writeFileSync(join(root, 'target.json'), '{}');
  expect(watch.hasChanged()).toBe(false);
  time += 5000;
  expect(watch.hasChanged()).toBe(true);
});

test('work that fails is a warning with its cause, and ends nothing', async () => {
  const warnings: (Error & { detail?: string })[] = [];
  const listen = (warning: Error) => void warnings.push(warning);
  process.on('warning', listen);
  onTestFinished(() => void process.off('warning', listen));
  inBackground('Comparing files', () => Promise.reject(new Error('The disk is gone')));
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ name: 'ContentFolder', message: 'Comparing files failed' });
  expect(warnings[0]?.detail).toMatch(/^Error: The disk is gone\n +at /);
});

describe('the size of an image', () => {
  const background = { r: 9, g: 8, b: 7 };
  const picture = (alpha = 1) =>
    sharp({
      create: { width: 37, height: 21, channels: 4, background: { ...background, alpha } },
    });

  test.each([
    ['PNG', () => picture().png()],
    ['JPEG', () => picture().jpeg()],
    ['progressive JPEG', () => picture().jpeg({ progressive: true })],
    ['lossy WebP', () => picture().flatten().webp()],
    ['lossless WebP', () => picture().webp({ lossless: true })],
    ['WebP with transparency', () => picture(0.5).webp()],
  ])('is in the header of a %s', async (_name, encode) => {
    expect(imageHeader(await encode().toBuffer())).toEqual({ width: 37, height: 21 });
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32px"/>', [48, 32]],
    ["<?xml version='1.0'?>\n<svg viewBox='0 0 24 12'><path/></svg>", [24, 12]],
    ['<svg width="48" viewBox="0 0 24 12"></svg>  ', [48, 24]],
    ['no picture, but text that is long enough', []],
    ['<svg></svg>'.padEnd(40), []],
  ])('of %j is %j', (text, [width, height]) => {
    const size = width === undefined ? undefined : { width, height };
    expect(imageHeader(Buffer.from(text))).toEqual(size);
  });

  test('is decoded where the header is not enough, once for an unchanged file', async () => {
    const folder = createFolder('deep/empty', 'broken.png');
    const turned = picture().jpeg().withMetadata({ orientation: 6 });
    writeFileSync(join(folder, 'photo.jpg'), await turned.toBuffer());
    writeFileSync(join(folder, 'deep/a.avif'), await picture().avif({ effort: 0 }).toBuffer());
    const { files } = await listFiles(folder);
    const media = await readMedia(files);
    expect(media.get('photo.jpg')?.image).toEqual({ width: 21, height: 37 });
    expect(media.get('deep/a.avif')?.image).toEqual({ width: 37, height: 21 });
    expect(media.get('broken.png')).toMatchObject({ kind: 'image' });
    expect(media.get('broken.png')?.image).toBeUndefined();
    expect((await readMedia(files, media)).get('photo.jpg')).toBe(media.get('photo.jpg'));
  });
});
