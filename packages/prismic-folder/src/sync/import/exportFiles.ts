import { readFile } from 'node:fs/promises';
import { unreadReason } from '../../lib/errorCode.ts';
import { type FileStamp, listFiles } from '../../lib/listFiles.ts';
import { SyncError } from '../SyncJob.ts';

/** One file of an export. */
export interface ExportFile {
  /** Path below the export, with `/` on every system. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The files of an export, in the order of their names. */
export interface ExportFiles {
  readonly files: readonly ExportFile[];
  /** Throws a SyncError that says why the file cannot be read. */
  read(file: ExportFile): Promise<Buffer>;
  close(): void;
}

/** The files of a folder. Throws a SyncError if some of it cannot be read. */
export async function openFolder(folder: string): Promise<ExportFiles> {
  const { files, leftOut } = await listFiles(folder);
  const unread = leftOut.find(({ isHarmless }) => !isHarmless);
  if (unread !== undefined) throw new SyncError(`${unread.path}: ${unread.reason}`);
  return openFiles(files);
}

export function openFiles(
  found: readonly Pick<FileStamp, 'name' | 'size' | 'path'>[],
): ExportFiles {
  const paths = new Map(found.map(({ name, path }) => [name, path]));
  return {
    files: found.map(({ name, size }) => ({ name, size })),
    async read({ name }) {
      try {
        return await readFile(paths.get(name) ?? name);
      } catch (error) {
        throw new SyncError(`${name}: ${unreadReason('file', error)}`);
      }
    },
    close() {},
  };
}
