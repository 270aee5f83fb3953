import {
  accessSync,
  appendFileSync,
  type BigIntStats,
  closeSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../lib/errorCode.ts';
import { fileRevision, fileRevisionLater } from './fileRevision.ts';

/** What the store needs to know of a file or folder; links are followed. */
export interface FileInfo {
  readonly kind: 'file' | 'folder' | 'other';
  /** Device and inode: two names with one id are the same file. */
  readonly id: string;
  readonly device: string;
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  /** When the file or its links changed, in ms since 1970. */
  readonly changedAt: number;
}

const NOTHING = new Set<unknown>(['ENOENT', 'ENOTDIR']);
const PROTECTED = new Set<unknown>(['EACCES', 'EPERM']);
const NOT_EMPTY = new Set<unknown>(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EBUSY', 'EPERM', 'EACCES']);
/** Windows and some mounts cannot write a folder to the disk on request; it may be gone, too. */
const CANNOT_FLUSH = new Set<unknown>(['EPERM', 'EACCES', 'EISDIR', 'EINVAL', 'ENOTSUP', 'ENOENT']);

function orNull<Result>(read: () => Result, codes = NOTHING): Result | null {
  try {
    return read();
  } catch (error) {
    if (codes.has(errorCode(error))) return null;
    throw error;
  }
}

function readAtOnce(path: string): Uint8Array {
  // Opening a pipe must not wait until somebody writes to it. Windows has neither.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

const idOf = ({ dev, ino }: BigIntStats) => `${dev}:${ino}`;

/** Gives a new file mode and owner of the one it replaces, and writes it to the disk. */
async function finish(file: FileHandle, like: FileInfo | null): Promise<void> {
  if (like !== null) {
    const { uid, gid } = await file.stat();
    // Only root may give a file away; for all others the new file is their own.
    if (uid !== like.uid || gid !== like.gid) {
      await file.chown(like.uid, like.gid).catch(() => undefined);
    }
    await file.chmod(like.mode);
  }
  await file.sync();
}

async function withFile(
  path: string,
  mode: 'r' | 'wx',
  work: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, mode);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

/** Creates the first folder of a path that does not exist. */
function makeFirstMissing(path: string): void {
  const parent = dirname(path);
  if (parent === path || existsSync(parent)) mkdirSync(path);
  else makeFirstMissing(parent);
}

/**
 * The file system as the store uses it; tests inject faults and other writers through it. All but
 * the slow operations are synchronous, so that nothing of this process runs between a check and the
 * rename that follows it. Errors are those of Node, with a code; of what does not exist, null is read.
 */
export const nodeFs = {
  info(path: string): FileInfo | null {
    const stat = orNull(() => statSync(path, { bigint: true }));
    if (stat === null) return null;
    const folderOrOther = stat.isDirectory() ? 'folder' : 'other';
    return {
      kind: stat.isFile() ? 'file' : folderOrOther,
      id: idOf(stat),
      device: String(stat.dev),
      mode: Number(stat.mode) & 0o7777,
      uid: Number(stat.uid),
      gid: Number(stat.gid),
      changedAt: Number(stat.ctimeMs),
    };
  },
  /** Whether there is a file, folder or link with this name; links are not followed. */
  hasName: (path: string) => orNull(() => lstatSync(path)) !== null,
  isLink: (path: string) => orNull(() => lstatSync(path))?.isSymbolicLink() ?? false,
  /** Without links. */
  realPath: (path: string) => orNull(() => realpathSync(path)),
  read: (path: string) => orNull(() => readAtOnce(path)),
  /** The digest of a file's bytes. */
  revision: (path: string) => orNull(() => fileRevision(path)),
  /** The same, while other work goes on; a large file is not read again right after it. */
  async revisionLater(path: string): Promise<string | null> {
    try {
      return await fileRevisionLater(path);
    } catch (error) {
      if (NOTHING.has(errorCode(error))) return null;
      throw error;
    }
  },
  /** Names in a folder; none if there is no such folder. */
  list: (folder: string) => orNull(() => readdirSync(folder)) ?? [],
  /** Whether this user may not write a file. */
  isProtected(path: string): boolean {
    try {
      accessSync(path, constants.W_OK);
      return false;
    } catch (error) {
      return PROTECTED.has(errorCode(error));
    }
  },
  /** With its parents. */
  makeFolder(path: string): void {
    try {
      mkdirSync(path, { recursive: true });
    } catch (error) {
      // Node says so whatever the reason is, such as a read-only file system; this says the reason.
      if (errorCode(error) === 'ENOENT') makeFirstMissing(path);
      throw error;
    }
  },
  /** Whether the folder was empty and is removed. */
  removeEmptyFolder: (path: string) => orNull(() => (rmdirSync(path), true), NOT_EMPTY) ?? false,
  /**
   * Writes a small file that need not survive a power failure; `new` fails if there is one. There is
   * no file afterwards if it cannot be written as a whole.
   */
  note(path: string, content: string | Uint8Array, mode?: 'new'): void {
    const file = openSync(path, mode === 'new' ? 'wx' : 'w');
    try {
      writeFileSync(file, content);
    } catch (error) {
      // On a full disk a part of it, or an empty file, would pass for the whole.
      rmSync(path, { force: true });
      throw error;
    } finally {
      closeSync(file);
    }
  },
  append: (path: string, line: string) => appendFileSync(path, line),
  /** Writes a new file to the disk, with mode and owner of another. */
  create: (path: string, content: Uint8Array, like: FileInfo | null) =>
    withFile(path, 'wx', async (file) => {
      await file.writeFile(content);
      await finish(file, like);
    }),
  /** Writes a finished file to the disk, with mode and owner of another. */
  adopt: (path: string, like: FileInfo | null) => withFile(path, 'r', (file) => finish(file, like)),
  copy: (from: string, to: string) => copyFile(from, to, constants.COPYFILE_EXCL),
  /** Writes what a folder lists, or what a file holds, to the disk. */
  async flush(path: string): Promise<void> {
    try {
      await withFile(path, 'r', (file) => file.sync());
    } catch (error) {
      if (!CANNOT_FLUSH.has(errorCode(error))) throw error;
    }
  },
  /** Gives a file a second name. Fails if the name is taken. */
  link: (from: string, to: string) => linkSync(from, to),
  rename: (from: string, to: string) => renameSync(from, to),
  /** Renames if `to` still is the file with this id; no other check comes this close. */
  replace(from: string, to: string, id: string): boolean {
    const stat = orNull(() => statSync(to, { bigint: true }));
    if (stat === null || idOf(stat) !== id) return false;
    renameSync(from, to);
    return true;
  },
  /** Removes a file, if there is one. */
  remove: (path: string) => rmSync(path, { force: true }),
  removeAll: (folder: string) => rmSync(folder, { recursive: true, force: true }),
};

export type StoreFs = typeof nodeFs;

const CANNOT_LINK = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Links two names; false if the file system has no hard links, or no more of them for this file. */
export function linkIfPossible(fs: StoreFs, from: string, to: string): boolean {
  try {
    fs.link(from, to);
    return true;
  } catch (error) {
    if (CANNOT_LINK.has(errorCode(error) ?? '')) return false;
    throw error;
  }
}
