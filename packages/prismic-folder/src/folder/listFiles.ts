import { readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

/** A file found by a scan. `stamp` changes exactly when the file is written. */
export interface FileStamp {
  /** Path below the scanned folder, with `/` on every system. */
  readonly name: string;
  readonly path: string;
  readonly stamp: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** Bytes. */
  readonly size: number;
}

/**
 * Lists every file below a folder in a stable order, without hidden ones; none if the folder does
 * not exist. Synchronous because a scan runs before each request in development: 300 stamps take
 * 2 ms this way, and 10,000 about 0.1 s.
 */
export function listFiles(folder: string, below = ''): FileStamp[] {
  const files: FileStamp[] = [];
  for (const entry of readFolder(join(folder, below))) {
    if (entry.name.startsWith('.')) continue;
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) files.push(...listFiles(folder, name));
    else {
      const file = stampFile(join(folder, name), name);
      if (file !== undefined) files.push(file);
    }
  }
  return files;
}

/** A file without readable metadata, such as a link to itself. Reading it reports the reason. */
const unreadable = (name: string, path: string): FileStamp => ({
  name,
  path,
  stamp: 'unreadable',
  modified: 0,
  size: 0,
});

/** One file's stamp; undefined if there is no such file. */
export function stampFile(path: string, name: string): FileStamp | undefined {
  let stat;
  try {
    stat = statSync(path, { throwIfNoEntry: false });
  } catch {
    return unreadable(name, path);
  }
  if (!stat?.isFile()) return undefined;
  const stamp = `${stat.ctimeMs}:${stat.mtimeMs}:${stat.size}:${stat.ino}`;
  return { name, path, stamp, modified: stat.mtimeMs, size: stat.size };
}

/** Names of the folders directly inside a folder. */
export function listFolders(folder: string): string[] {
  return readFolder(folder)
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) =>
      one.name < other.name ? -1 : 1,
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FOLDER.has(error.code)) return [];
    throw error;
  }
}

const NO_FOLDER = new Set<unknown>(['ENOENT', 'ENOTDIR']);

/** A path for messages: relative to the project's folder, or unchanged if outside of it. */
export function shownPath(root: string, path: string): string {
  const below = relative(root, path);
  const shown = below.startsWith('..') || isAbsolute(below) ? path : below;
  return sep === '/' ? shown : shown.replaceAll(sep, '/');
}
