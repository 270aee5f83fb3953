import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { AuthoringError } from './AuthoringError.ts';
import { createFolderLock, ownIdentity } from './folderLock.ts';
import { ignoredFolder } from './ignoredFolder.ts';
import type { StoreFs } from './StoreFs.ts';
import { OWNER_END } from './transaction/recover.ts';

/** `content/.store`, as one store of one process uses it. */
export function openStoreFolder(fs: StoreFs, root: string) {
  const folder = join(root, '.store');
  // A process may open several stores, even with several copies of this module.
  const identity = `${ownIdentity()}-${randomBytes(4).toString('hex')}`;
  const owner = { path: join(folder, `${identity}${OWNER_END}`), identity };
  const lock = createFolderLock(fs, folder, owner);
  const uploads = join(folder, `${identity}-upload-`);
  let count = 0;

  /** Creates the folder; it may have been removed since the last time. */
  const ensure = () => {
    ignoredFolder(fs, folder);
    if (fs.info(owner.path) === null) fs.note(owner.path, identity);
  };
  return {
    ensure,
    exists: () => fs.info(folder) !== null,
    /** Name of a new transaction. */
    nextId(): string {
      count += 1;
      return `${identity}-${count}`;
    },
    /** Path of a new file that a commit will place. */
    temporaryFile(): string {
      ensure();
      count += 1;
      return `${uploads}${count}`;
    },
    checkTemporary(path: string): void {
      if (path.startsWith(uploads) && /^\d+$/.test(path.slice(uploads.length))) return;
      throw new AuthoringError('refused', `${path} is not a temporary file of this store`);
    },
    lock() {
      ensure();
      return lock.acquire();
    },
    close(): void {
      for (const name of fs.list(folder)) {
        const path = join(folder, name);
        if (path.startsWith(uploads)) fs.remove(path);
      }
      fs.remove(owner.path);
    },
  };
}

export type StoreFolder = ReturnType<typeof openStoreFolder>;
