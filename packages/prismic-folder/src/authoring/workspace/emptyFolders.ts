import { readdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from './Workspace.ts';

/** Removes a release's folders once no file is left in them; files that are no documents stay. */
export function removeEmptyRelease({ contentDir }: Workspace, id: string): void {
  removeEmptyFolders(join(contentDir, 'releases', id));
}

/** Removes a folder and those in it, as far as there is no file. */
export function removeEmptyFolders(folder: string): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
    }
    rmdirSync(folder);
  } catch {
    // It holds files, somebody has just written one, or it is gone: then the folder is as it should be.
  }
}
