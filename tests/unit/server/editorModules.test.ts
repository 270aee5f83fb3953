import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createResolve, readImports } from '../../../scripts/imports/readImports.ts';

const resolve = createResolve(existsSync);
const NODE = 'src/server/platforms/node';

/** What writes content. */
const WRITES =
  /^(?:packages\/(?:prismic-folder\/src\/(?:authoring|store|edit)|page-editor\/src\/server)\b|src\/server\/editor\/)/;

/** Types, an error, and what JSON is read by. */
const SHARED = new Set([
  'src/server/editor/EditorPort.ts',
  'packages/prismic-folder/src/store/AuthoringError.ts',
  'packages/prismic-folder/src/edit/types.ts',
  'packages/prismic-folder/src/edit/values.ts',
]);

const writes = (file: string) => WRITES.test(file) && !SHARED.has(file);

const importsOf = new Map<string, readonly string[]>();

/** The files that a file imports, read once. */
function filesFrom(file: string): readonly string[] {
  const known = importsOf.get(file);
  if (known) return known;
  const found = readImports(file, readFileSync(file, 'utf8'), resolve)
    .filter(({ kind, to }) => kind === 'file' && existsSync(to))
    .map(({ to }) => to);
  importsOf.set(file, found);
  return found;
}

/** All files that an entry reaches, also by types and dynamic imports; not beyond `border`. */
function reached(entry: string, border = ''): Set<string> {
  const files = new Set([entry]);
  for (const file of files) {
    if (file === border || !/\.tsx?$/.test(file)) continue;
    for (const imported of filesFrom(file)) files.add(imported);
  }
  return files;
}

test.each([
  ['the worker', 'src/server/platforms/worker/main.ts'],
  ['the export', 'src/server/platforms/export/main.ts'],
  ['the development server', 'src/server/platforms/dev/createDevApp.ts'],
  ['the browser', 'src/app/client.tsx'],
])('%s has no code that writes content', (_, entry) => {
  const files = [...reached(entry)];
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(writes)).toEqual([]);
});

test('npm start loads the code that writes content only when it is asked to', () => {
  const border = `${NODE}/openEditor.ts`;
  const files = [...reached(`${NODE}/main.ts`, border)];
  expect(files).toContain(border);
  expect(files.filter(writes)).toEqual([]);
  const imports = readFileSync(`${NODE}/startSite.ts`, 'utf8').match(/.*openEditor\.ts.*/g) ?? [];
  expect(imports.length).toBe(2);
  for (const line of imports) expect(line).toMatch(/^import type |await import\(/);
  expect([...reached(`${NODE}/edit.ts`)].filter(writes).length).toBeGreaterThan(50);
});
