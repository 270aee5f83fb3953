// What has to be there before anything else can run. Plain JavaScript without dependencies: it
// runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
 * Cast: of Node, with a code.
 * @param {unknown} error
 */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** What this process holds. */
const held = new Set();

/**
 * Makes a file that has this process's id, which is there with it at once; false: there is one. On a disk where that
 * cannot be, nobody waits for another.
 * @param {string} file
 */
function hold(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    return codeOf(error) !== 'EEXIST';
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * The process that holds a file; 0 if it lets go just now. What one left that has ended is removed, also where its id is
 * this one's by now, as after each start of a container.
 * @param {string} file
 */
function holderOf(file) {
  let pid = 0;
  try {
    pid = Number(readFileSync(file, 'utf8'));
    const isOver = pid === process.pid && !held.has(file);
    if (pid > 0 && !isOver && process.kill(pid, 0)) return pid;
  } catch (error) {
    // Another user's process is one, too; a file that is not there was let go of.
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'ENOENT') return pid;
  }
  rmSync(file, { force: true });
  return 0;
}

/**
 * Does what another command of this project may do at the same time, such as a build into the same files, once that has
 * ended. Whether there is still something to do is for `work` to ask.
 * @param {string} name of a file in `.cache`
 * @param {() => Promise<void>} work
 */
export async function inTurn(name, work) {
  mkdirSync('.cache', { recursive: true });
  const file = join('.cache', name);
  const release = () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
  for (let said = 0; !hold(file);) {
    const pid = holderOf(file);
    if (pid !== 0 && pid !== said)
      console.info(`Waiting for process ${pid}, which installs or builds here …`);
    said = pid;
    await setTimeout(100);
  }
  held.add(file);
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * Ends this process with one sentence.
 * @param {string} message
 * @returns {never}
 */
function refuse(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Installs the locked dependencies.
 * @param {string} title
 * @param {string} [folder] another one with a lockfile of its own
 */
export function installPackages(title, folder = '.') {
  const modules = join(folder, 'node_modules');
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder that the link leads to.
    const found = existsSync(modules) ? realpathSync(modules) : readlinkSync(modules);
    refuse(
      `The packages in ${modules} are not those of ${join(folder, LOCKFILE)}, and nothing is installed through a link: run npm ci where it leads (${found}), or remove the link`,
    );
  }
  return step(
    title,
    'npm',
    ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error', '--prefix', folder],
    // NODE_ENV=production would leave out what the build needs.
    { NODE_ENV: '' },
  );
}

/** Reads `.env`, if there is one. What the environment says itself counts. */
export function loadEnvFile() {
  try {
    process.loadEnvFile('.env');
  } catch {}
}

/** Installs the locked dependencies when the lockfile is newer than what is installed. */
export async function install() {
  const isInstalled = () => existsSync(INSTALLED) && modified(INSTALLED) >= modified(LOCKFILE);
  if (isInstalled()) return;
  await inTurn('installing', async () => {
    if (!isInstalled()) await installPackages('Installing packages');
  });
}

/**
 * Ends this process with a sentence if the development packages are not installed, as after
 * `npm ci --omit=dev`.
 * @param {string} what needs them
 */
export function needDevelopmentPackages(what) {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const missing = Object.keys(devDependencies).some((name) => !existsSync(`node_modules/${name}`));
  if (!missing) return;
  refuse(
    `${what} needs the development packages, which are not installed here: npm ci --include=dev installs them`,
  );
}
