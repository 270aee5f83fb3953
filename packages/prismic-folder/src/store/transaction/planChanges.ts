import { join } from 'node:path';
import { AuthoringError } from '../AuthoringError.ts';
import { digest } from '../../lib/digest.ts';
import { hasHistory, locate } from '../checkPath.ts';
import { notAFile } from '../storageError.ts';
import type { FileInfo, StoreFs } from '../StoreFs.ts';
import type { FileChange } from '../types.ts';
import { isCheck, Mismatch } from './entries.ts';
import type { Entry } from './journal.ts';

/** A change that may be made as far as one can see now. */
export interface Planned {
  readonly entry: Omit<Entry, 'isBeside'>;
  readonly content: FileChange['content'];
  /** The file to replace or delete; its bytes if they go to the history. */
  readonly before: { readonly info: FileInfo; readonly bytes: Uint8Array | null } | null;
}

/**
 * Checks changes against the folder before anything is written. New files come first and deletions
 * last, so that a document that moves is never missing.
 */
export function planChanges(
  fs: StoreFs,
  root: string,
  changes: readonly FileChange[],
): readonly Planned[] {
  const planned = changes.map((change) => plan(fs, root, change));
  const names = new Set<string>();
  for (const { entry } of planned) {
    if (names.has(entry.name)) throw twice(entry.path);
    names.add(entry.name);
  }
  const select = (test: (entry: Planned['entry']) => boolean) =>
    planned.flatMap(({ entry }) => (test(entry) ? [entry.name] : []));
  const first = checkCase(fs, root, {
    created: select(({ expected, next }) => expected === null && next !== null),
    deleted: select(({ expected, next }) => expected !== null && next === null),
  });
  const rank = ({ entry }: Planned) => {
    if (entry.next !== null) return 1;
    return first.has(entry.name) ? 0 : 2;
  };
  return planned.toSorted((one, other) => rank(one) - rank(other));
}

function plan(fs: StoreFs, root: string, { path, content, expected }: FileChange): Planned {
  const { real, name } = locate(fs, root, path);
  const next = content instanceof Uint8Array ? digest(content) : (content?.revision ?? null);
  const entry = { path, name, expected, next };
  const info = fs.info(real);
  if (info !== null && info.kind !== 'file') throw notAFile(path, info.kind);
  if (info === null) {
    if (expected !== null) throw new Mismatch(entry);
    return { entry, content, before: null };
  }
  const bytes = hasHistory(path) ? fs.read(real) : null;
  const revision = bytes === null ? fs.revision(real) : digest(bytes);
  if (revision !== expected) throw new Mismatch(entry);
  if (!isCheck(entry) && fs.isProtected(real)) throw protectedFile(path);
  return { entry, content, before: { info, bytes } };
}

const protectedFile = (path: string) =>
  new AuthoringError(
    'storage',
    `${path} is write-protected for this user. Change the permissions of the file and try again`,
    { at: path },
  );

const twice = (path: string) =>
  new AuthoringError('invalid', `${path} is changed twice in one commit`, { at: path });

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
function checkCase(fs: StoreFs, root: string, { created, deleted }: Names): Set<string> {
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
