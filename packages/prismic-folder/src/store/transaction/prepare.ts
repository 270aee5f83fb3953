import { dirname, join } from 'node:path';
import { errorCode } from '../../lib/errorCode.ts';
import { type FileInfo, linkIfPossible, type StoreFs } from '../StoreFs.ts';
import type { TemporaryFile } from '../types.ts';
import { isCheck } from './entries.ts';
import { type Entry, type Places, placesOf, type Transaction, writeJournal } from './journal.ts';
import type { Planned } from './planChanges.ts';

/** A transaction whose new files are on the disk, under temporary names. */
export interface Prepared {
  readonly transaction: Transaction;
  readonly places: Places;
}

/** Node writes files in four threads; more files at once only cost memory. */
const AT_ONCE = 8;

/** Writes the journal, missing folders and the new files. Removes all of it if that fails. */
export async function prepare(
  fs: StoreFs,
  root: string,
  id: string,
  planned: readonly Planned[],
  /** Folders that a rename from `.store` cannot reach although the device is the same. */
  unreachable: ReadonlySet<string>,
): Promise<Prepared> {
  const device = fs.info(join(root, '.store'))?.device;
  const folders = new Set<string>();
  const isBeside = new Map<string, boolean>();
  const entries = planned.map(({ entry }): Entry => {
    const folder = dirname(entry.name);
    if (!isBeside.has(folder)) {
      const { existing, missing } = missingFolders(fs, root, folder);
      if (entry.next !== null) for (const one of missing) folders.add(one);
      const isElsewhere = fs.info(join(root, existing))?.device !== device;
      isBeside.set(folder, isElsewhere || unreachable.has(folder));
    }
    return { ...entry, isBeside: isBeside.get(folder) ?? false };
  });
  const transaction = { id, entries, folders: [...folders] };
  const places = placesOf(root, transaction);
  const prepared = { transaction, places };
  try {
    writeJournal(fs, places, transaction);
    for (const folder of folders) fs.makeFolder(join(root, folder));
    const queue = entries.map((entry, at) => ({ entry, planned: planned[at] })).values();
    const work = async () => {
      for (const { entry, planned } of queue) {
        if (planned?.content == null || isCheck(entry)) continue;
        await writeFresh(fs, places.fresh(entry), planned.content, planned.before?.info ?? null);
      }
    };
    const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  } catch (error) {
    discard(fs, prepared);
    throw error;
  }
  return prepared;
}

/** A temporary file stays for another attempt, in case this one fails. */
async function writeFresh(
  fs: StoreFs,
  fresh: string,
  content: Uint8Array | TemporaryFile,
  like: FileInfo | null,
): Promise<void> {
  if (content instanceof Uint8Array) {
    await fs.create(fresh, content, like);
    return;
  }
  if (!linkIfReachable(fs, content.temporary, fresh)) await fs.copy(content.temporary, fresh);
  await fs.adopt(fresh, like);
}

function linkIfReachable(fs: StoreFs, from: string, to: string): boolean {
  try {
    return linkIfPossible(fs, from, to);
  } catch (error) {
    if (errorCode(error) === 'EXDEV') return false;
    throw error;
  }
}

/** Removes all temporary files of a transaction, and the folders it created if they are empty. */
export function discard(fs: StoreFs, { transaction, places }: Prepared): void {
  for (const entry of transaction.entries) {
    if (!entry.isBeside) continue;
    fs.remove(places.fresh(entry));
    fs.remove(places.old(entry));
    fs.remove(places.undone(entry));
  }
  for (const folder of transaction.folders.toReversed()) {
    fs.removeEmptyFolder(join(places.root, folder));
  }
  fs.removeAll(places.folder);
}

/** The nearest folder that exists, and those to create, the outermost first. */
function missingFolders(fs: StoreFs, root: string, folder: string) {
  const missing: string[] = [];
  let existing = folder;
  while (existing !== '.' && fs.info(join(root, existing)) === null) {
    missing.unshift(existing);
    existing = dirname(existing);
  }
  return { existing, missing };
}
