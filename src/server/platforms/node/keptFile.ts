import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptText } from '#server/access/share/ShareStore.ts';
import { readTextFile } from './readTextFile.ts';

/** Beside the documents, so that it is backed up with them; never committed. */
const ACCESS_FOLDER = '.access';

/** Only the user of the server reads the names of clients. */
const PRIVATE = 0o600;

/** A text that is a file; `isPrivate`: readable for the server's user only. */
export function keptFile(path: string, { isPrivate = false } = {}): KeptText {
  return {
    name: path,
    read: () => readTextFile(path),
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

/**
 * Wherever the content folder is a checkout of its own. An empty file, as a full disk leaves behind, is
 * written again; one that cannot be read is its owner's affair.
 */
async function ignoreInGit(folder: string): Promise<void> {
  const file = keptFile(join(folder, '.gitignore'));
  const text = await file.read().catch(() => 'unreadable');
  if (!text) await file.write('*\n');
}
