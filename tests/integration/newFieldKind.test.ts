import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const FIELDS = 'packages/prismic-folder/src/fields/';
const KIND = `${FIELDS}Price.ts`;
const TABLE = `${FIELDS}kinds.ts`;
const EDITOR = 'packages/page-editor/src/model/editorKinds.ts';

type Edit = (text: string) => string;

/** What somebody writes who adds a kind: a number with a currency. */
const PRICE = `
import type { FieldKind } from './FieldKind.ts';

export * from './plain.ts';
export const query = 'number';
export const normalize: FieldKind['normalize'] = (value) => value;
export const sanitize: FieldKind['sanitize'] = (value) => value;
export const fits: FieldKind['fits'] = () => true;
`;
const after =
  (line: string, added: string): Edit =>
  (text) => {
    expect(text).toContain(line);
    return text.replace(line, `${line}\n${added}`);
  };
const inTable: Edit = after('  Range: Number,', '  Price,');
const inMembers: Edit = (text) =>
  text.replace(/ {2}Range: .*Number\..*/g, (line) => {
    const own = line.replace('Range', 'Price').replaceAll('Number.', 'Price.');
    return `${line}\n${own}`;
  });
const imported: Edit = after(
  "import * as Number from './Number.ts';",
  "import * as Price from './Price.ts';",
);
const inEditor: Edit = after(
  "  Range: { control: 'Number', difference: 'plain' },",
  "  Price: { control: 'Number', difference: 'plain' },",
);

const ALL: Readonly<Record<string, readonly Edit[]>> = {
  [KIND]: [() => PRICE],
  [TABLE]: [imported, inTable, inMembers],
  [EDITOR]: [inEditor],
};

/** A copy of what knows field kinds. */
const root = mkdtempSync(join(tmpdir(), 'kinds-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
cpSync('packages/prismic-folder/src', join(root, 'packages/prismic-folder/src'), {
  recursive: true,
});
mkdirSync(join(root, dirname(EDITOR)), { recursive: true });
cpSync('package.json', join(root, 'package.json'));
// Its paths are those of the copy.
cpSync('tsconfig.json', join(root, 'base.json'));
symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
const config = {
  extends: './base.json',
  compilerOptions: { rootDir: '.', noEmit: true, lib: ['ES2023', 'DOM'], types: [] },
  files: ['packages/prismic-folder/src/fields.ts', TABLE, EDITOR],
};
writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(config));

/** The compiler's errors for the copy with some files edited. */
async function errorsWith(edits: Readonly<Record<string, readonly Edit[]>>): Promise<string> {
  for (const [file, changes] of Object.entries(edits)) {
    const before = file === KIND ? '' : readFileSync(file, 'utf8');
    writeFileSync(
      join(root, file),
      changes.reduce((text, change) => change(text), before),
    );
  }
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', root], { cwd: root });
  return run.then(
    () => '',
    // Cast: what a command that fails has printed.
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}

test('a new kind of field is one file, its lines in the table, and its line in the editor', async () => {
  expect(await errorsWith(ALL)).toBe('');
});

test.each<[what: string, edits: typeof ALL, error: RegExp]>([
  ['the file of the kind', { ...ALL, [KIND]: [] }, /Price/],
  ['a member of it', { ...ALL, [KIND]: [() => PRICE.replace(/.*sanitize.*/, '')] }, /sanitize/],
  ['the kind in the table', { ...ALL, [TABLE]: [imported, inMembers] }, /Price/],
  ['its members for browsers', { ...ALL, [TABLE]: [imported, inTable] }, /Price/],
  ['the kind of the editor', { ...ALL, [EDITOR]: [] }, /Price/],
])('without %s it does not compile', async (_what, edits, error) => {
  expect(await errorsWith(edits)).toMatch(error);
});
