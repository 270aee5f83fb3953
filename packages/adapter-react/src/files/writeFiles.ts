import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { messageOf, ModelError } from '../ModelError.ts';

/** A file to write: its path relative to the project and what it is to hold. */
export interface ProjectFile {
  readonly file: string;
  readonly text: string | Uint8Array;
}

/**
 * Writes all files or none of them: each is written to a temporary file beside its place, and all
 * are moved when the last one is complete. If one fails, every file is as it was, and folders made
 * for them are removed. Throws `ModelError` naming the file that failed.
 */
export async function writeFiles(root: string, files: readonly ProjectFile[]): Promise<void> {
  const drafts = files.map(({ file }) => {
    const path = join(root, file);
    return { path, draft: join(dirname(path), `.${basename(path)}.${process.pid}.tmp`) };
  });
  const each = (act: (place: (typeof drafts)[number], index: number) => Promise<unknown>) =>
    Promise.all(
      drafts.map((place, index) =>
        act(place, index).catch((error: unknown) => {
          throw new ModelError(
            files[index]?.file ?? place.path,
            `cannot be written: ${messageOf(error)}`,
          );
        }),
      ),
    );
  const made = new Set<string>();
  try {
    await each(async ({ path, draft }, index) => {
      const folder = await mkdir(dirname(draft), { recursive: true });
      if (folder) made.add(folder);
      const place = await stat(path).catch(() => null);
      if (place?.isDirectory()) throw new Error('a folder has its name');
      await writeFile(draft, files[index]?.text ?? '');
    });
    await each(({ path, draft }) => rename(draft, path));
  } catch (error) {
    await Promise.all(drafts.map(({ draft }) => rm(draft, { force: true }).catch(() => {})));
    // Nothing but these files can be in a folder that was not there before.
    for (const folder of made) await rm(folder, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}
