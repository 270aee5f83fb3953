// Builds the packages to JavaScript and declarations, in `dist` of each: `node scripts/run.mjs
// scripts/buildPackages.mjs [name …]`. The site itself reads their sources and needs no build.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unlessNewer } from './build.mjs';
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

const CONFIG = ['packages/tsconfig.build.json', 'scripts/buildPackages.mjs', 'tsconfig.json'];

/**
 * Builds a package unless its last build is newer than its sources.
 * @param {string} name
 */
export async function buildPackage(name) {
  const folder = join('packages', name);
  const dist = join(folder, 'dist');
  const sources = [join(folder, 'src'), join(folder, 'tsconfig.json'), ...CONFIG];
  await unlessNewer(dist, sources, () => {
    rmSync(dist, { recursive: true, force: true });
    run(process.execPath, [commandFile('tsc'), '-p', folder]);
    for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.d.ts')) nameJavaScript(join(dist, file));
    }
  });
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
  const names = process.argv.slice(2);
  const all = readdirSync('packages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(join('packages', name, 'tsconfig.json')));
  for (const name of names.length > 0 ? names : all) await buildPackage(name);
}
