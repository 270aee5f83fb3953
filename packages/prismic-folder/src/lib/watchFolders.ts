import { type FSWatcher, lstatSync, statfsSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorCode } from './errorCode.ts';
import { inBackground } from './inBackground.ts';
import { listFolders } from './listFiles.ts';

/** Folders looked at in a row: all of nearly every site, so that no change of it is missed. */
const IN_A_ROW = 1000;
/** Systems allow some more for all programs; beyond it, stamps are compared. */
const MAX_WATCHES = 8000;
/** The folder cannot be watched, for itself: it is gone, no folder any more, or not for this user. */
const NOT_THIS_ONE = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP']);

/**
 * Tells a folder that is read from another one in its place, which often has the same inode; undefined for all else. The
 * folders directly inside of the content folder may be links, those in them not: see `listFiles`.
 */
export function identityOf(root: string, folder: string): string | undefined {
  try {
    const look = folder.includes('/') ? lstatSync : statSync;
    const stat = look(join(root, folder), { bigint: true });
    return stat.isDirectory() ? `${stat.dev}:${stat.ino}:${stat.birthtimeNs}` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * File systems of which Linux tells every change before whoever makes it goes on (the numbers of statfs(2)): ext, XFS,
 * Btrfs, tmpfs, ramfs, overlay, F2FS, ZFS, bcachefs. Of a mounted one others may change files untold.
 */
const LOCAL = new Set([
  0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x858458f6, 0x794c7630, 0xf2f52010, 0x2fc12fc1,
  0xca451a4e,
]);

/** Whether each change in a folder has been told when the event loop has turned once after it. */
function tellsAtOnce(folder: string): boolean {
  return process.platform === 'linux' && LOCAL.has(statfsSync(folder).type);
}

/**
 * Watches a content folder with all folders in it for which `isWatched` says so, also those that are created later; the
 * folder itself is ''. `onTouched` gets the path of a file or folder that something has happened to; '' stands for all
 * of them.
 */
export function watchFolders(
  root: string,
  isWatched: (folder: string) => boolean,
  onTouched: (path: string) => void,
) {
  // Elsewhere Node would watch each file for itself.
  const isRecursive = process.platform === 'darwin' || process.platform === 'win32';
  const watches = new Map<string, { identity: string; watcher: FSWatcher }>();
  /** Folders to look at; the last one comes first. */
  const pending: string[] = [];
  let isBusy = false;
  let isBlind = false;
  let isPrompt = true;

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
    if (!isWatched(folder)) return;
    const identity = identityOf(root, folder);
    const known = watches.get(folder);
    if (known !== undefined && known.identity === identity) return;
    if (known !== undefined) drop(folder);
    if (identity === undefined) return;
    add(folder, identity);
    if (isRecursive) return;
    for (const name of listFolders(join(root, folder)).names) {
      pending.push(folder === '' ? name : `${folder}/${name}`);
    }
  };
  const add = (folder: string, identity: string) => {
    if (watches.size >= MAX_WATCHES) {
      isBlind = true;
      return;
    }
    try {
      isPrompt &&= tellsAtOnce(join(root, folder));
      const options = { persistent: false, recursive: isRecursive };
      const watcher = watch(join(root, folder), options, (_event, name) => {
        const path = name === null ? folder : join(folder, name).split(sep).join('/');
        touched(path);
      });
      watcher.on('error', () => {
        drop(folder);
        touched(folder);
      });
      watches.set(folder, { identity, watcher });
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
    /** Whether every change is told at once, in all folders that are there. */
    get isPrompt(): boolean {
      return isPrompt && !isBlind && !isBusy && watches.has('');
    },
    close(): void {
      pending.length = 0;
      for (const { watcher } of watches.values()) watcher.close();
      watches.clear();
    },
  };
}
