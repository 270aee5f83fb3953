import { digest } from '../folder/digest.ts';
import { hasHistory } from './checkPath.ts';
import { locate } from './locate.ts';
import { createRecentVersions, type RecentVersions } from './recentVersions.ts';
import { notAFile, storageError } from './storageError.ts';
import type { StoreFs } from './StoreFs.ts';
import type { StoredFile } from './types.ts';

export interface Reader {
  readonly recent: RecentVersions;
  /** Remembers a document that was written. */
  remember(path: string, revision: string, bytes: Uint8Array): void;
  /** null if there is no such file. Throws AuthoringError (refused, storage). */
  read(path: string): StoredFile | null;
  revision(path: string): Promise<string | null>;
}

/** Reads files of the content folder; documents are remembered by their revision. */
export function createReader(fs: StoreFs, root: string): Reader {
  const recent = createRecentVersions();
  const remember = (path: string, revision: string, bytes: Uint8Array) => {
    if (hasHistory(path)) recent.add(revision, bytes);
  };
  const locateFile = (path: string) => {
    const { real } = locate(fs, root, path);
    const info = fs.info(real);
    if (info === null) return null;
    if (info.kind !== 'file') throw notAFile(path, info.kind);
    return real;
  };
  return {
    recent,
    remember,
    async revision(path) {
      try {
        const real = locateFile(path);
        return real === null ? null : await fs.revisionLater(real);
      } catch (error) {
        throw storageError(error, path, 'read');
      }
    },
    read(path) {
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
