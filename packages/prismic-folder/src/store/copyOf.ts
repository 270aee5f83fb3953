import { constants } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storageError } from './storageError.ts';
import { type FolderStore, RevisionError, type TemporaryFile } from './types.ts';

/**
 * A copy of a file of any size that a commit can place elsewhere, without data where the file system can do so. Throws
 * RevisionError if there is no such file.
 */
export async function copyOf(store: FolderStore, path: string): Promise<TemporaryFile> {
  const revision = await store.revision(path);
  if (revision === null) throw new RevisionError(path, null);
  const temporary = store.temporaryFile();
  try {
    await copyFile(join(store.contentDir, path), temporary, constants.COPYFILE_FICLONE);
  } catch (error) {
    await discard(temporary);
    throw storageError(error, path, 'written');
  }
  return { temporary, revision };
}

/** Deletes a temporary file. What is left in spite of that, the store deletes at its next start. */
export async function discard(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}
