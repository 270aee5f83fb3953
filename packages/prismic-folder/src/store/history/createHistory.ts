import { digest } from '../../lib/digest.ts';
import type { StoreFs } from '../StoreFs.ts';
import type { StoredVersion } from '../types.ts';
import { collect, type HistoryLimits, keptEntries } from './collect.ts';
import { historyFiles } from './historyFiles.ts';

/** Lines beyond the limit before an index file is written again. */
const SLACK = 10;

export type History = ReturnType<typeof createHistory>;

/** Earlier versions of files. */
export function createHistory(
  fs: StoreFs,
  root: string,
  limits: HistoryLimits,
  temporaryFile: () => string,
) {
  const files = historyFiles(fs, root, temporaryFile);
  // The first version that is added after the start looks at what is there.
  let addedBytes = limits.bytes;
  let collecting = Promise.resolve();

  /** Stores bytes, before the file that has them is replaced. */
  const keep = (bytes: Uint8Array) => files.writeObject(digest(bytes), bytes);
  const collectSoon = () => {
    addedBytes = 0;
    collecting = collecting
      .then(() => collect(files, limits))
      // Too much history is better than none, and no reason to refuse a save.
      .catch(() => undefined);
  };

  return {
    keep,
    /** Lists kept bytes as a version of a file that was replaced now, and written at `made`. */
    add(path: string, bytes: Uint8Array, made?: number): void {
      const revision = digest(bytes);
      const entries = files.entries(path);
      const last = entries.at(-1);
      keep(bytes);
      if (last?.revision === revision) return;
      const at = Date.now();
      const seq = last === undefined ? at : Math.max(at, last.seq + 1);
      const written = made === undefined ? {} : { made: Math.round(made) };
      const entry = { seq, at, revision, bytes: bytes.byteLength, ...written };
      files.append(path, entry);
      if (entries.length >= limits.versionsPerFile + SLACK) {
        files.rewrite(path, keptEntries(path, [...entries, entry], limits.versionsPerFile));
      }
      addedBytes += bytes.byteLength;
      if (addedBytes > limits.bytes / 10) collectSoon();
    },
    /** The newest first. */
    list(path: string): readonly StoredVersion[] {
      const entries = keptEntries(path, files.entries(path), limits.versionsPerFile).toReversed();
      return entries
        .filter(({ revision }) => files.objectInfo(revision) !== null)
        .map(({ revision, at, bytes, made }) => ({
          revision,
          at,
          bytes,
          ...(made !== undefined && { madeAt: made }),
        }));
    },
    read: files.object,
    paths: () => files.paths(),
    names: files.names,
    /** Waits for a removal of old versions in the background. */
    close: () => collecting,
  };
}
