import { open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { MediaFiles } from './MediaFiles.ts';
import { fileStream } from './fileStream.ts';
import { staysInside } from './mediaPath.ts';

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/**
 * Media from a folder. Rejects paths that leave the folder or name something hidden, both as
 * written and with symbolic links resolved.
 */
export function nodeFiles(folder: string): MediaFiles {
  const locate = async (path: string): Promise<{ file: string; name: string } | null> => {
    if (!staysInside(path)) return null;
    // A file from a Mac spells the accents of its name as letters of their own.
    const spellings = new Set([path, path.normalize('NFC'), path.normalize('NFD')]);
    for (const spelling of spellings) {
      // Nearly always the first one.
      // oxlint-disable-next-line no-await-in-loop
      const found = await locateExactly(spelling);
      if (found !== null) return found;
    }
    return null;
  };
  const locateExactly = async (path: string) => {
    try {
      const root = await realpath(folder);
      const file = await realpath(join(root, path));
      const below = relative(root, file);
      const name = below.split(sep).join('/');
      return !isAbsolute(below) && staysInside(name) ? { file, name } : null;
    } catch (cause) {
      if (cause instanceof Error && 'code' in cause && ABSENT.has(String(cause.code))) return null;
      throw cause;
    }
  };

  return {
    async stat(path) {
      const found = await locate(path);
      const stats = found && (await stat(found.file));
      return stats?.isFile()
        ? { size: stats.size, modified: stats.mtimeMs, name: found?.name ?? path }
        : null;
    },

    read: (path, range) =>
      fileStream(async () => {
        const found = await locate(path);
        if (!found) throw new Error(`${path} is no longer in the media folder`);
        return open(found.file);
      }, range),
  };
}

/** Resolves symbolic links in a media name; null if there is no such file. */
export function realNames(folder: string): (name: string) => Promise<string | null> {
  const files = nodeFiles(folder);
  return async (name) => (await files.stat(name))?.name ?? null;
}
