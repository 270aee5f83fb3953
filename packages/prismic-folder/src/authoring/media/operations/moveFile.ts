import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { storageError } from '../../../store/storageError.ts';
import type { FileChange } from '../../../store/types.ts';
import { discard } from '../upload/receive.ts';
import { type MediaContext, mediaPath, revisionOf } from './MediaContext.ts';

/** A file that a commit gives another name. */
export interface Moved {
  /** Its copy, to be discarded if the commit fails. */
  readonly temporary: string;
  readonly changes: readonly FileChange[];
}

/**
 * Prepares a file's move to another name. It is copied, without data where the file system can do
 * so, because a commit replaces files by finished ones.
 */
export async function moveFile(context: MediaContext, name: string, to: string): Promise<Moved> {
  const { store } = context;
  const revision = await revisionOf(context, name);
  const temporary = store.temporaryFile();
  const path = join(store.contentDir, 'media', name);
  try {
    await mkdir(dirname(temporary), { recursive: true });
    await copyFile(path, temporary, constants.COPYFILE_FICLONE);
  } catch (error) {
    await discard(temporary);
    throw storageError(error, mediaPath(to), 'written');
  }
  return {
    temporary,
    changes: [
      { path: mediaPath(to), content: { temporary, revision }, expected: null },
      { path: mediaPath(name), content: null, expected: revision },
    ],
  };
}
