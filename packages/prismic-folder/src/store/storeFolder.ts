import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createFolderLock } from './folderLock.ts';
import { ignoredFolder } from './ignoredFolder.ts';
import { ownIdentity } from './processIdentity.ts';
import type { StoreFs } from './StoreFs.ts';
import { OWNER_END } from './transaction/recover.ts';

/** `content/.store`, as one store of one process uses it. */
export function openStoreFolder(fs: StoreFs, root: string) {
  const folder = join(root, '.store');
  // A process may open several stores, even with several copies of this module.
  const identity = `${ownIdentity()}-${randomBytes(4).toString('hex')}`;
  const owner = { path: join(folder, `${identity}${OWNER_END}`), identity };
  const lock = createFolderLock(fs, folder, owner);
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
    lock() {
      ensure();
      return lock.acquire();
    },
    close: () => fs.remove(owner.path),
  };
}
