import { AuthoringError } from './AuthoringError.ts';
import { errorCode } from '../lib/errorCode.ts';

const READ_ONLY = 'this user may not write there. Check the permissions of the file and its folder';
const FULL = 'the disk is full. Free some space and try again';
const LOCKED = 'another program has locked it. Close that program and try again';
const TOO_MANY_OPEN = 'too many files are open. Try again, or raise the limit (ulimit -n)';
const FAILING = 'the disk reports an error. Check the disk before you try again';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  EROFS: 'the file system is mounted read-only',
  ENOSPC: FULL,
  EDQUOT: 'the disk quota of this user is used up. Free some space and try again',
  EFBIG: 'it is larger than the file system allows',
  EBUSY: LOCKED,
  ETXTBSY: LOCKED,
  EMFILE: TOO_MANY_OPEN,
  ENFILE: TOO_MANY_OPEN,
  ELOOP: 'its path has too many symbolic links, or a link to itself',
  EMLINK: 'the file has too many links',
  ENAMETOOLONG: 'its name or path is longer than the file system allows',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file and not a folder',
  ENOTEMPTY: 'a folder with files has its name',
  EEXIST: 'a file has the name of one of its folders',
  ENOENT: 'the file or its folder was deleted meanwhile. Try again',
  EIO: FAILING,
  ENXIO: FAILING,
  ENODEV: FAILING,
};

/** An error of the file system as AuthoringError (storage) in plain words; others as they are. */
export function storageError(error: unknown, path: string, what: 'read' | 'written'): unknown {
  const code = errorCode(error);
  if (code === undefined || error instanceof AuthoringError) return error;
  const reason = REASONS[code] ?? 'the file system refused it';
  return new AuthoringError(
    'storage',
    `${path} could not be ${what} (${code}): ${reason}${what === 'read' ? '' : '. No file was changed'}`,
    { at: path },
  );
}

/** Also for reading: a pipe would never end, and a device is not content. */
export function notAFile(path: string, kind: 'folder' | 'other'): AuthoringError {
  const what = kind === 'folder' ? 'a folder' : 'neither a file nor a folder';
  return new AuthoringError('storage', `${path} is ${what}. Remove or rename it`, { at: path });
}
