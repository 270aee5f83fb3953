import { dirname, join } from 'node:path';
import type { StoreFs } from '../StoreFs.ts';
import { applyEntry, isCheck, Mismatch, undoEntry } from './entries.ts';
import { enterPhase, type Entry, type Places } from './journal.ts';
import type { Prepared } from './prepare.ts';

/**
 * Applies all entries or none. The caller holds the folder's lock, so other stores wait; no other
 * code of this process runs between the first check and the last rename. `onApplied` is called when
 * the files have changed, before that is certain to survive a power failure.
 */
export async function run(fs: StoreFs, prepared: Prepared, onApplied: () => void): Promise<void> {
  const { transaction, places } = prepared;
  const { entries } = transaction;
  const isMany = entries.filter((entry) => !isCheck(entry)).length > 1;
  // Of several files the journal must be on the disk before the first one changes.
  if (isMany) {
    const beside = entries.filter(({ isBeside }) => isBeside).map(places.folderOf);
    await flushAll(fs, [...beside, places.folder, places.store]);
  }
  enterPhase(fs, places, 'prepared', 'committing');
  if (isMany) await fs.flush(places.folder);
  try {
    for (const entry of entries) {
      // Another commit may have removed it as empty.
      if (entry.next !== null && !isCheck(entry)) fs.makeFolder(places.folderOf(entry));
      applyEntry(fs, places, entry);
    }
    onApplied();
    await flushChanged(fs, prepared);
    for (const entry of entries) {
      if (lateRevision(fs, places, entry) !== null) throw new Mismatch(entry);
    }
    enterPhase(fs, places, 'committing', 'done');
  } catch (error) {
    await undo(fs, prepared, error);
    throw error;
  }
  removeFresh(fs, prepared);
  removeEmptied(fs, prepared);
}

/** A commit failed, and so did undoing it; the next start of a store tries again. */
export class UndoFailed extends Error {
  override readonly name = 'UndoFailed';
}

async function undo(fs: StoreFs, prepared: Prepared, reason: unknown): Promise<void> {
  try {
    enterPhase(fs, prepared.places, 'committing', 'undoing');
    undoAll(fs, prepared);
  } catch (error) {
    throw new UndoFailed(`${error}, after ${reason}`, { cause: reason });
  }
  try {
    await flushChanged(fs, prepared);
    // Only what was replaced is left, and this process removes it without the lock. Meanwhile
    // another must not undo it again: a file may have the same new content from another commit.
    enterPhase(fs, prepared.places, 'undoing', 'done');
  } catch {
    // The files are as before for every reader; a disk that fails now has been reported already.
  }
}

/** Undoes what was applied of a transaction. */
export function undoAll(fs: StoreFs, { transaction, places }: Prepared): void {
  for (const entry of transaction.entries.toReversed()) undoEntry(fs, places, entry);
}

/** Revision of what another program wrote to a replaced file since; null if nothing. */
function lateRevision(fs: StoreFs, places: Places, entry: Entry): string | null {
  if (isCheck(entry) || entry.expected === null) return null;
  const revision = fs.revision(places.old(entry));
  return revision === entry.expected ? null : revision;
}

/** Writes the folders of all changed files to the disk, and those above new folders. */
export async function flushChanged(fs: StoreFs, { transaction, places }: Prepared): Promise<void> {
  const changed = transaction.entries.filter((entry) => !isCheck(entry)).map(places.folderOf);
  const above = transaction.folders.map((folder) => dirname(join(places.root, folder)));
  await flushAll(fs, [...changed, ...above]);
}

async function flushAll(fs: StoreFs, folders: readonly string[]): Promise<void> {
  await Promise.all([...new Set(folders)].map((folder) => fs.flush(folder)));
}

/** A created file has a second name until here, which shows whose it is. */
function removeFresh(fs: StoreFs, { transaction, places }: Prepared): void {
  for (const entry of transaction.entries) {
    if (entry.expected === null && entry.next !== null) fs.remove(places.fresh(entry));
  }
}

/** Removes folders that deletions have emptied, except the top ones. */
export function removeEmptied(fs: StoreFs, { transaction, places }: Prepared): void {
  for (const { name, next } of transaction.entries) {
    if (next !== null) continue;
    for (let folder = dirname(name); folder.includes('/'); folder = dirname(folder)) {
      if (!fs.removeEmptyFolder(join(places.root, folder))) break;
    }
  }
}
