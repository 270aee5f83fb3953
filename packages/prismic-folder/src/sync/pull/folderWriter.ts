import { digest } from '../../lib/digest.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { type FolderStore, RevisionError } from '../../store/types.ts';

/** A file to write; `expected` is its revision when the pull was planned. */
export interface NewFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly expected: string | null;
}

export type FolderWriter = ReturnType<typeof createFolderWriter>;

/** Writes what a pull brings, and leaves alone what others have changed since it was planned. */
export function createFolderWriter(store: FolderStore) {
  const skipped: string[] = [];
  const toCommit = ({ path, content, expected }: NewFile) => ({
    path,
    content: typeof content === 'string' ? Buffer.from(content) : content,
    expected,
  });
  const write = async (file: NewFile): Promise<boolean> => {
    const change = toCommit(file);
    try {
      await store.commit([change]);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error instanceof RevisionError) {
        if (error.current?.revision === digest(change.content)) return true;
        skipped.push(`${file.path} has changed since the pull was planned`);
      } else skipped.push(error.message);
      return false;
    }
  };
  return {
    /** Files that were not written, each with its reason. */
    skipped,
    /** Whether the file was written. */
    write: (path: string, content: string | Uint8Array, expected: string | null) =>
      write({ path, content, expected }),
    /** Writes files in one commit; if one of them cannot be written, the others one by one. */
    async writeAll(files: readonly NewFile[]): Promise<ReadonlySet<NewFile>> {
      try {
        await store.commit(files.map(toCommit));
        return new Set(files);
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
      const written = new Set<NewFile>();
      for (const file of files) {
        // oxlint-disable-next-line no-await-in-loop
        if (await write(file)) written.add(file);
      }
      return written;
    },
  };
}

/** Of one file: it has changed, or has a name that not every system can have. All else fails for all files. */
function isRefusal(error: unknown): error is RevisionError | AuthoringError {
  return (
    error instanceof RevisionError ||
    (error instanceof AuthoringError && (error.code === 'refused' || error.code === 'exists'))
  );
}
