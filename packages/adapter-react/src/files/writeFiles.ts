import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { messageOf, ModelError } from '../ModelError.ts';

/** A file to write: its path relative to the project, and its content. */
export interface ProjectFile {
  readonly file: string;
  readonly text: string | Uint8Array;
}

/**
 * Writes all files or none: first writes each to a temporary file in the same folder, then renames
 * them all. If one fails, removes the temporary files and the folders it created. Throws a
 * `ModelError` that names the file.
 */
export async function writeFiles(root: string, files: readonly ProjectFile[]): Promise<void> {
  const targets = files.map(({ file }) => {
    const path = join(root, file);
    return { path, draft: join(dirname(path), `.${basename(path)}.${process.pid}.tmp`) };
  });
  const each = (act: (target: (typeof targets)[number], index: number) => Promise<unknown>) =>
    Promise.all(
      targets.map((target, index) =>
        act(target, index).catch((error: unknown) => {
          throw new ModelError(
            files[index]?.file ?? target.path,
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
      const target = await stat(path).catch(() => null);
      if (target?.isDirectory()) throw new Error('a folder has its name');
      await writeFile(draft, files[index]?.text ?? '');
    });
    await each(({ path, draft }) => rename(draft, path));
  } catch (error) {
    await Promise.all(targets.map(({ draft }) => rm(draft, { force: true }).catch(() => {})));
    // Folders that did not exist before contain these files only.
    for (const folder of made) await rm(folder, { recursive: true, force: true }).catch(() => {});
    throw error;
  }
}
