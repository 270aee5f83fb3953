// Builds browser and server bundles when a source file is newer than the last build.
import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, run } from './setup.mjs';

const SOURCES = [
  'src',
  'slices',
  'customtypes',
  'packages',
  'public',
  'scripts',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
  'prismicio-types.d.ts',
];
const STAMP = 'dist/.built';

function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const times = readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .map((name) => newest(join(path, name)));
  return Math.max(stat.mtimeMs, ...times);
}

/** Builds unless the last build is newer than every source. */
export function build() {
  install();
  const started = new Date();
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs >= Math.max(...SOURCES.map(newest))) return;
  run('npx', ['vite', 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' });
  run('npx', ['vite', 'build', '--ssr', 'src/server/main.ts', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
  writeFileSync(STAMP, '');
  utimesSync(STAMP, started, started);
}

if (process.argv[1]?.endsWith('build.mjs')) build();
