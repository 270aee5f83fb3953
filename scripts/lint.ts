import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { commandFile } from './commandFile.mjs';
import { checkImports } from './imports/checkImports.ts';
import { importRules } from './imports/rules.ts';
import { run } from './setup.mjs';
import { findTexts, readProject } from './texts/findTexts.ts';
import { findWords, isSearched } from './words/findWords.ts';

/**
 * Runs the linter, then checks what imports what, that the interface's words are in its catalogue, and that
 * its texts can be translated by a browser.
 */
run(process.execPath, [commandFile('oxlint'), '--deny-warnings', ...process.argv.slice(2)]);

const roots = new Set(Object.keys(importRules.folders).map((folder) => folder.replace(/\/.*/, '')));
const files = [...roots].filter(existsSync).flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `${root}/${path}`)
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\/(node_modules|dist)\//.test(path)),
);
const sources = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
const problems = [
  ...checkImports(sources, importRules),
  ...[...sources].flatMap(([path, source]) => (isSearched(path) ? findWords(path, source) : [])),
];
const { project, close } = readProject('src/tsconfig.json');
problems.push(...findTexts(project, (path) => sources.has(path) && path.endsWith('.tsx')));
close();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.info(`The imports of ${files.length} files follow scripts/imports/rules.ts.`);
console.info('Interface words in the code outside the catalogue: 0.');
console.info('Texts without an element of their own: 0.');
