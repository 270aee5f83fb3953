// What has to be there before anything else can run. Plain JavaScript without dependencies: it
// runs on a fresh clone.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const MIN = [20, 19];
const LOCKFILE = 'package-lock.json';
/** npm writes this file at the end of every install. */
const INSTALLED = 'node_modules/.package-lock.json';

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MIN[0] || (major === MIN[0] && minor >= MIN[1])) return;
  console.error(`Node ${MIN.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs a command in the foreground; ends this process with its status if it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the locked dependencies when the lockfile is newer than what is installed. */
export function install() {
  checkNode();
  const current =
    existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCKFILE).mtimeMs;
  // NODE_ENV=production would leave out what the build needs.
  if (!current) run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], { NODE_ENV: '' });
}
