import { errorCode } from '../../folder/errorCode.ts';
import { linkIfPossible, type StoreFs } from '../StoreFs.ts';
import { isAs, isCheck } from './applyEntry.ts';
import type { Entry, Places } from './Transaction.ts';

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
