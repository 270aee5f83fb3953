/** The code of an error of Node's file system, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const NO_RIGHT = 'this user has no right to it. Check the permissions of the file and its folder';
const LOCKED = 'another program has locked it. Close that program and try again';
const TOO_MANY_OPEN = 'too many files are open. Try again, or raise the limit (ulimit -n)';
const FAILING = 'the disk reports an error. Check the disk before you try again';
const TOO_LARGE = 'it is too large';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: NO_RIGHT,
  EPERM: NO_RIGHT,
  EROFS: 'the file system is mounted read-only',
  ENOSPC: 'the disk is full. Free some space and try again',
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
  ENOENT: 'it or its folder was deleted meanwhile. Try again',
  EIO: FAILING,
  ENXIO: FAILING,
  ENODEV: FAILING,
  ERR_FS_FILE_TOO_LARGE: TOO_LARGE,
  ERR_STRING_TOO_LONG: TOO_LARGE,
};

/** What an error of the file system means, with its code: what follows "cannot be read". */
export function systemReason(error: unknown): string {
  const code = errorCode(error);
  const reason = REASONS[code ?? ''] ?? 'the file system refused it';
  return code === undefined ? `: ${reason}` : ` (${code}): ${reason}`;
}

/** What an error says; one of the file system in plain words, with the path that it names. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfFile = errorCode(error) !== undefined && 'path' in error;
  return isOfFile ? `${String(error.path)} cannot be used${systemReason(error)}` : error.message;
}

/** Why a file or folder cannot be read. The error's own message names where it is on the server. */
export const unreadReason = (what: 'file' | 'folder', error: unknown): string =>
  `the ${what} cannot be read${systemReason(error)}`;
