import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles, listFolders } from '../../src/folder/listFiles.ts';

const LIMITS = { entries: 20, depth: 4 };

/** A folder with empty files. */
function createFolder(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'list-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
  return folder;
}

const many = (count: number, folder: string) =>
  Array.from({ length: count }, (_, at) => `${folder}/${at}.json`);

async function list(folder: string, limits = LIMITS) {
  const { files, leftOut } = await listFiles(folder, limits);
  return {
    names: files.map(({ name }) => name),
    leftOut: leftOut.map(({ path, reason }) => `${path.slice(folder.length + 1)}: ${reason}`),
  };
}

test('lists files in the order of their names, part by part, and none that is hidden', async () => {
  const folder = createFolder('b.json', 'a/z.json', 'a/b/c.json', 'a.json', '.git/x', 'a/.y');
  expect(await list(folder)).toEqual({
    names: ['a/b/c.json', 'a/z.json', 'a.json', 'b.json'],
    leftOut: [],
  });
  expect(await list(join(folder, 'nowhere'))).toEqual({ names: [], leftOut: [] });
});

test('of a folder with too many files that folder is left out, and the others are listed', async () => {
  const folder = createFolder('page/a.json', 'zz/b.json', ...many(21, 'zz/large'), 'zz/z.json');
  expect(await list(folder)).toEqual({
    names: ['page/a.json', 'zz/b.json', 'zz/z.json'],
    leftOut: ['zz/large: has more than 20 files and folders'],
  });
});

test('of folders that are too many together the one that holds most is left out', async () => {
  const inside = Array.from({ length: 5 }, (_, at) => many(5, `aa/${at}`)).flat();
  const folder = createFolder(...inside, 'page/a.json', 'page/b.json');
  expect(await list(folder)).toEqual({
    names: ['page/a.json', 'page/b.json'],
    leftOut: ['aa: has more than 20 files and folders'],
  });
});

test('where many small folders are too many, the rest is left out and named', async () => {
  const folder = createFolder(...['a', 'b', 'c', 'd', 'e'].flatMap((name) => many(5, name)));
  const { names, leftOut } = await list(folder);
  expect(names).toHaveLength(20);
  expect(leftOut).toEqual([': has more than 20 files and folders. Nothing from e on is read']);
});

test('a folder that is too deep is named', async () => {
  const folder = createFolder('a/b/c/d/e/f/g.json', 'a/b/x.json');
  expect(await list(folder)).toEqual({
    names: ['a/b/x.json'],
    leftOut: ['a/b/c/d/e: is below 4 other folders'],
  });
});

test('links to folders are followed in place of the folder itself, and nowhere below it', async () => {
  const elsewhere = createFolder('x.json', 'deep/y.json');
  const folder = createFolder('a.json');
  symlinkSync(elsewhere, join(folder, 'linked'));
  symlinkSync('.', join(folder, 'cycle'));
  symlinkSync(join(elsewhere, 'x.json'), join(folder, 'file.json'));
  expect(await list(folder)).toEqual({
    names: ['a.json', 'file.json'],
    leftOut: [
      'cycle: is a link to a folder, and is not followed here',
      'linked: is a link to a folder, and is not followed here',
    ],
  });
  expect(await list(join(folder, 'linked'))).toEqual({
    names: ['deep/y.json', 'x.json'],
    leftOut: [],
  });
  expect(listFolders(folder).names).toEqual([]);
  expect(listFolders(folder).leftOut).toHaveLength(2);
});

test('a folder in place of a file and a file in place of a folder are named', async () => {
  const folder = createFolder('a.json', 'b.json/c.json');
  expect(await list(folder)).toEqual({
    names: ['a.json'],
    leftOut: ['b.json: is a folder, and a file is expected there'],
  });
  const file = join(folder, 'a.json');
  expect(await listFiles(file)).toEqual({
    files: [],
    leftOut: [
      { path: file, reason: 'is a file, and a folder is expected there', isHarmless: false },
    ],
  });
});

test('other work has its turn while many files are listed', async () => {
  const folder = createFolder(...many(4000, 'large'));
  let turns = 0;
  const others = setInterval(() => (turns += 1));
  onTestFinished(() => clearInterval(others));
  const { files } = await listFiles(folder);
  expect(files).toHaveLength(4000);
  expect(turns).toBeGreaterThan(0);
});
