import { AuthoringError } from '../../AuthoringError.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'its folder may not be written to',
  EBUSY: 'another program uses it',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file system does not take files of this size',
  ENOSPC: 'the disk is full',
  EPERM: 'its folder may not be written to',
  EROFS: 'the disk is read-only',
};

/** A handler that rethrows an error of the file system as one that says what could not be stored. */
export function storageError(what: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const reason = REASONS[String(error.code)] ?? error.message;
    throw new AuthoringError('storage', `Cannot store ${what}: ${reason}`);
  };
}
