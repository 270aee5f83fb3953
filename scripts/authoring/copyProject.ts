import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';

/** Folders that are not copied: what is generated or downloaded. */
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', '.cache', '.beside', 'test-results']);

/** A copy of this project that a test or a measurement may change as it likes. */
export interface ProjectCopy {
  readonly root: string;
  readonly remove: () => Promise<void>;
}

/**
 * Copies this project into a temporary folder. Its packages are linked one by one, so that what
 * Vite caches among them is the copy's own. So is the adapter, which is built.
 */
export async function copyProject({ withTests = false } = {}): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  const source = resolve('.');
  await cp(source, root, {
    recursive: true,
    // Time stamps decide whether packages and builds are up to date.
    preserveTimestamps: true,
    filter: (path) =>
      !path
        .slice(source.length)
        .split(sep)
        .some((part) => LEFT_OUT.has(part) || (part === 'tests' && !withTests)),
  });
  await linkPackages(source, root);
  const build = ['scripts/run.mjs', 'scripts/buildPackages.mjs', 'adapter-react'];
  await promisify(execFile)(process.execPath, build, { cwd: root });
  return { root, remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }) };
}

async function linkPackages(source: string, root: string): Promise<void> {
  const link = async (name: string) =>
    symlink(join(source, 'node_modules', name), join(root, 'node_modules', name));
  const names = await readdir(join(source, 'node_modules'));
  await mkdir(join(root, 'node_modules/@slicemachine'), { recursive: true });
  const scoped = await readdir(join(source, 'node_modules/@slicemachine'));
  await Promise.all([
    ...names.filter((name) => name !== '@slicemachine' && !name.startsWith('.vite')).map(link),
    ...scoped
      .filter((name) => name !== 'adapter-react')
      .map((name) => link(`@slicemachine/${name}`)),
    symlink(
      join(root, 'packages/adapter-react'),
      join(root, 'node_modules/@slicemachine/adapter-react'),
    ),
  ]);
}
