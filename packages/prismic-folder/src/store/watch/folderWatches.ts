import { type FSWatcher, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { listFolders } from '../../folder/listFiles.ts';
import { isWatchedFolder } from './isWatched.ts';

export interface FolderWatches {
  /** Whether the system gives no events, or not for all folders. */
  readonly isBlind: boolean;
  close(): void;
}

/**
 * Watches a content folder with all folders in it, also those that are created later. `onTouched`
 * gets the path of a file or folder that something has happened to; '' stands for all of them.
 */
export function watchFolders(root: string, onTouched: (path: string) => void): FolderWatches {
  // Elsewhere Node would watch each file for itself.
  const isRecursive = process.platform === 'darwin' || process.platform === 'win32';
  const watches = new Map<string, { inode: bigint; watcher: FSWatcher }>();
  let isBlind = false;

  const inodeOf = (folder: string) => {
    try {
      const stat = statSync(join(root, folder), { bigint: true });
      return stat.isDirectory() ? stat.ino : undefined;
    } catch {
      return undefined;
    }
  };
  const drop = (folder: string) => {
    for (const [path, { watcher }] of watches) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      watches.delete(path);
    }
  };
  const touched = (path: string) => {
    if (!isRecursive) follow(path);
    onTouched(path);
  };
  /** Watches a folder if it is one, and stops if it no longer is or has become another. */
  const follow = (folder: string) => {
    if (!isWatchedFolder(folder)) return;
    const inode = inodeOf(folder);
    const known = watches.get(folder);
    if (known !== undefined && known.inode === inode) return;
    if (known !== undefined) drop(folder);
    if (inode === undefined) return;
    add(folder, inode);
    if (isRecursive) return;
    for (const name of listFolders(join(root, folder))) {
      follow(folder === '' ? name : `${folder}/${name}`);
    }
  };
  const add = (folder: string, inode: bigint) => {
    try {
      const options = { persistent: false, recursive: isRecursive };
      const watcher = watch(join(root, folder), options, (_event, name) => {
        const path = name === null ? folder : join(folder, name).split(sep).join('/');
        touched(path);
      });
      watcher.on('error', () => {
        drop(folder);
        touched(folder);
      });
      watches.set(folder, { inode, watcher });
    } catch (error) {
      // A folder that was removed meanwhile needs no watch; all else is a limit of the system.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) isBlind = true;
    }
  };

  follow('');
  return {
    get isBlind() {
      return isBlind;
    },
    close() {
      for (const { watcher } of watches.values()) watcher.close();
      watches.clear();
    },
  };
}
