import { linkIfPossible, type StoreFs } from '../StoreFs.ts';
import { isCheck } from './applyEntry.ts';
import type { Entry, Places } from './Transaction.ts';

/**
 * Restores a file as it was before its entry was applied, if it was; may run again after a crash.
 * A file that another program has changed since is left alone: that change is the newest.
 */
export function undoEntry(fs: StoreFs, places: Places, entry: Entry): void {
  if (isCheck(entry)) return;
  if (entry.expected === null) undoCreation(fs, places, entry);
  else if (entry.next === null) undoDeletion(fs, places, entry);
  else undoReplacement(fs, places, entry);
}

function undoCreation(fs: StoreFs, places: Places, entry: Entry): void {
  const file = places.file(entry);
  const fresh = fs.info(places.fresh(entry));
  // Without hard links the new file was renamed, and is gone.
  const isOurs = fresh === null || fresh.id === fs.info(file)?.id;
  if (isOurs && fs.revision(file) === entry.next) fs.remove(file);
}

function undoDeletion(fs: StoreFs, places: Places, entry: Entry): void {
  const [old, file] = [places.old(entry), places.file(entry)];
  if (fs.info(old) === null || fs.hasName(file)) return;
  fs.makeFolder(places.folderOf(entry));
  if (linkIfPossible(fs, old, file)) fs.remove(old);
  else fs.rename(old, file);
}

function undoReplacement(fs: StoreFs, places: Places, entry: Entry): void {
  const [old, file] = [places.old(entry), places.file(entry)];
  if (fs.info(places.fresh(entry)) !== null || fs.info(old) === null) return;
  const info = fs.info(file);
  if (info === null || fs.revision(file) !== entry.next) return;
  const undone = places.undone(entry);
  fs.remove(undone);
  linkIfPossible(fs, file, undone);
  fs.replace(old, file, info.id);
}
