import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptText } from '#server/access/share/ShareStore.ts';

/** Beside the documents, so that it is backed up with them; never committed. */
const ACCESS_FOLDER = '.access';

/** Only the user of the server reads the names of clients. */
const PRIVATE = 0o600;

/** A text that is a file; `isPrivate`: readable for the server's user only. */
export function keptFile(path: string, { isPrivate = false } = {}): KeptText {
  return {
    name: path,
    async read() {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(text) {
      await mkdir(dirname(path), { recursive: true });
      const next = `${path}.${randomUUID()}`;
      try {
        await writeFile(next, text, { ...(isPrivate && { mode: PRIVATE }), flush: true });
        await rename(next, path);
      } catch (error) {
        await rm(next, { force: true });
        throw error;
      }
    },
  };
}

/** A file of the content folder that is this server's own. */
export function accessFile(contentDir: string, name: string): KeptText {
  const folder = join(contentDir, ACCESS_FOLDER);
  const file = keptFile(join(folder, name), { isPrivate: true });
  return {
    ...file,
    async write(text) {
      await mkdir(folder, { recursive: true });
      await ignoreInGit(folder);
      await file.write(text);
    },
  };
}

/** Wherever the content folder is a checkout of its own. */
async function ignoreInGit(folder: string): Promise<void> {
  try {
    await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

// Cast: errors of the file system have a code, others none.
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';
