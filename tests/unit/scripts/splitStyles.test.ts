import { expect, test, vi } from 'vitest';
import { sheetKey, type StylePart } from '#server/site/styleParts.ts';
import { shortNames } from '../../../scripts/shortNames.ts';
import { cutSheet, neededParts, sheetsOf } from '../../../scripts/splitStyles.ts';

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
  ['style', 'a{top:0}.every{top:3px}'],
  ['style-home', 'a{top:0}.every{top:3px}.home{top:4px}'],
  ['style-work', 'a{top:0}.work{top:1px}@media print{.work{top:2px}}.every{top:3px}'],
  [
    'style-home-work',
    'a{top:0}.work{top:1px}@media print{.work{top:2px}}.every{top:3px}.home{top:4px}',
  ],
  ['styles-of-work', '.work{top:1px}@media print{.work{top:2px}}'],
  ['styles-of-study', ''],
  ['styles-of-later', '.later{top:5px}'],
])('the sheet %s has its parts in the order of all', (key, css) => {
  expect(sheets.get(key)).toBe(css);
});

test('every selection of parts has its sheet, whatever their order', () => {
  expect(sheetKey(new Set(['work', 'later', 'home']))).toBe('style-home-work');
  expect([...sheets.keys()].filter((key) => /^style\b(?!s)/.test(key))).toHaveLength(16);
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
