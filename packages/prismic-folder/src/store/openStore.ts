import { messageOf } from '../lib/errorCode.ts';
import { join, resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import { digest } from '../lib/digest.ts';
import { hasHistory, locate, realPathOf } from './checkPath.ts';
import { createCommit } from './createCommit.ts';
import { createHistory, type History } from './history/createHistory.ts';
import { DEFAULT_LIMITS, type HistoryLimits } from './history/collect.ts';
import { createMutex } from './mutex.ts';
import { notAFile, storageError } from './storageError.ts';
import { openStoreFolder } from './storeFolder.ts';
import { nodeFs, type StoreFs } from './StoreFs.ts';
import type { FolderStore, StoredFile } from './types.ts';
import { createWatcher } from './watch/createWatcher.ts';

export interface StoreOptions {
  readonly contentDir: string;
  readonly historyLimits?: HistoryLimits;
  /** Node's by default. */
  readonly fs?: StoreFs;
  /** For how long after a commit writes to a replaced file are noticed, in ms. */
  readonly graceMs?: number;
}

/**
 * Programs that write in place open, write and close within milliseconds; two seconds also cover a
 * slow network mount. Each commit of that time costs one more directory entry.
 */
const GRACE_MS = 2000;

/**
 * Opens a content folder for reading and writing, and completes or undoes what a process left that
 * died while it wrote; where it cannot yet, it warns, and the first commit does. Several processes may have the same folder open.
 */
export async function openStore(options: StoreOptions): Promise<FolderStore> {
  const { contentDir, fs = nodeFs, graceMs = GRACE_MS } = options;
  const root = rootOf(fs, contentDir);
  const folder = openStoreFolder(fs, root);
  const limits = options.historyLimits ?? DEFAULT_LIMITS;
  const history = createHistory(fs, root, limits, folder.temporaryFile);
  const reader = createReader(fs, root);
  const own = createOwnVersions(reader.recent, history);
  const watcher = createWatcher(root, (path, revision) => own.observe(path, revision));
  const presentRevision = (path: string) => {
    try {
      return reader.read(path)?.revision ?? null;
    } catch {
      // It is a folder by now, or a link to elsewhere: no file of the content.
      return null;
    }
  };
  const read = (path: string) => {
    const file = reader.read(path);
    own.observe(path, file?.revision ?? null);
    return file;
  };
  const commits = createCommit({
    fs,
    root,
    folder,
    history,
    graceMs,
    read,
    onChanged({ path, content, expected }, revision) {
      if (content instanceof Uint8Array && revision !== null) {
        reader.remember(path, revision, content);
      }
      own.observe(path, expected);
      own.note(path, revision);
      watcher.own(path, revision);
    },
    onUndone(path) {
      own.note(path, null);
      watcher.own(path, presentRevision(path));
    },
    onLate(path, bytes) {
      if (hasHistory(path)) history.add(path, bytes);
      const revision = presentRevision(path);
      watcher.emit({ path, revision, isOwn: false, overwritten: digest(bytes) });
    },
  });
  try {
    await commits.recover();
  } catch (error) {
    // Reading needs none of it: a read-only disk must not keep a site from starting.
    const reason = messageOf(error);
    process.emitWarning(
      `${join(contentDir, '.store')} cannot be used, and nothing can be saved until it can: ${reason}`,
      { type: 'ContentFolder' },
    );
  }

  return {
    contentDir,
    read,
    revision: reader.revision,
    temporaryFile: commits.temporaryFile,
    commit: commits.commit,
    exclusive: createMutex(),
    onChange: watcher.listen,
    history: async (path) => history.list(path),
    historyPaths: history.paths,
    historyNames: history.names,
    version: async (revision) => reader.recent(revision) ?? history.read(revision),
    async close() {
      try {
        await commits.close();
        await history.close();
        folder.close();
      } finally {
        watcher.close();
      }
    },
  };
}

function rootOf(fs: StoreFs, contentDir: string): string {
  try {
    return realPathOf(fs, resolve(contentDir), contentDir);
  } catch (error) {
    throw storageError(error, contentDir, 'read');
  }
}

/** Some thousand documents. */
const RECENT_BYTES = 32_000_000;

/** Reads files; documents are remembered by their revision, so that a merge finds its base. */
function createReader(fs: StoreFs, root: string) {
  const recent = new LRUCache<string, Uint8Array>({
    maxSize: RECENT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
  });
  /** Remembers a document that was read or written. */
  const remember = (path: string, revision: string, bytes: Uint8Array) => {
    // The caller may change its own bytes.
    if (hasHistory(path) && !recent.has(revision)) recent.set(revision, Uint8Array.from(bytes));
  };
  const locateFile = (path: string) => {
    const { real } = locate(fs, root, path);
    const info = fs.info(real);
    if (info === null) return null;
    if (info.kind !== 'file') throw notAFile(path, info.kind);
    return real;
  };
  return {
    remember,
    recent: (revision: string) => recent.get(revision),
    async revision(path: string): Promise<string | null> {
      try {
        const real = locateFile(path);
        return real === null ? null : await fs.revisionLater(real);
      } catch (error) {
        throw storageError(error, path, 'read');
      }
    },
    read(path: string): StoredFile | null {
      try {
        const real = locateFile(path);
        const bytes = real === null ? null : fs.read(real);
        if (bytes === null) return null;
        const revision = digest(bytes);
        remember(path, revision, bytes);
        return { bytes, revision };
      } catch (error) {
        throw storageError(error, path, 'read');
      }
    },
  };
}

/**
 * What this store wrote last to each file. If another program has replaced it since, which checks
 * no revision, the version written here goes to the history as soon as that is seen.
 */
function createOwnVersions(recent: (revision: string) => Uint8Array | undefined, history: History) {
  const own = new Map<string, string>();
  return {
    /** The store has written a file, or deleted it. */
    note(path: string, revision: string | null): void {
      if (revision !== null && hasHistory(path)) own.set(path, revision);
      else own.delete(path);
    },
    /** A file was seen with this revision; null: it is gone. */
    observe(path: string, revision: string | null): void {
      const written = own.get(path);
      if (written === undefined || written === revision) return;
      own.delete(path);
      const bytes = recent(written);
      if (bytes === undefined) return;
      try {
        history.add(path, bytes);
      } catch {
        // Reading must work on a full disk, too.
      }
    },
  };
}
