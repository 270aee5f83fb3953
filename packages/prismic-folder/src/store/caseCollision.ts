import { join } from 'node:path';
import { AuthoringError } from '../authoring/AuthoringError.ts';
import type { StoreFs } from './StoreFs.ts';

/** What a commit creates and deletes: paths relative to the content folder. */
interface Names {
  readonly created: readonly string[];
  readonly deleted: readonly string[];
}

/** How file systems that ignore case compare names. */
const fold = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * Refuses a new name that differs from an existing one only in case: on macOS and Windows the two
 * would be one file. Returns the deleted files whose names are taken again in other letters; they
 * must be deleted first.
 */
export function checkCase(fs: StoreFs, root: string, { created, deleted }: Names): Set<string> {
  const known = new Map<string, string>();
  const first = new Set<string>();
  const listed = new Map<string, string[]>();
  const list = (folder: string) => {
    const names = listed.get(folder) ?? fs.list(join(root, folder));
    listed.set(folder, names);
    return names;
  };
  for (const path of created) {
    for (const [folder, name] of levels(path)) {
      const full = join(folder, name);
      const other = known.get(fold(full)) ?? full;
      if (other !== full) throw collision(path, other);
      known.set(fold(full), full);
      const names = list(folder);
      if (names.includes(name)) continue;
      const similar = names.find((one) => fold(one) === fold(name));
      if (similar === undefined) continue;
      const existing = [folder, similar].filter(Boolean).join('/');
      if (!deleted.includes(existing)) throw collision(path, existing);
      first.add(existing);
    }
  }
  return first;
}

/** Each part of a path with the folder it is in. */
function levels(path: string): [folder: string, name: string][] {
  const parts = path.split('/');
  return parts.map((name, at) => [parts.slice(0, at).join('/'), name]);
}

function collision(path: string, existing: string): AuthoringError {
  return new AuthoringError(
    'exists',
    `${path} cannot be created: ${existing} differs only in case, and some systems take both for one file`,
    { at: path },
  );
}
