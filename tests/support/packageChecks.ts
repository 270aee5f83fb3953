import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Checks a packed package with publint and "are the types wrong"; rejects with what they found. */
export async function checkTarball(tarball: string): Promise<void> {
  const run = (tool: string, ...args: string[]) =>
    exec(process.execPath, [resolve('node_modules', tool), tarball, ...args]).catch(
      (error: { readonly stdout?: string; readonly stderr?: string }) => {
        throw new Error(`${tool}:\n${error.stdout}${error.stderr}`);
      },
    );
  await run('publint/src/cli.js', '--strict');
  // ES modules only: require() loads them in every version of Node the packages allow.
  await run('@arethetypeswrong/cli/dist/index.js', '--profile', 'esm-only', '--no-color');
}

/** Paths in a tarball, from the package's folder. */
export async function filesOf(tarball: string): Promise<string[]> {
  const { stdout } = await exec('tar', ['-tzf', tarball]);
  return stdout
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, ''));
}
