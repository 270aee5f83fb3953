import { cp, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What is installed and built, with the packages for production only. */
export interface ProductionFolder {
  readonly root: string;
  /** Names of the packages that are installed. */
  readonly packages: readonly string[];
  remove(): Promise<void>;
}

const LOCKFILE = 'package-lock.json';
const BUILT = ['dist/client', 'dist/editor', 'dist/server', 'dist/.built'];

/** What this project consists of where it is built. */
const PROJECT = [
  'src',
  'slices',
  'customtypes',
  'packages',
  'public',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'prismicio-types.d.ts',
  'slicemachine.config.json',
  'package.json',
  LOCKFILE,
].concat(BUILT);

/**
 * Everything else is linked. Modules would find the packages of this project through a link, and an export
 * copies what is built for browsers.
 */
const COPIED = new Set(['scripts', 'dist/server', 'dist/client', 'dist/.built']);

/** This project after `npm prune --omit=dev`, with what is built so far. */
export const createProductionFolder = (): Promise<ProductionFolder> => createFolder(PROJECT);

/** What the container of the Dockerfile has. */
export async function createContainerFolder(): Promise<ProductionFolder> {
  const dockerfile = await readFile('Dockerfile', 'utf8');
  const copied = dockerfile.matchAll(/^COPY --from=build .*?\/site\/(\S+) /gm);
  const names = [...copied].flatMap(([, name = '']) => (name === 'dist' ? BUILT : [name]));
  return createFolder(names.filter((name) => name !== 'node_modules'));
}

async function createFolder(names: readonly string[]): Promise<ProductionFolder> {
  const root = await mkdtemp(join(tmpdir(), 'production-'));
  const packages = await packagesOfProduction();
  const modules = packages.map((name) => `node_modules/${name}`);
  for (const name of [...modules, ...names].filter((path) => existsSync(path))) {
    const to = join(root, name);
    await mkdir(dirname(to), { recursive: true });
    if (COPIED.has(name) || name.endsWith('.json')) {
      await cp(name, to, { recursive: true, preserveTimestamps: true });
    } else await symlink(resolve(name), to);
  }
  // npm writes both again as they are, so the lockfile is newer than what was built before.
  const installed = join(root, 'node_modules/.package-lock.json');
  await writeFile(installed, '{}');
  const now = new Date();
  for (const file of [join(root, LOCKFILE), installed].filter((path) => existsSync(path))) {
    await utimes(file, now, now);
  }
  return { root, packages, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Names of the packages that npm installs without those for development, as the lockfile has them. */
async function packagesOfProduction(): Promise<string[]> {
  // Cast: written by npm.
  const lock = JSON.parse(await readFile(LOCKFILE, 'utf8')) as {
    packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  return Object.entries(lock.packages).flatMap(([path, { dev }]) => {
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    return name !== undefined && !dev && existsSync(path) ? [name] : [];
  });
}
