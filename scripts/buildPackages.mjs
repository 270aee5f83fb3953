// Builds the packages to JavaScript and declarations, in `dist` of each: `node scripts/run.mjs
// scripts/buildPackages.mjs [name …]`. The site itself reads their sources and needs no build.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : packageNames()) {
  const dist = join('packages', name, 'dist');
  rmSync(dist, { recursive: true, force: true });
  run(process.execPath, [commandFile('tsc'), '-p', join('packages', name)]);
  for (const file of readdirSync(dist, { recursive: true })) {
    if (file.endsWith('.d.ts')) nameJavaScript(join(dist, file));
  }
}

function packageNames() {
  const entries = readdirSync('packages', { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** TypeScript rewrites `./file.ts` to `./file.js` in JavaScript, but not in declarations. */
function nameJavaScript(file) {
  const text = readFileSync(file, 'utf8');
  const named = text.replaceAll(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');
  if (named !== text) writeFileSync(file, named);
}
