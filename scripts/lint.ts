import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { commandFile } from './commandFile.mjs';
import { checkImports } from './imports/checkImports.ts';
import { importRules } from './imports/rules.ts';
import { run } from './setup.mjs';

/** Runs the linter, then checks what imports what. */
run(process.execPath, [commandFile('oxlint'), '--deny-warnings', ...process.argv.slice(2)]);

const roots = new Set(Object.keys(importRules.folders).map((folder) => folder.replace(/\/.*/, '')));
const files = [...roots].filter(existsSync).flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `${root}/${path}`)
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\/(node_modules|dist)\//.test(path)),
);
const sources = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
const problems = checkImports(sources, importRules);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.info(`The imports of ${files.length} files follow scripts/imports/rules.ts.`);
