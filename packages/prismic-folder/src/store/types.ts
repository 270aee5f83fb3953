/** A revision: a digest of a file's bytes (SHA-1 as base64url). */
export const REVISION = /^[\w-]{27}$/;

/** A file's bytes and their revision. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly revision: string;
}

/**
 * A finished file below `.store` that a commit moves to its place, so that large files are never in
 * memory as a whole. `temporaryFile` names it; the revision was computed while it was written.
 */
export interface TemporaryFile {
  readonly temporary: string;
  readonly revision: string;
}

/** One file of a commit. Paths are relative to the content folder, with `/`. */
export interface FileChange {
  readonly path: string;
  /** null deletes the file. */
  readonly content: Uint8Array | TemporaryFile | null;
  /** The revision the change was made on; null: the file must not exist. */
  readonly expected: string | null;
}

/** A file has another revision than the change expected. */
export class RevisionError extends Error {
  override readonly name = 'RevisionError';
  readonly path: string;
  /** The file as it is; null if there is none. */
  readonly current: StoredFile | null;

  constructor(path: string, current: StoredFile | null) {
    const reason = current === null ? 'no longer exists' : 'has changed meanwhile';
    super(`${path} ${reason}`);
    this.path = path;
    this.current = current;
  }
}

/** A change of a file on disk. */
export interface StoreEvent {
  readonly path: string;
  /** null: the file is gone. Also of a file or folder that cannot be read, and when that ends. */
  readonly revision: string | null;
  /** Whether a commit of this store made it. */
  readonly isOwn: boolean;
  /**
   * Set if another program wrote to the file while a commit replaced it: the revision of what it
   * wrote. The file has the commit's content; `version` returns the other.
   */
  readonly overwritten?: string;
}

/** Reads and writes the files of a content folder. */
export interface FolderStore {
  readonly contentDir: string;
  /** null if there is no such file. Throws AuthoringError (refused: outside the folder; storage). */
  read(path: string): StoredFile | null;
  /** The revision of a file of any size, read in parts; null if there is no such file. */
  revision(path: string): Promise<string | null>;
  /**
   * A new absolute path on the same file system, for a large file that a commit will place. Files
   * that were not committed are deleted at the next start.
   */
  temporaryFile(): string;
  /**
   * Writes all changes or none, atomically and durably: after a crash at any moment each file is
   * old or new, and all of one commit are the same. Replaced versions of documents go to the
   * history. Throws RevisionError if a file is not as expected, AuthoringError (storage) if it
   * cannot be written; nothing has changed then.
   */
  commit(changes: readonly FileChange[]): Promise<void>;
  /** Runs `work` while no other work with one of these names runs: read, decide, commit. */
  exclusive<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result>;
  /** Calls `listener` for every change within 300 ms. Returns a function that stops it. */
  onChange(listener: (event: StoreEvent) => void): () => void;
  /** Earlier versions of a file, the newest first. */
  history(path: string): Promise<readonly StoredVersion[]>;
  /** All paths that have earlier versions, whether the file still exists or not. */
  historyPaths(): readonly string[];
  /** Names of folders and files in a folder that have earlier versions. */
  historyNames(folder: string): readonly string[];
  /** Bytes of an earlier version, also of one that was only read here; null if not stored. */
  version(revision: string): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

export interface StoredVersion {
  readonly revision: string;
  /** In ms since 1970: when it was replaced. */
  readonly at: number;
  /** When it was written, where that is known. */
  readonly madeAt?: number;
  readonly bytes: number;
}
