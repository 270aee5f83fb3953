import { type FSWatcher, lstatSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorCode } from '../../lib/errorCode.ts';
import { inBackground } from '../../lib/inBackground.ts';
import { listFolders } from '../../lib/listFiles.ts';
import { isWatchedFolder } from '../checkPath.ts';

/** Folders looked at in a row: all of nearly every site, so that no change of it is missed. */
const IN_A_ROW = 1000;
/** Systems allow some more for all programs; beyond it, stamps are compared. */
const MAX_WATCHES = 8000;
/** The folder cannot be watched, for itself: it is gone, no folder any more, or not for this user. */
const NOT_THIS_ONE = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP']);

/**
 * The inode of a folder that is read; undefined for all else. The folders directly inside of the
 * content folder may be links, those in them not: see `listFiles`.
 */
export function inodeOf(root: string, folder: string): bigint | undefined {
  try {
    const look = folder.includes('/') ? lstatSync : statSync;
    const stat = look(join(root, folder), { bigint: true });
    return stat.isDirectory() ? stat.ino : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Watches a content folder with all folders in it, also those that are created later. `onTouched`
 * gets the path of a file or folder that something has happened to; '' stands for all of them.
 */
export function watchFolders(root: string, onTouched: (path: string) => void) {
  // Elsewhere Node would watch each file for itself.
  const isRecursive = process.platform === 'darwin' || process.platform === 'win32';
  const watches = new Map<string, { inode: bigint; watcher: FSWatcher }>();
  /** Folders to look at; the last one comes first. */
  const pending: string[] = [];
  let isBusy = false;
  let isBlind = false;

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
  /** Follows a folder with all folders in it; of very many, the most while other work goes on. */
  const follow = (folder: string) => {
    pending.push(folder);
    if (isBusy) return;
    isBusy = true;
    inBackground('Watching folders', async () => {
      for (let count = 1; pending.length > 0; count += 1) {
        followOne(pending.pop() ?? '');
        if (count % IN_A_ROW === 0) await setImmediate();
      }
      isBusy = false;
    });
  };
  /** Watches a folder if it is one, and stops if it no longer is or has become another. */
  const followOne = (folder: string) => {
    if (!isWatchedFolder(folder)) return;
    const inode = inodeOf(root, folder);
    const known = watches.get(folder);
    if (known !== undefined && known.inode === inode) return;
    if (known !== undefined) drop(folder);
    if (inode === undefined) return;
    add(folder, inode);
    if (isRecursive) return;
    for (const name of listFolders(join(root, folder)).names) {
      pending.push(folder === '' ? name : `${folder}/${name}`);
    }
  };
  const add = (folder: string, inode: bigint) => {
    if (watches.size >= MAX_WATCHES) {
      isBlind = true;
      return;
    }
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
      // All else is a limit of the system.
      if (!NOT_THIS_ONE.has(errorCode(error))) isBlind = true;
    }
  };

  follow('');
  return {
    /** Whether the system gives no events, or not for all folders. */
    get isBlind(): boolean {
      return isBlind;
    },
    close(): void {
      pending.length = 0;
      for (const { watcher } of watches.values()) watcher.close();
      watches.clear();
    },
  };
}
