// Builds browser and server bundles when a source file has changed since the last build.
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandFile } from './commandFile.mjs';
import { precompress } from './precompress.mjs';
import { step } from './progress.mjs';
import { fail, inTurn, loadEnvFile, needDevelopmentPackages } from './setup.mjs';

const SOURCES = [
  'src',
  'slices',
  'customtypes',
  'packages/adapter-react/src',
  'packages/image-service/src',
  'packages/page-editor/src',
  'packages/prismic-folder/src',
  'public',
  'scripts',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'prismicio-types.d.ts',
];

/**
 * A file; or a folder, and all files and folders in it.
 * @param {string} path
 * @returns {string[]}
 */
function allIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name !== 'node_modules');
  return [path, ...names.toSorted().flatMap((name) => allIn(join(path, name)))];
}

/** What the builds of the same sources share. */
const STYLES = '.cache/styles.json';

/** @param {readonly string[]} paths */
function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (statSync(path).isDirectory()) continue;
    const content = readFileSync(path);
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} title
 * @param {readonly string[]} args
 */
function vite(title, ...args) {
  needDevelopmentPackages(`Building ${title} (dist is missing or older than its sources)`);
  return step(
    `Building ${title}`,
    process.execPath,
    [commandFile('vite'), 'build', ...args, '--logLevel', 'warn'],
    { NODE_ENV: 'production', EXTRACTED_STYLES: STYLES },
  );
}

/**
 * Builds unless the last build is newer than every source, or of the same ones: `npm prune` writes the
 * lockfile again as it is, and a checkout whatever another branch has changed. A source that is saved
 * during a build is newer than it.
 * @param {string} stamp file that gets the time of each build and the digest of its sources; a folder the time only
 * @param {readonly string[]} sources
 * @param {() => void | Promise<void>} make
 */
export async function unlessNewer(stamp, sources, make) {
  if (!unbuilt(stamp, sources)) return;
  await inTurn(`building${stamp.replaceAll(/[\\/:]/g, '-')}`, async () => {
    const started = new Date();
    const digest = unbuilt(stamp, sources);
    if (!digest) return;
    // A build that fails leaves nothing that is of any sources.
    if (statSync(stamp, { throwIfNoEntry: false })?.isFile()) rmSync(stamp);
    await make();
    if (!statSync(stamp, { throwIfNoEntry: false })?.isDirectory()) writeFileSync(stamp, digest);
    utimesSync(stamp, started, started);
  });
}

/**
 * The digest of sources that have to be built.
 * @param {string} stamp
 * @param {readonly string[]} sources
 */
function unbuilt(stamp, sources) {
  const paths = sources.flatMap(allIn);
  const built = statSync(stamp, { throwIfNoEntry: false });
  if (built && built.mtimeMs >= Math.max(...paths.map((path) => statSync(path).mtimeMs))) return;
  const digest = digestOf(paths);
  return built?.isFile() && readFileSync(stamp, 'utf8') === digest ? undefined : digest;
}

/** Builds the browser's bundle and Node's. */
export async function build() {
  await unlessNewer('dist/.built', SOURCES, async () => {
    rmSync(STYLES, { force: true });
    await vite('the site for browsers');
    await precompress('dist/client');
    await vite('the site for the server', '--ssr');
  });
}

/** Builds the editor, which visitors load nothing of. */
export async function buildEditor() {
  await build();
  await unlessNewer('dist/editor/.built', SOURCES, async () => {
    await vite('the editor', '--mode', 'editor');
    await precompress('dist/editor');
  });
}

/** What a worker holds of the content folder: external projects, and what was protected of hosted repositories. */
export function workerContent() {
  loadEnvFile();
  const content = process.env.CONTENT_DIR || 'content';
  const names = existsSync(content) ? readdirSync(content) : [];
  return names
    .filter((name) => name === 'behance' || /^protected\..*\.json$/.test(name))
    .flatMap((name) => allIn(join(content, name)));
}

/** Builds the worker, which holds a part of the content folder. */
async function buildWorker() {
  await build();
  const sources = [...SOURCES, 'vite.worker.config.ts', ...workerContent()];
  await unlessNewer('dist/worker/.built', sources, () =>
    vite('the worker', '--config', 'vite.worker.config.ts'),
  );
}

if (process.argv[1]?.endsWith('build.mjs')) {
  const [target, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (more.length > 0 || (target && target !== 'worker'))
    fail(`What is built is the site, or worker, not ${[target, ...more].join(' ')}`);
  // Whoever builds for another machine may turn the editor on there.
  else await (target ? buildWorker : buildEditor)();
}
