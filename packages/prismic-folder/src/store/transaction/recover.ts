import { join } from 'node:path';
import { AuthoringError } from '../AuthoringError.ts';
import { LOCK_NAME, stateOf } from '../folderLock.ts';
import { locate } from '../checkPath.ts';
import type { StoreFs } from '../StoreFs.ts';
import { applyEntry, isAs, isCheck, Mismatch } from './entries.ts';
import { heldVersions } from './settling.ts';
import { enterPhase, type Phase, readJournal } from './journal.ts';
import { discard, type Prepared } from './prepare.ts';
import { flushChanged, removeEmptied, undoAll } from './run.ts';

/** End of the names of files that name a living process. */
export const OWNER_END = '.owner';

/** A file of a process that wrote to the history, named like its other temporary files. */
const TEMPORARY = /^\d+-.*-upload-\d+$/;

/** A transaction of a process elsewhere that is older belongs to none that is alive. */
const UNKNOWN_OWNER_MS = 60 * 60_000;

/** Receives the bytes that recovery found in the place of a file: replaced versions. */
export type Keep = (path: string, bytes: Uint8Array) => void;

/**
 * Completes or undoes what dead processes left in `.store`, and removes their files. The caller
 * holds the folder's lock: no living process is between the first and the last rename then.
 */
export async function recover(fs: StoreFs, root: string, keep: Keep): Promise<void> {
  const store = join(root, '.store');
  const history = join(root, '.history');
  for (const name of fs.list(history)) {
    if (!TEMPORARY.test(name)) continue;
    if (isAbandoned(fs, join(history, name), name)) fs.remove(join(history, name));
  }
  for (const name of fs.list(store)) {
    if (name === LOCK_NAME || name.startsWith('.')) continue;
    if (name.startsWith(`${LOCK_NAME}-`) || name.endsWith(OWNER_END)) {
      // Both contain the identity of their process; one that died early left an empty file.
      const owner = Buffer.from(fs.read(join(store, name)) ?? []).toString('utf8') || name;
      if (isAbandoned(fs, join(store, name), owner)) fs.remove(join(store, name));
      continue;
    }
    const found = readJournal(fs, root, name);
    const isHalfDone = found?.phase === 'committing' || found?.phase === 'undoing';
    if (!isHalfDone && !isAbandoned(fs, join(store, name), name)) continue;
    if (found !== null && isOfThisFolder(fs, root, found)) await finish(fs, found, keep);
    else fs.removeAll(join(store, name));
  }
}

async function finish(
  fs: StoreFs,
  { phase, ...prepared }: Prepared & { phase: Phase },
  keep: Keep,
): Promise<void> {
  const { places } = prepared;
  if (phase === 'committing' && !complete(fs, prepared)) {
    enterPhase(fs, places, 'committing', 'undoing');
    undoAll(fs, prepared);
  }
  if (phase === 'undoing') undoAll(fs, prepared);
  await flushChanged(fs, prepared);
  // Before that no other program could reach a new file, which may be half written.
  const held = phase === 'prepared' ? [] : heldVersions(fs, prepared);
  for (const { path, place } of held) {
    const bytes = fs.read(place);
    if (bytes !== null) keep(path, bytes);
  }
  discard(fs, prepared);
  removeEmptied(fs, prepared);
}

/** Applies the rest; false if a file was changed by another program since. */
function complete(fs: StoreFs, { transaction, places }: Prepared): boolean {
  const open = transaction.entries.filter(
    (entry) => !isCheck(entry) && !isAs(fs, places.file(entry), entry.next),
  );
  const isPossible = open.every(
    (entry) =>
      isAs(fs, places.file(entry), entry.expected) &&
      (entry.next === null || isAs(fs, places.fresh(entry), entry.next)),
  );
  if (!isPossible) return false;
  try {
    for (const entry of open) {
      fs.makeFolder(places.folderOf(entry));
      applyEntry(fs, places, entry);
    }
    return true;
  } catch (error) {
    if (error instanceof Mismatch) return false;
    throw error;
  }
}

/** A journal that came with the folder must not reach other files than a commit may. */
function isOfThisFolder(fs: StoreFs, root: string, { transaction }: Prepared): boolean {
  const { entries, folders } = transaction;
  try {
    return (
      entries.every(({ path, name }) => locate(fs, root, path).name === name) &&
      folders.every((folder) => entries.some(({ name }) => name.startsWith(`${folder}/`)))
    );
  } catch (error) {
    if (error instanceof AuthoringError) return false;
    throw error;
  }
}

function isAbandoned(fs: StoreFs, path: string, identity: string): boolean {
  const state = stateOf(identity);
  if (state !== 'unknown') return state === 'dead';
  const info = fs.info(path);
  return info === null || Date.now() - info.changedAt > UNKNOWN_OWNER_MS;
}
