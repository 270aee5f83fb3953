import { cp, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** This project as `npm ci --omit=dev` or `npm prune --omit=dev` leaves it. */
export interface ProductionFolder {
  readonly root: string;
  /** Names of the packages that are installed. */
  readonly packages: readonly string[];
  remove(): Promise<void>;
}

/** Sources are linked, and so is what is built for browsers: nothing in them looks for packages. */
const LINKED = [
  'src',
  'slices',
  'customtypes',
  'packages',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'prismicio-types.d.ts',
  'slicemachine.config.json',
  'dist/client',
  'dist/editor',
];
/** Modules of linked folders would find the packages of this project. */
const COPIED = ['scripts', 'package.json', 'package-lock.json', 'dist/server', 'dist/.built'];

/** Makes one, with what is built so far; packages are linked one by one. */
export async function createProductionFolder(): Promise<ProductionFolder> {
  const root = await mkdtemp(join(tmpdir(), 'production-'));
  // Cast: written by npm.
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  const packages = Object.entries(lock.packages).flatMap(([path, { dev }]) => {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    return name !== undefined && !dev && existsSync(path) ? [name] : [];
  });
  const link = async (path: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await symlink(resolve(path), join(root, path));
  };
  await Promise.all(packages.map((name) => link(`node_modules/${name}`)));
  await Promise.all(LINKED.filter(existsSync).map(link));
  for (const path of COPIED.filter(existsSync)) {
    await cp(path, join(root, path), { recursive: true, preserveTimestamps: true });
  }
  // npm writes both again as they are, so the lockfile is newer than what was built before.
  const now = new Date();
  await utimes(join(root, 'package-lock.json'), now, now);
  await writeFile(join(root, 'node_modules/.package-lock.json'), '{}');
  return { root, packages, remove: () => rm(root, { recursive: true, force: true }) };
}
