import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The files below some folders; those of the store itself, whose names have a dot, belong to the running site. */
function listFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
          .filter((path) => !path.slice(root.length).includes('/.'))
      : [],
  );
}

/** Notes the files of some folders now; what it returns brings them back, and removes what was added since. */
export function keepFolder(root: string, folders: readonly string[]): () => Promise<void> {
  const kept = new Map(listFiles(root, folders).map((path) => [path, readFileSync(path)]));
  return async () => {
    const now = listFiles(root, folders);
    await Promise.all(now.filter((path) => !kept.has(path)).map((path) => rm(path)));
    const there = new Set(now);
    for (const [path, bytes] of kept) {
      if (there.has(path) && readFileSync(path).equals(bytes)) continue;
      // oxlint-disable-next-line no-await-in-loop -- few files differ
      await mkdir(dirname(path), { recursive: true });
      // oxlint-disable-next-line no-await-in-loop -- few files differ
      await writeFile(path, bytes);
    }
  };
}
