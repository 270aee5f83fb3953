import { join } from 'node:path';
import { AuthoringError } from './AuthoringError.ts';
import { nodeFs, type StoreFs } from './StoreFs.ts';

/** Creates a hidden folder of the content folder, which git ignores. Refuses a link to elsewhere. */
export function ignoredFolder(fs: StoreFs, folder: string): void {
  fs.makeFolder(folder);
  if (fs.realPath(folder) !== folder) {
    throw new AuthoringError('refused', `${folder} is a link. Replace it by a folder`);
  }
  ignoreInGit(folder, fs);
}

/**
 * Makes git ignore a folder, unless it has a `.gitignore` of its own. That file is there as a whole
 * or not at all: an empty one, as a full disk leaves behind, would let everything in.
 */
export function ignoreInGit(folder: string, fs: IgnoreFs = nodeFs): void {
  const path = join(folder, '.gitignore');
  if (isWritten(fs, path)) return;
  const temporary = `${path}.${process.pid}`;
  fs.note(temporary, '*\n');
  try {
    fs.rename(temporary, path);
  } catch (error) {
    fs.remove(temporary);
    throw error;
  }
}

type IgnoreFs = Pick<StoreFs, 'read' | 'note' | 'rename' | 'remove'>;

function isWritten(fs: IgnoreFs, path: string): boolean {
  try {
    const bytes = fs.read(path);
    return bytes !== null && bytes.byteLength > 0;
  } catch {
    // A folder, or not for this user: its owner's affair.
    return true;
  }
}
