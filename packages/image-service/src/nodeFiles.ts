import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { ByteRange, MediaFiles } from './MediaFiles.ts';
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

const CHUNK = 128 * 1024;

/**
 * A file as a web stream that opens at the first read, holds one chunk at a time and closes when
 * it ends, fails or is cancelled. A file that became shorter than its range is an error, so that
 * the connection breaks instead of waiting for bytes that never come.
 */
function fileStream(
  open: () => Promise<FileHandle>,
  range?: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const end = range ? range.end + 1 : Infinity;
  let position = range?.start ?? 0;
  let opening: Promise<FileHandle> | undefined;

  const close = async () => {
    const handle = await opening?.catch(() => null);
    await handle?.close();
  };

  return new ReadableStream(
    {
      async pull(controller) {
        try {
          opening ??= open();
          const handle = await opening;
          const chunk = new Uint8Array(Math.min(CHUNK, end - position));
          const { bytesRead } = await handle.read(chunk, 0, chunk.byteLength, position);
          position += bytesRead;
          if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead));
          else if (range) throw new Error(`the file ended at byte ${position} of ${end}`);
          if (bytesRead > 0 && position < end) return;
          await close();
          controller.close();
        } catch (cause) {
          await close();
          throw cause;
        }
      },
      cancel: close,
    },
    // Without this, the stream would open the file before the first read.
    { highWaterMark: 0 },
  );
}
