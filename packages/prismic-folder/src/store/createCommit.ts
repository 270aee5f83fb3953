import { dirname } from 'node:path';
import { AuthoringError } from './AuthoringError.ts';
import { digest } from '../lib/digest.ts';
import { hasHistory, locate } from './checkPath.ts';
import type { History } from './history/createHistory.ts';
import { createMutex } from './mutex.ts';
import { storageError } from './storageError.ts';
import type { StoreFolder } from './storeFolder.ts';
import { errorCode } from '../lib/errorCode.ts';
import { type StoreFs } from './StoreFs.ts';
import { isCheck, Mismatch } from './transaction/entries.ts';
import { createSettling, heldVersions } from './transaction/settling.ts';
import { type Planned, planChanges } from './transaction/planChanges.ts';
import { discard, prepare, type Prepared } from './transaction/prepare.ts';
import { recover } from './transaction/recover.ts';
import { run, UndoFailed } from './transaction/run.ts';
import { type FileChange, RevisionError, type StoredFile } from './types.ts';

interface CommitPorts {
  readonly fs: StoreFs;
  readonly root: string;
  readonly folder: StoreFolder;
  readonly history: History;
  /** Ms for which writes to a replaced file are noticed after a commit. */
  readonly graceMs: number;
  read(path: string): StoredFile | null;
  /** Called when a commit has changed a file. Must not throw. */
  onChanged(change: FileChange, revision: string | null): void;
  /** Called when a commit was undone that had changed a file. Must not throw. */
  onUndone(path: string): void;
  /** Called when a version was found that another program wrote to a replaced file. */
  onLate(path: string, bytes: Uint8Array): void;
}

/** Commits one after another: under a lock among processes, in one line within this one. */
export function createCommit(ports: CommitPorts) {
  const { fs, root, folder, history } = ports;
  const inLine = createMutex();
  const settling = createSettling(ports);
  const unreachable = new Set<string>();
  let isRecovered = false;
  let isClosed = false;

  const keep = (path: string, bytes: Uint8Array, made?: number) => {
    if (hasHistory(path)) history.add(path, bytes, made);
  };
  /** A dead process has listed most of what it replaced, and in a better order. */
  const keepMissing = (path: string, bytes: Uint8Array) => {
    const revision = digest(bytes);
    if (!history.list(path).some((version) => version.revision === revision)) keep(path, bytes);
  };
  const locked = (work: () => Promise<void>) =>
    inLine(['commit'], async () => {
      const { tookOver, release } = await folder.lock();
      try {
        if (tookOver || !isRecovered) await recover(fs, root, keepMissing);
        isRecovered = true;
        await work();
      } finally {
        release();
      }
    });
  const attempt = async (planned: readonly Planned[]) => {
    folder.ensure();
    for (const { entry, before } of planned) {
      if (before?.bytes != null && !isCheck(entry)) history.keep(before.bytes);
    }
    const prepared = await prepare(fs, root, folder.nextId(), planned, unreachable);
    const changed = planned.filter(({ entry }) => !isCheck(entry));
    let hasApplied = false;
    try {
      await locked(async () => {
        await run(fs, prepared, () => {
          hasApplied = true;
          for (const { entry, content } of changed) {
            const { path, expected, next } = entry;
            ports.onChanged({ path, content, expected }, next);
          }
        });
      });
    } catch (error) {
      const wasVisible = hasApplied || error instanceof Mismatch;
      if (!(error instanceof UndoFailed)) giveUp(prepared, wasVisible);
      if (hasApplied) for (const { entry } of changed) ports.onUndone(entry.path);
      throw error;
    }
    for (const { entry, content, before } of changed) {
      if (before?.bytes != null) {
        keepQuietly(entry.path, before.bytes, before.info.changedAt);
      }
      if (content !== null && 'temporary' in content) fs.remove(content.temporary);
    }
    settling.add(prepared);
  };
  const giveUp = (prepared: Prepared, wasVisible: boolean) => {
    for (const { path, place, isOther } of heldVersions(fs, prepared)) {
      // What another program wrote is found when the transaction settles.
      const bytes = isOther && wasVisible ? null : fs.read(place);
      if (bytes !== null) keep(path, bytes);
    }
    if (wasVisible) settling.add(prepared, true);
    else discard(fs, prepared);
  };
  const keepQuietly = (path: string, bytes: Uint8Array, made: number) => {
    try {
      keep(path, bytes, made);
    } catch {
      // The files have changed, so the commit has succeeded. The bytes are stored, but not listed.
    }
  };

  /** So that the checks, during which nothing else runs, need not read them. */
  const readLargeFiles = async (changes: readonly FileChange[]) => {
    for (const { path, content } of changes) {
      if (content !== null && 'temporary' in content) folder.checkTemporary(content.temporary);
      if (!hasHistory(path)) await fs.revisionLater(locate(fs, root, path).real);
    }
  };
  const commit = async (changes: readonly FileChange[]) => {
    if (changes.length === 0) return;
    await readLargeFiles(changes);
    const planned = planChanges(fs, root, changes);
    if (planned.every(({ entry }) => isCheck(entry))) return;
    try {
      await attempt(planned);
    } catch (error) {
      // A folder that is mounted from the same device: use temporary files beside the files.
      if (errorCode(error) !== 'EXDEV') throw error;
      for (const { entry } of planned) unreachable.add(dirname(entry.name));
      await attempt(planned);
    }
  };

  return {
    async commit(changes: readonly FileChange[]): Promise<void> {
      if (isClosed) throw new AuthoringError('storage', 'The store is closed');
      try {
        await commit(changes);
      } catch (error) {
        if (error instanceof Mismatch) throw new RevisionError(error.path, ports.read(error.path));
        const paths = changes
          .filter(isWritten)
          .map(({ path }) => path)
          .join(', ');
        if (error instanceof UndoFailed) throw undoFailed(error, paths);
        throw storageError(error, paths, 'written');
      }
    },
    temporaryFile(): string {
      try {
        return folder.temporaryFile();
      } catch (error) {
        throw storageError(error, 'A temporary file', 'written');
      }
    },
    /** Completes or undoes what processes left that died; after a failure the next commit does. */
    async recover(): Promise<void> {
      if (folder.exists()) await locked(async () => undefined);
      else isRecovered = true;
    },
    async close(): Promise<void> {
      isClosed = true;
      await inLine(['commit'], async () => settling.close());
    },
  };
}

/** Whether a change is more than a check that the file is as expected. */
const isWritten = ({ content, expected }: FileChange) =>
  (content instanceof Uint8Array ? digest(content) : (content?.revision ?? null)) !== expected;

const undoFailed = ({ message }: UndoFailed, paths: string) =>
  new AuthoringError(
    'storage',
    `${paths} could not be written, and what was written could not be undone (${message}). The next start completes or undoes it`,
    { at: paths },
  );
