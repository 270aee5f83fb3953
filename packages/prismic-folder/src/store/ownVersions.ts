import { hasHistory } from './checkPath.ts';
import type { History } from './history/createHistory.ts';
import type { RecentVersions } from './recentVersions.ts';

/**
 * What this store wrote last to each file. If another program has replaced it since, which checks
 * no revision, the version written here goes to the history as soon as that is seen.
 */
export interface OwnVersions {
  /** The store has written a file, or deleted it. */
  note(path: string, revision: string | null): void;
  /** A file was seen with this revision; null: it is gone. */
  observe(path: string, revision: string | null): void;
}

export function createOwnVersions(recent: RecentVersions, history: History): OwnVersions {
  const own = new Map<string, string>();
  return {
    note(path, revision) {
      if (revision !== null && hasHistory(path)) own.set(path, revision);
      else own.delete(path);
    },
    observe(path, revision) {
      const written = own.get(path);
      if (written === undefined || written === revision) return;
      own.delete(path);
      const bytes = recent.get(written);
      if (bytes === undefined) return;
      try {
        history.add(path, bytes);
      } catch {
        // Reading must work on a full disk, too.
      }
    },
  };
}
