import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The files below a folder. Below it none whose name has a dot: the store's own come and go while the site runs.
 */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });
}

/** Notes the files of some folders now; what it returns brings them back, and removes what was added since. */
export function keepFolder(root: string, folders: readonly string[]): () => Promise<void> {
  const list = () => folders.flatMap((folder) => filesIn(join(root, folder)));
  const kept = new Map(list().map((path) => [path, readFileSync(path)]));
  return async () => {
    const now = list();
    await Promise.all(now.filter((path) => !kept.has(path)).map((path) => rm(path)));
    const there = new Set(now);
    for (const [path, bytes] of kept) {
      if (there.has(path) && readFileSync(path).equals(bytes)) continue;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
  };
}
