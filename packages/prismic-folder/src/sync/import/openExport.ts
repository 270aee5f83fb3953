import { statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { SyncError } from '../SyncJob.ts';
import { type ExportFiles, openFiles, openFolder } from './exportFiles.ts';
import { openZip } from './exportZip.ts';

/** Opens a folder, a zip or a single JSON file. Throws a SyncError if it cannot be read. */
export async function openExport(path: string): Promise<ExportFiles> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new SyncError(`There is no file or folder "${path}"`);
  const opened = found.isDirectory()
    ? await openFolder(path)
    : extname(path).toLowerCase() === '.json'
      ? openFiles([{ name: basename(path), size: found.size, path }])
      : await openZip(path);
  const files = opened.files
    .filter(({ name }) => !isOfSystem(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { ...opened, files };
}

/** What systems add to folders and archives, such as `__MACOSX/._page.json`. */
function isOfSystem(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
}
