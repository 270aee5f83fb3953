import { open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { MediaFiles } from './MediaFiles.ts';
import { fileStream } from './fileStream.ts';
import { staysInside } from './mediaPath.ts';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/**
 * Media from a folder. A path is refused when it is written to climb out or names something
 * hidden, and again when, with symbolic links followed, it ends outside the folder.
 */
export function nodeFiles(folder: string): MediaFiles {
  const locate = async (path: string): Promise<string | null> => {
    if (!staysInside(path)) return null;
    try {
      const root = await realpath(folder);
      const file = await realpath(join(root, path));
      const below = relative(root, file);
      return !isAbsolute(below) && staysInside(below.split(sep).join('/')) ? file : null;
    } catch (cause) {
      if (cause instanceof Error && 'code' in cause && ABSENT.has(String(cause.code))) return null;
      throw cause;
    }
  };

  return {
    async stat(path) {
      const file = await locate(path);
      const stats = file === null ? null : await stat(file);
      return stats?.isFile() ? { size: stats.size, modified: stats.mtimeMs } : null;
    },

    read: (path, range) =>
      fileStream(async () => {
        const file = await locate(path);
        if (file === null) throw new Error(`${path} is no longer in the media folder`);
        return open(file);
      }, range),
  };
}
