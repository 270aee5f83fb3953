// Runs a script of this project, or the command of a package, in this process: signals and exit
// codes need no passing on.
import nodeModule from 'node:module';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandFile } from './commandFile.mjs';
import { install, needDevelopmentPackages, run } from './setup.mjs';

/** These use what is built. They need packages for development only if they have to build, which they report. */
const USING_BUILDS = ['start', 'edit', 'export', 'publish', 'build'].map(
  (name) => `scripts/${name}.mjs`,
);

/**
 * @param {string} target path of a script (`scripts/codegen.ts`) or the command of a package (`vite`)
 * @param {readonly string[]} args
 */
export async function runScript(target, args) {
  await install();
  if (!USING_BUILDS.includes(target)) needDevelopmentPackages(nameOf(target));
  const file = extname(target) === '' ? commandFile(target) : resolve(target);
  process.argv.splice(1, process.argv.length, file, ...args);
  // Commands without an extension are not modules that can be imported.
  if (extname(file) === '') return run(process.execPath, [file, ...args]);
  if (extname(file) !== '.ts') return import(pathToFileURL(file).href);
  // Node compiles the transpiled code faster a second time; Node 20 has no such cache.
  // Cast: the types are those of Node 20.
  const { enableCompileCache } = /** @type {{ enableCompileCache?: () => void }} */ (nodeModule);
  if (!process.env.NODE_DISABLE_COMPILE_CACHE) enableCompileCache?.();
  const { createJiti } = await import('jiti');
  // The editor's package imports this one by its published name.
  const alias = { 'prismic-folder': resolve('packages/prismic-folder/src') };
  return createJiti(process.cwd(), { alias }).import(file);
}

/**
 * The command as it was typed.
 * @param {string} target
 */
function nameOf(target) {
  const { npm_lifecycle_event: script } = process.env;
  return script ? `npm run ${script}` : `node scripts/run.mjs ${target}`;
}
