import { AuthoringError } from './AuthoringError.ts';
import { errorCode, systemReason } from '../lib/errorCode.ts';

/** An error of the file system as AuthoringError (storage) in plain words; others as they are. */
export function storageError(error: unknown, path: string, what: 'read' | 'written'): unknown {
  if (errorCode(error) === undefined || error instanceof AuthoringError) return error;
  return new AuthoringError(
    'storage',
    `${path} could not be ${what}${systemReason(error)}${what === 'read' ? '' : '. No file was changed'}`,
    { at: path },
  );
}

/** Also for reading: a pipe would never end, and a device is not content. */
export function notAFile(path: string, kind: 'folder' | 'other'): AuthoringError {
  const what = kind === 'folder' ? 'a folder' : 'neither a file nor a folder';
  return new AuthoringError('storage', `${path} is ${what}. Remove or rename it`, { at: path });
}
