import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { existsSync } from 'node:fs';

const exec = promisify(execFile);

interface Manifest {
  readonly name: string;
  readonly bin?: string | Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

export interface ForeignProjectOptions {
  /** Folder of the package below `packages/`, which is packed and installed; vitest has built it. */
  readonly package: string;
  /** The name the project installs it by, where that is an alias. */
  readonly installedAs?: string;
  /** Files of the project, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** What the project itself installs besides the package and its peer dependencies. */
  readonly dependencies?: readonly string[];
}

export interface ForeignProject {
  readonly root: string;
  /** The tarball, for tools that check it. */
  readonly tarball: string;
  /** Runs Node in the project; rejects with `stdout` and `stderr` if it fails. */
  readonly node: (
    args: readonly string[],
    env?: Record<string, string>,
  ) => Promise<{ stdout: string; stderr: string }>;
  readonly remove: () => Promise<void>;
}

/**
 * A project outside this one that has installed a package from its tarball, without a registry:
 * each package gets, as links, what it declares and nothing else, so an undeclared dependency is
 * missing there as it would be for a user.
 */
export async function createForeignProject(
  options: ForeignProjectOptions,
): Promise<ForeignProject> {
  const source = resolve('packages', options.package);
  const root = await mkdtemp(join(tmpdir(), 'foreign-project-'));
  await exec('npm', ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', root], {
    cwd: source,
  });
  const packed = (await readdir(root)).find((name) => name.endsWith('.tgz'));
  if (packed === undefined) throw new Error(`npm pack left no tarball of ${options.package}`);
  const tarball = join(root, packed);

  // Cast: npm has read the manifest before.
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest;
  const installed = join(root, 'node_modules', options.installedAs ?? manifest.name);
  await mkdir(installed, { recursive: true });
  await exec('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    await link(join(installed, 'node_modules'), name);
  }
  const peers = Object.keys(manifest.peerDependencies ?? {});
  for (const name of [...peers, ...(options.dependencies ?? [])]) {
    await link(join(root, 'node_modules'), name);
  }
  await linkCommands(join(root, 'node_modules'), installed, manifest);
  for (const [path, text] of Object.entries(options.files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return {
    root,
    tarball,
    node: (args, env = {}) =>
      exec(process.execPath, args, { cwd: root, env: { ...process.env, ...env } }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function link(folder: string, name: string): Promise<void> {
  const at = join(folder, name);
  await mkdir(dirname(at), { recursive: true });
  // One of this repository's as it is built.
  const own = resolve('packages', name);
  await symlink(existsSync(own) ? own : resolve('node_modules', name), at, 'dir').catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    },
  );
}

/** Links the package's commands where `npx` and scripts of the project find them. */
async function linkCommands(
  modules: string,
  installed: string,
  { name, bin = {} }: Manifest,
): Promise<void> {
  const commands = typeof bin === 'string' ? { [name]: bin } : bin;
  await mkdir(join(modules, '.bin'), { recursive: true });
  for (const [command, file] of Object.entries(commands)) {
    await chmod(join(installed, file), 0o755);
    await symlink(join(installed, file), join(modules, '.bin', command));
  }
}
