import { errorCode } from '../../lib/errorCode.ts';
import { linkIfPossible, type StoreFs } from '../StoreFs.ts';
import type { Entry, Places } from './journal.ts';

/** A file is not as its entry expects. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly path: string;

  constructor({ path }: Pick<Entry, 'path'>) {
    super(`${path} is not as expected`);
    this.path = path;
  }
}

/** Whether an entry only checks that the file is as expected. */
export const isCheck = ({ expected, next }: Pick<Entry, 'expected' | 'next'>) => expected === next;

/** Whether a file has this content; null: there is no file. A folder in its place is neither. */
export function isAs(fs: StoreFs, path: string, revision: string | null): boolean {
  try {
    return fs.revision(path) === revision;
  } catch (error) {
    if (errorCode(error) === 'EISDIR') return false;
    throw error;
  }
}

/** Creates, replaces or deletes a file if it is as expected. Throws a Mismatch otherwise. */
export function applyEntry(fs: StoreFs, places: Places, entry: Entry): void {
  if (isCheck(entry)) {
    if (!isAs(fs, places.file(entry), entry.expected)) throw new Mismatch(entry);
  } else if (entry.expected === null) createFile(fs, places, entry);
  else if (entry.next === null) deleteFile(fs, places, entry);
  else replaceFile(fs, places, entry);
}

/** A link fails if the name is taken: no other file can be overwritten. */
function createFile(fs: StoreFs, places: Places, entry: Entry): void {
  const [fresh, file] = [places.fresh(entry), places.file(entry)];
  try {
    if (linkIfPossible(fs, fresh, file)) return;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw new Mismatch(entry);
    throw error;
  }
  if (fs.hasName(file)) throw new Mismatch(entry);
  fs.rename(fresh, file);
}

/** A rename takes away whatever has the name, so that it can be checked afterwards. */
function deleteFile(fs: StoreFs, places: Places, entry: Entry): void {
  const [old, file] = [places.old(entry), places.file(entry)];
  if (!isAs(fs, file, entry.expected)) throw new Mismatch(entry);
  try {
    fs.rename(file, old);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new Mismatch(entry);
    throw error;
  }
  if (!isAs(fs, old, entry.expected)) throw new Mismatch(entry);
}

/**
 * The replaced file stays reachable through a second name. A program that has it open may still
 * write to it, which is noticed right after the rename, and again before the transaction ends.
 */
function replaceFile(fs: StoreFs, places: Places, entry: Entry): void {
  const [old, file] = [places.old(entry), places.file(entry)];
  // Left by a process that died between the link and the rename.
  fs.remove(old);
  const id = keepOld(fs, file, old);
  if (id === undefined || !isAs(fs, old, entry.expected)) throw new Mismatch(entry);
  if (!fs.replace(places.fresh(entry), file, id)) throw new Mismatch(entry);
  if (!isAs(fs, old, entry.expected)) throw new Mismatch(entry);
}

/** Returns the file's id; undefined if there is no file. */
function keepOld(fs: StoreFs, file: string, old: string): string | undefined {
  try {
    if (linkIfPossible(fs, file, old)) return fs.info(old)?.id;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  // Without hard links a copy serves to undo; later writes to the replaced file are not noticed.
  const id = fs.info(file)?.id;
  const bytes = fs.read(file);
  if (id === undefined || bytes === null) return undefined;
  fs.note(old, bytes);
  return id;
}

/**
 * Restores a file as it was before its entry was applied, if it was; may run again after a crash.
 * A file that another program has changed since is left alone: that change is the newest. What the
 * transaction holds of the file then stays under its temporary name, from where it is kept.
 */
export function undoEntry(fs: StoreFs, places: Places, entry: Entry): void {
  if (isCheck(entry)) return;
  if (entry.expected === null) undoCreation(fs, places, entry);
  else if (entry.next === null) undoDeletion(fs, places, entry);
  else undoReplacement(fs, places, entry);
}

/** Takes the new file away before it looks at it, because another may have the name by then. */
function undoCreation(fs: StoreFs, places: Places, entry: Entry): void {
  const [file, undone] = [places.file(entry), places.undone(entry)];
  const fresh = fs.info(places.fresh(entry));
  const isOurs = (path: string) => {
    const info = fs.info(path);
    // Without hard links the new file was renamed, and is gone.
    if (info === null || (fresh !== null && fresh.id !== info.id)) return false;
    return isAs(fs, path, entry.next);
  };
  if (isOurs(file)) unlessGone(() => fs.rename(file, undone));
  if (fs.info(undone) !== null && !isOurs(undone)) giveBack(fs, undone, file);
}

function undoDeletion(fs: StoreFs, places: Places, entry: Entry): void {
  const [old, file] = [places.old(entry), places.file(entry)];
  if (!fs.hasName(old) || fs.hasName(file)) return;
  unlessTaken(() => fs.makeFolder(places.folderOf(entry)));
  giveBack(fs, old, file);
}

function undoReplacement(fs: StoreFs, places: Places, entry: Entry): void {
  const [old, file] = [places.old(entry), places.file(entry)];
  if (fs.info(places.fresh(entry)) !== null || fs.info(old) === null) return;
  const info = fs.info(file);
  if (info === null || !isAs(fs, file, entry.next)) return;
  const undone = places.undone(entry);
  fs.remove(undone);
  unlessGone(() => linkIfPossible(fs, file, undone));
  fs.replace(old, file, info.id);
}

/** Gives a file its name again, unless another has it. A link cannot overwrite the other. */
function giveBack(fs: StoreFs, held: string, file: string): void {
  unlessTaken(() =>
    unlessGone(() => {
      if (linkIfPossible(fs, held, file)) fs.remove(held);
      else if (!fs.hasName(file)) fs.rename(held, file);
    }),
  );
}

/** The name, or that of one of its folders, may be taken since it was looked at. */
const unlessTaken = (work: () => unknown) => unless(['EEXIST', 'ENOTDIR', 'ENOTEMPTY'], work);

/** The file or its folder may be gone since it was looked at. */
const unlessGone = (work: () => unknown) => unless(['ENOENT'], work);

function unless(codes: readonly string[], work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!codes.includes(errorCode(error) ?? '')) throw error;
  }
}
