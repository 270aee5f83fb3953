import { errorCode } from '../folder/errorCode.ts';

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

/**
 * The file system as the store uses it; tests inject faults and other writers through it. All but
 * the slow operations are synchronous, so that nothing of this process runs between a check and the
 * rename that follows it. Errors are those of Node, with a code.
 */
export interface StoreFs {
  /** null if there is nothing. */
  info(path: string): FileInfo | null;
  /** Whether there is a file, folder or link with this name; links are not followed. */
  hasName(path: string): boolean;
  isLink(path: string): boolean;
  /** Without links; null if there is nothing. */
  realPath(path: string): string | null;
  /** null if there is nothing. */
  read(path: string): Uint8Array | null;
  /** The digest of a file's bytes; null if there is nothing. */
  revision(path: string): string | null;
  /** The same, while other work goes on; a large file is not read again right after it. */
  revisionLater(path: string): Promise<string | null>;
  /** Names in a folder; none if there is no such folder. */
  list(folder: string): string[];
  /** Whether this user may not write a file. */
  isProtected(path: string): boolean;
  /** With its parents; returns the first that did not exist. */
  makeFolder(path: string): string | undefined;
  /** Whether the folder was empty and is removed. */
  removeEmptyFolder(path: string): boolean;
  /**
   * Writes a small file that need not survive a power failure; `new` fails if there is one. There is
   * no file afterwards if it cannot be written as a whole.
   */
  note(path: string, content: string | Uint8Array, mode?: 'new'): void;
  append(path: string, line: string): void;
  /** Writes a new file to the disk, with mode and owner of another. */
  create(path: string, content: Uint8Array, like: FileInfo | null): Promise<void>;
  /** Writes a finished file to the disk, with mode and owner of another. */
  adopt(path: string, like: FileInfo | null): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Writes what a folder lists, or what a file holds, to the disk. */
  flush(path: string): Promise<void>;
  /** Gives a file a second name. Fails if the name is taken. */
  link(from: string, to: string): void;
  rename(from: string, to: string): void;
  /** Renames if `to` still is the file with this id; no other check comes this close. */
  replace(from: string, to: string, id: string): boolean;
  /** Removes a file, if there is one. */
  remove(path: string): void;
  removeAll(folder: string): void;
}

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
