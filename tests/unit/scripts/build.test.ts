import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sheetKey, type StylePart } from '#server/site/styleParts.ts';
import { unlessNewer } from '../../../scripts/build.mjs';
import { shortNames } from '../../../scripts/codeEdits.ts';
import { cutSheet, neededParts, sheetsOf } from '../../../scripts/splitStyles.ts';

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
  ['one that ended in the middle', () => spawnSync(process.execPath, ['--version']).pid],
  ['one that had the id of this one', () => process.pid],
  ['one that wrote nothing', () => ''],
])('two commands at once make it once, also after %s', async (_name, left) => {
  const stamp = join(root, 'built');
  const turn = `.cache/building${stamp.replaceAll('/', '-')}`;
  await mkdir('.cache', { recursive: true });
  await writeFile(turn, String(left()));
  await Promise.all([isMade(), isMade()]);
  expect(made).toBe(1);
  expect(existsSync(turn)).toBe(false);
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

test('a worker is built of external projects and the records of hosted repositories in the folder that .env names', async () => {
  for (const name of ['site/behance', 'site/media'])
    await mkdir(join(root, name), { recursive: true });
  for (const name of ['behance/1.json', 'media/a.json', 'protected.json', 'protected.north.json'])
    await write(`site/${name}`, '{}');
  const read = () => {
    const code = `console.info((await import('${resolve('scripts/build.mjs')}')).workerContent().join())`;
    const { CONTENT_DIR: _own, ...env } = process.env;
    const args = ['--input-type=module', '-e', code];
    return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }).stdout.trim();
  };
  expect(read()).toBe('');
  await write('.env', 'CONTENT_DIR=site');
  expect(read()).toBe('site/behance,site/behance/1.json,site/protected.north.json');
});

test('after a build that failed, the sources of the last one are built again', async () => {
  await isMade();
  await write('src/deep/one.ts', 'wrong');
  await expect(isMade(true)).rejects.toThrow('The build fails');
  await write('src/deep/one.ts', 'one');
  expect(await isMade()).toBe(true);
});

describe('styles of a build', () => {
  const PARTS: readonly (StylePart | null)[] = ['work', null, 'home', 'later', 'study'];

  const CSS = [
    'a{top:0}',
    '.styles-of-0{--at:0}.work{top:1px}@media print{.work{top:2px}}',
    '.styles-of-1 {\n  --at: 1;\n}.every{top:3px}',
    '.styles-of-2{--at:2}.home{top:4px}',
    // A module whose styles the minifier has dropped.
    '.styles-of-4{--at:4}',
    '.styles-of-3{--at:3}.later{top:5px}',
  ].join('');

  const sheets = sheetsOf(cutSheet(CSS, (at) => PARTS[at] ?? null));

  test.each([
    ['style-home', 'a{top:0}.every{top:3px}.home{top:4px}'],
    [
      'style-home-work',
      'a{top:0}.work{top:1px}@media print{.work{top:2px}}.every{top:3px}.home{top:4px}',
    ],
    ['styles-of-work', '.work{top:1px}@media print{.work{top:2px}}'],
    ['styles-of-study', ''],
  ])('the sheet %s has its parts in the order of all', (key, css) => {
    expect(sheets.get(key)).toBe(css);
  });

  test('every selection of parts has its sheet, whatever their order', () => {
    expect(sheetKey(new Set(['work', 'later', 'home']))).toBe('style-home-work');
    expect([...sheets.keys()].filter((key) => /^style\b(?!s)/.test(key))).toHaveLength(18);
  });

  const IMPORTS: Readonly<Record<string, readonly string[]>> = {
    'slices/Quote/index.tsx': ['src/ui/text/RichText.tsx', 'slices/Quote/quote.css'],
    // Two modules that import each other.
    'src/ui/text/RichText.tsx': ['src/screens/home/home.css', 'slices/Quote/index.tsx'],
    'slices/Menu/index.tsx': ['src/shell/menu/Menu.tsx'],
    'src/shell/menu/Menu.tsx': ['src/shell/menu/menu.css', 'src/ui/text/RichText.tsx'],
  };
  const importsOf = (module: string) => IMPORTS[module] ?? [];

  test.each([
    ['slices/Quote/index.tsx', ['home', 'work']],
    ['src/shell/menu/Menu.tsx', ['home', 'work', 'later']],
    ['src/app/client.tsx', []],
  ])('%s needs the parts of all that it imports', (module, parts) => {
    expect(neededParts(module, importsOf)).toEqual(parts);
  });

  test('a slice with styles that no page begins with is an error that names both', () => {
    expect(() => neededParts('slices/Menu/index.tsx', importsOf)).toThrow(
      'slices/Menu/index.tsx imports src/shell/menu/menu.css',
    );
  });

  test('two styles of one short name are an error that says where', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const name = shortNames();
    expect(name('cabcd12', 'card', { file: 'a.ts' })).toBe('cabcd');
    expect(name('cabcd12', 'card', { file: 'a.ts' })).toBe('cabcd');
    expect(() => name('cabcd99', 'column', { file: 'b.ts' })).toThrow('one class name');
    expect(said).toHaveBeenCalledWith(expect.stringContaining('column in b.ts'));
  });
});
