import { AuthoringError } from '../../authoring/AuthoringError.ts';
import { digest } from '../../folder/digest.ts';
import type { FolderStore } from '../../store/types.ts';
import { RevisionError } from '../../store/types.ts';

/** Writes what a pull brings, and leaves alone what others have changed since it was planned. */
export interface FolderWriter {
  /** Whether the file was written; `expected` is its revision when the pull was planned. */
  write(path: string, content: string | Uint8Array, expected: string | null): Promise<boolean>;
  /** Files that were not written, each with its reason. */
  readonly skipped: readonly string[];
}

export function createFolderWriter(store: FolderStore): FolderWriter {
  const skipped: string[] = [];
  return {
    skipped,
    async write(path, content, expected) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      try {
        await store.commit([{ path, content: bytes, expected }]);
        return true;
      } catch (error) {
        if (error instanceof RevisionError) {
          if (error.current?.revision === digest(bytes)) return true;
          skipped.push(`${path} has changed since the pull was planned`);
          return false;
        }
        // A name that not every system can have. Whatever else fails, fails for all files.
        const isName =
          error instanceof AuthoringError && (error.code === 'refused' || error.code === 'exists');
        if (!isName) throw error;
        skipped.push(error.message);
        return false;
      }
    },
  };
}
