import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { exists, isRecord, readJson } from '../files/readJson.ts';

/**
 * The first file with such a name, anywhere in the folder of the sources or beside `package.json`, relative to the
 * project: what `init` would write may exist at another path, or in the other language.
 */
export async function findInProject(
  root: string,
  src: string,
  name: RegExp,
): Promise<string | undefined> {
  const inside = src
    ? await readdir(join(root, src), { withFileTypes: true, recursive: true })
    : [];
  const beside = await readdir(root, { withFileTypes: true });
  const found = [...inside, ...beside].find((entry) => entry.isFile() && name.test(entry.name));
  return found && relative(root, join(found.parentPath, found.name)).replaceAll('\\', '/');
}

/** Of some packages those that the project does not list. */
export async function missingDependencies(
  root: string,
  wanted: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const manifest = (await exists(root, 'package.json')) ? await readJson(root, 'package.json') : {};
  const listed = (key: string) =>
    isRecord(manifest) && isRecord(manifest[key]) ? manifest[key] : {};
  const own = { ...listed('devDependencies'), ...listed('dependencies') };
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !Object.hasOwn(own, name)));
}
