import {
  accessSync,
  appendFileSync,
  type BigIntStats,
  constants,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, type FileHandle, open } from 'node:fs/promises';
import { fileRevision, fileRevisionLater } from './fileRevision.ts';
import { errorCode, type FileInfo, type StoreFs } from './StoreFs.ts';

const NOTHING = new Set<unknown>(['ENOENT', 'ENOTDIR']);
const PROTECTED = new Set<unknown>(['EACCES', 'EPERM', 'EROFS']);
const NOT_EMPTY = new Set<unknown>(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EBUSY', 'EPERM', 'EACCES']);
/** Windows and some mounts cannot write a folder to the disk on request; it may be gone, too. */
const CANNOT_FLUSH = new Set<unknown>(['EPERM', 'EACCES', 'EISDIR', 'EINVAL', 'ENOTSUP', 'ENOENT']);

function orNull<Result>(read: () => Result, codes = NOTHING): Result | null {
  try {
    return read();
  } catch (error) {
    if (codes.has(errorCode(error))) return null;
    throw error;
  }
}

const idOf = ({ dev, ino }: BigIntStats) => `${dev}:${ino}`;

/** Gives a new file mode and owner of the one it replaces, and writes it to the disk. */
async function finish(file: FileHandle, like: FileInfo | null): Promise<void> {
  if (like !== null) {
    const { uid, gid } = await file.stat();
    // Only root may give a file away; for all others the new file is their own.
    if (uid !== like.uid || gid !== like.gid) {
      await file.chown(like.uid, like.gid).catch(() => undefined);
    }
    await file.chmod(like.mode);
  }
  await file.sync();
}

/** The real file system. */
export const nodeFs: StoreFs = {
  info(path): FileInfo | null {
    const stat = orNull(() => statSync(path, { bigint: true }));
    if (stat === null) return null;
    const folderOrOther = stat.isDirectory() ? 'folder' : 'other';
    return {
      kind: stat.isFile() ? 'file' : folderOrOther,
      id: idOf(stat),
      device: String(stat.dev),
      mode: Number(stat.mode) & 0o7777,
      uid: Number(stat.uid),
      gid: Number(stat.gid),
      changedAt: Number(stat.ctimeMs),
    };
  },
  hasName: (path) => orNull(() => lstatSync(path)) !== null,
  isLink: (path) => orNull(() => lstatSync(path))?.isSymbolicLink() ?? false,
  realPath: (path) => orNull(() => realpathSync(path)),
  read: (path) => orNull(() => readFileSync(path)),
  revision: (path) => orNull(() => fileRevision(path)),
  async revisionLater(path) {
    try {
      return await fileRevisionLater(path);
    } catch (error) {
      if (NOTHING.has(errorCode(error))) return null;
      throw error;
    }
  },
  list: (folder) => orNull(() => readdirSync(folder)) ?? [],
  isProtected(path) {
    try {
      accessSync(path, constants.W_OK);
      return false;
    } catch (error) {
      return PROTECTED.has(errorCode(error));
    }
  },
  makeFolder: (path) => mkdirSync(path, { recursive: true }),
  removeEmptyFolder: (path) => orNull(() => (rmdirSync(path), true), NOT_EMPTY) ?? false,
  note: (path, content, mode) =>
    writeFileSync(path, content, { flag: mode === 'new' ? 'wx' : 'w' }),
  append: (path, line) => appendFileSync(path, line),
  async create(path, content, like) {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(content);
      await finish(file, like);
    } finally {
      await file.close();
    }
  },
  async adopt(path, like) {
    const file = await open(path, 'r');
    try {
      await finish(file, like);
    } finally {
      await file.close();
    }
  },
  copy: (from, to) => copyFile(from, to, constants.COPYFILE_EXCL),
  async flush(path) {
    try {
      const file = await open(path, 'r');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
    } catch (error) {
      if (!CANNOT_FLUSH.has(errorCode(error))) throw error;
    }
  },
  link: linkSync,
  rename: renameSync,
  replace(from, to, id) {
    const stat = orNull(() => statSync(to, { bigint: true }));
    if (stat === null || idOf(stat) !== id) return false;
    renameSync(from, to);
    return true;
  },
  remove: (path) => rmSync(path, { force: true }),
  removeAll: (folder) => rmSync(folder, { recursive: true, force: true }),
};
