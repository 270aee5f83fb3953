// What has to be there before anything else can run. Plain JavaScript without dependencies: it
// runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { step } from './progress.mjs';

const LOCKFILE = 'package-lock.json';
/** npm writes this file at the end of every install. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Reports why a command failed, without a stack trace, and sets the exit status.
 * @param {unknown} error
 */
export function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} file */
const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/**
 * Runs a command in the foreground; ends this process with its status if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Installs the locked dependencies.
 * @param {string} title
 * @param {string} [folder] another one with a lockfile of its own
 */
export const installPackages = (title, folder = '.') =>
  step(
    title,
    'npm',
    ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error', '--prefix', folder],
    // NODE_ENV=production would leave out what the build needs.
    { NODE_ENV: '' },
  );

/** Installs the locked dependencies when the lockfile is newer than what is installed. */
export async function install() {
  if (existsSync(INSTALLED) && modified(INSTALLED) >= modified(LOCKFILE)) return;
  await installPackages('Installing packages');
}
