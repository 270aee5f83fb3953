/** The code of an error of Node's file system, such as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What an error says. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EISDIR: 'it is a folder',
  ENOENT: 'it was deleted meanwhile',
  ENOTDIR: 'it is not a folder',
  ELOOP: 'its path has too many symbolic links, or a link to itself',
  ENAMETOOLONG: 'its name or path is longer than the file system allows',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk reports an error',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  ERR_STRING_TOO_LONG: 'it is too large',
};

/** Why a file or folder cannot be read. The error's own message names where it is on the server. */
export function unreadReason(what: 'file' | 'folder', error: unknown): string {
  const code = errorCode(error);
  const refused = 'the file system refused it';
  const reason = code === undefined ? refused : `${REASONS[code] ?? refused} (${code})`;
  return `the ${what} cannot be read: ${reason}`;
}
