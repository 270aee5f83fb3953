import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { folderCircles } from './imports/checkImports.ts';
import { createResolve, readImports } from './imports/readImports.ts';

/**
 * Prints how much there is of what: lines, files, styles, circles of imports, words, duplicates. It never
 * fails, as people decide what these figures should be.
 */
const EDITOR = 'packages/page-editor/src/';
const FOLDER = 'packages/prismic-folder/';

/** Lines that a duplicate has at least, and how many duplicates are printed. */
const RUN = 6;
const MOST = 20;

/** A text on more places than these is a phrase of the language, not a duplicate. */
const COMMON = 8;

const isTest = (path: string) => /^tests\/|^packages\/[^/]+\/tests\//.test(path);
const isCode = (path: string) => /\.(tsx?|mjs|jsx?|css)$/.test(path) && !path.endsWith('.d.ts');

const ROOTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs',
  'src',
  'slices',
  'packages',
  'scripts',
  'tests',
];

const sources = new Map(
  ROOTS.filter(existsSync)
    .flatMap((root) =>
      root.endsWith('.md')
        ? [root]
        : readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path}`),
    )
    .filter((path) => isCode(path) || path.endsWith('.md'))
    .filter((path) => !/\/(node_modules|dist)\//.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);
const code = [...sources.keys()].filter(isCode);
const product = code.filter((path) => !isTest(path));
const editor = product.filter((path) => path.startsWith(EDITOR));

const textOf = (path: string) => sources.get(path) ?? '';
const linesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0);

const resolve = createResolve((path) => sources.has(path));
const imports = product.flatMap((path) => readImports(path, textOf(path), resolve));

const [declarations, distinct] = countStyles(editor);
const documents = [...sources.keys()].filter((path) =>
  /^(README|CONTRIBUTING|docs\/.*)\.md$/.test(path),
);
const figures: readonly (readonly [name: string, figure: number])[] = [
  ['lines of the editor', linesOf(editor)],
  ['lines of prismic-folder', linesOf(product.filter((path) => path.startsWith(FOLDER)))],
  ['lines of src', linesOf(product.filter((path) => path.startsWith('src/')))],
  ['lines of tests', linesOf(code.filter(isTest))],
  ['files of the editor', editor.length],
  ['… with one importer and under 40 lines', smallSingles(editor).length],
  ['… in src', smallSingles(product.filter(isSite)).length],
  ['style declarations of the editor', declarations],
  ['… distinct', distinct],
  ['words of documents', documents.reduce((sum, path) => sum + wordsOf(textOf(path)), 0)],
];
for (const [name, figure] of figures) {
  console.info(`${name.padEnd(42)}${figure.toLocaleString('en').padStart(8)}`);
}

for (const parent of [EDITOR, `${FOLDER}src/`]) {
  const circles = folderCircles(imports, parent.slice(0, -1));
  const count = circles.reduce((sum, circle) => sum + circle.length, 0);
  console.info(`\nfolders of ${parent} in circles of imports: ${count}`);
  for (const circle of circles) {
    console.info(`  ${circle.map((folder) => folder.replace(parent, '')).join(', ')}`);
  }
}

const pairs = duplicates(product);
console.info(`\nruns of ${RUN} or more lines that stand twice: ${pairs.length}`);
for (const { lines, places } of pairs.slice(0, MOST)) {
  console.info(`  ${String(lines).padStart(3)} lines: ${places.join(' ~ ')}`);
}

function isSite(path: string): boolean {
  return path.startsWith('src/');
}

function smallSingles(paths: readonly string[]): string[] {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    importers.set(to, (importers.get(to) ?? new Set()).add(from));
  }
  return paths.filter((path) => linesOf([path]) < 40 && importers.get(path)?.size === 1);
}

function countStyles(paths: readonly string[]): [all: number, distinct: number] {
  const found = paths
    .filter((path) => path.endsWith('styles.ts'))
    .flatMap((path) =>
      [...textOf(path).matchAll(/^\s+(-?[a-z][\w-]*:\s[^;{}`]*(?:\$\{[^}]*\}[^;{}`]*)*);$/gm)].map(
        ([, declaration = '']) => declaration.replaceAll(/\s+/g, ' '),
      ),
    );
  return [found.length, new Set(found).size];
}

function wordsOf(text: string): number {
  // Not the bars of tables, and no pictures.
  return text.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Runs of equal lines in two places, longest first. Blank lines, comments, imports and brackets do not count. */
function duplicates(paths: readonly string[]) {
  const bodies = new Map(paths.map((path) => [path, bodyOf(textOf(path))]));
  const starts = new Map<string, { path: string; at: number }[]>();
  for (const [path, body] of bodies) {
    for (let at = 0; at + RUN <= body.length; at += 1) {
      const key = keyAt(body, at);
      starts.set(key, [...(starts.get(key) ?? []), { path, at }]);
    }
  }
  const seen = new Set<string>();
  const found: { lines: number; places: string[] }[] = [];
  for (const places of starts.values()) {
    if (places.length > COMMON) continue;
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const length = lengthOfRun(one, other);
        if (length < RUN) continue;
        const names = [one, other].map(({ path, at }) => {
          const body = bodies.get(path) ?? [];
          return `${path}:${body[at]?.line}-${body[at + length - 1]?.line}`;
        });
        found.push({ lines: length, places: names });
      }
    }
  }
  return found.toSorted((a, b) => b.lines - a.lines);

  /** How far two places are equal; nothing if it is a part of a run that was counted. */
  function lengthOfRun(one: { path: string; at: number }, other: { path: string; at: number }) {
    const [a, b] = [bodies.get(one.path) ?? [], bodies.get(other.path) ?? []];
    const end = one.path === other.path ? other.at - one.at : Infinity;
    let length = 0;
    while (
      length < end &&
      a[one.at + length] &&
      isEqual(a[one.at + length], b[other.at + length])
    ) {
      const key = `${one.path}:${one.at + length} ${other.path}:${other.at + length}`;
      if (seen.has(key)) return 0;
      seen.add(key);
      length += 1;
    }
    return length;
  }
}

interface Line {
  readonly text: string;
  readonly line: number;
}

function isEqual(a: Line | undefined, b: Line | undefined): boolean {
  return a?.text === b?.text;
}

function keyAt(body: readonly Line[], at: number): string {
  const run = body.slice(at, at + RUN);
  return run.map(({ text }) => text).join('\n');
}

function bodyOf(source: string): Line[] {
  const withoutImports = source.replaceAll(/^(?:import|export) [^;]*? from '[^']+';$/gm, (text) =>
    text.replaceAll(/[^\n]/g, ''),
  );
  return withoutImports
    .split('\n')
    .map((text, at) => ({ text: text.trim(), line: at + 1 }))
    .filter(({ text }) => /\w/.test(text) && !/^(\/\/|\/?\*)/.test(text));
}
