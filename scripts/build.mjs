// Builds browser and server bundles when a source file is newer than the last build.
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandFile } from './commandFile.mjs';
import { precompress } from './precompress.mjs';
import { step } from './progress.mjs';

const SOURCES = [
  'src',
  'slices',
  'customtypes',
  'packages/adapter-react/src',
  'packages/image-service/src',
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
 * When a file, or the newest one in a folder, was modified.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const times = readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .map((name) => newest(join(path, name)));
  return Math.max(stat.mtimeMs, ...times);
}

/**
 * @param {string} title
 * @param {readonly string[]} args
 */
const vite = (title, ...args) =>
  step(
    `Building ${title}`,
    process.execPath,
    [commandFile('vite'), 'build', ...args, '--logLevel', 'warn'],
    { NODE_ENV: 'production' },
  );

/**
 * Builds unless the last build is newer than every source. A source that is saved during a build is
 * newer than it.
 * @param {string} stamp file or folder whose time is set by each build
 * @param {readonly string[]} sources
 * @param {() => void | Promise<void>} make
 */
export async function unlessNewer(stamp, sources, make) {
  const started = new Date();
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (built >= Math.max(...sources.map(newest))) return;
  await make();
  if (!existsSync(stamp)) writeFileSync(stamp, '');
  utimesSync(stamp, started, started);
}

/** Builds the browser's bundle and Node's. */
export async function build() {
  await unlessNewer('dist/.built', SOURCES, async () => {
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

/** Builds the worker, which holds the external projects of the content folder. */
export async function buildWorker() {
  await build();
  const external = join(process.env.CONTENT_DIR || 'content', 'behance');
  await unlessNewer('dist/worker/.built', [...SOURCES, 'vite.worker.config.ts', external], () =>
    vite('the worker', '--config', 'vite.worker.config.ts'),
  );
}

if (process.argv[1]?.endsWith('build.mjs')) {
  if (process.argv[2] === 'worker') await buildWorker();
  // Whoever builds for another machine may turn the editor on there.
  else await buildEditor();
}
