import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptText, ShareStore } from '#server/access/share/ShareStore.ts';

/** Beside the documents, so that it is backed up with them; never committed. */
const FOLDER = '.access';

/** Only the user of the server reads the names of clients. */
const PRIVATE = 0o600;

/** Share links and counts as two files of the content folder. */
export function nodeShares(contentDir: string): ShareStore {
  const folder = join(contentDir, FOLDER);
  const kept = (name: string): KeptText => {
    const path = join(folder, name);
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
        await mkdir(folder, { recursive: true });
        await ignoreInGit(folder);
        const next = join(folder, `${name}.${randomUUID()}`);
        try {
          await writeFile(next, text, { mode: PRIVATE, flush: true });
          await rename(next, path);
        } catch (error) {
          await rm(next, { force: true });
          throw error;
        }
      },
    };
  };
  return { links: kept('share-links.json'), opens: kept('opens.json') };
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
