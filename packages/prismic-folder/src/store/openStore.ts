import { join, resolve } from 'node:path';
import { digest } from '../folder/digest.ts';
import { hasHistory } from './checkPath.ts';
import { createCommit } from './createCommit.ts';
import { createHistory } from './history/createHistory.ts';
import { DEFAULT_LIMITS, type HistoryLimits } from './history/limits.ts';
import { createMutex } from './mutex.ts';
import { nodeFs } from './nodeFs.ts';
import { realPathOf } from './locate.ts';
import { createOwnVersions } from './ownVersions.ts';
import { createReader } from './createReader.ts';
import { openStoreFolder } from './storeFolder.ts';
import type { StoreFs } from './StoreFs.ts';
import type { FolderStore } from './types.ts';
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
  const root = realPathOf(fs, resolve(contentDir), contentDir);
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
    const reason = error instanceof Error ? error.message : String(error);
    process.emitWarning(
      `${join(contentDir, '.store')} cannot be used, and nothing can be saved until it can: ${reason}`,
      { type: 'ContentFolder' },
    );
  }

  return {
    contentDir,
    read,
    revision: (path) => reader.revision(path),
    temporaryFile: () => commits.temporaryFile(),
    commit: commits.commit,
    exclusive: createMutex(),
    onChange: (listener) => watcher.listen(listener),
    history: async (path) => history.list(path),
    historyPaths: (below) => history.paths(below),
    historyNames: (below) => history.names(below),
    version: async (_path, revision) => reader.recent.get(revision) ?? history.read(revision),
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
