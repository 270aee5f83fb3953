import { constants } from 'node:fs';
import { open } from 'node:fs/promises';

/** More than any of the site's own texts. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Opening a pipe must not wait until somebody writes to it. */
const READ_AT_ONCE = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** The text of a small file; null if there is none. Throws an error that says why it cannot be read. */
export async function readTextFile(path: string): Promise<string | null> {
  const file = await open(path, READ_AT_ONCE).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new Error(`${path} is not a file`);
    if (stat.size > MAX_BYTES)
      throw new Error(`${path} is larger than ${MAX_BYTES / 1024 ** 2} MiB`);
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

// Cast: errors of the file system have a code, others none.
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
