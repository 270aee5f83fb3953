// Builds the packages to JavaScript and declarations, in `dist` of each: `node scripts/run.mjs
// scripts/buildPackages.mjs [--no-window] [name …]`. The site itself reads their sources and needs no build.
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unlessNewer } from './build.mjs';
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

const CONFIG = ['packages/tsconfig.build.json', 'scripts/buildPackages.mjs', 'tsconfig.json'];

/** Packages that another one is compiled against, before it. */
const FIRST = ['prismic-folder'];

/**
 * Builds a package unless its last build is newer than its sources.
 * @param {string} name
 */
export async function buildPackage(name) {
  const folder = join('packages', name);
  const dist = join(folder, 'dist');
  const sources = [join(folder, 'src'), join(folder, 'tsconfig.json'), ...CONFIG];
  await unlessNewer(dist, sources, () => {
    for (const part of existsSync(dist) ? readdirSync(dist) : []) {
      if (part !== WINDOW) rmSync(join(dist, part), { recursive: true });
    }
    // What is left has no build: one that fails emits nothing, and the next one must not take it for done.
    if (existsSync(dist)) utimesSync(dist, 0, 0);
    run(process.execPath, [commandFile('tsc'), '-p', folder]);
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.d.ts')) nameJavaScript(join(dist, file));
    }
  });
}

/** The folder of what a browser loads as it is; it has a build of its own. */
const WINDOW = 'window';

/**
 * Builds the window of the editor, unless its last build is newer than its sources.
 */
async function buildWindow() {
  const folder = 'packages/page-editor';
  const config = 'scripts/editorWindow.ts';
  const sources = [`${folder}/src`, 'packages/prismic-folder/src', 'scripts', ...CONFIG];
  await unlessNewer(join(folder, 'dist', WINDOW), sources, () =>
    run(process.execPath, [
      commandFile('vite'),
      'build',
      '--emptyOutDir',
      `--config=${config}`,
      '--logLevel=warn',
    ]),
  );
}

/**
 * TypeScript rewrites `./file.ts` to `./file.js` in JavaScript, but not in declarations.
 * @param {string} file
 */
function nameJavaScript(file) {
  const text = readFileSync(file, 'utf8');
  const named = text.replaceAll(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
  if (named !== text) writeFileSync(file, named);
}

if (process.argv[1]?.endsWith('buildPackages.mjs')) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    // Most tests need no window, which takes half a minute.
    options: { 'no-window': { type: 'boolean', default: false } },
  });
  const all = readdirSync('packages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const names = new Set(positionals.length > 0 ? positionals : all);
  const isEditor = names.has('page-editor');
  for (const name of new Set([...FIRST.filter((one) => isEditor || names.has(one)), ...names])) {
    await buildPackage(name);
  }
  if (isEditor && !values['no-window']) await buildWindow();
}
