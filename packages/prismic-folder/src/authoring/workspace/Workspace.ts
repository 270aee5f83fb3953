import { join } from 'node:path';
import { ARCHIVE_FOLDER } from '../../folder/contentFiles.ts';
import type { SnapshotSource } from '../../folder/createSnapshotSource.ts';
import type { LoadedFolder } from '../../folder/loadContent.ts';
import type { LoadedSet } from '../../folder/loadedSet.ts';
import { loadSet } from '../../folder/loadSet.ts';
import { shownPath } from '../../lib/listFiles.ts';
import { readSource } from '../../lib/readSource.ts';
import { untilUnchanged } from '../../store/mutex.ts';
import type { FileChange, FolderStore } from '../../store/types.ts';
import { createDocumentIndex, type DocumentIndex } from './documentIndex.ts';
import { createGitVersions, type GitVersions } from './gitVersions.ts';
import {
  openPublications,
  openRestoredDrafts,
  type Publications,
  type RestoredDrafts,
} from './historyLog.ts';

/** A content folder as the services read and write it. */
export interface Workspace {
  readonly root: string;
  readonly contentDir: string;
  readonly store: FolderStore;
  readonly restored: RestoredDrafts;
  readonly publications: Publications;
  readonly git: GitVersions;
  /** The documents as their files are now. */
  fresh(): Promise<DocumentIndex>;
  /** The documents as they were loaded last: for what a later look may correct. */
  latest(): Promise<DocumentIndex>;
  /** Path for messages of a file below the content folder. */
  shown(path: string): string;
  commit(changes: readonly FileChange[]): Promise<void>;
  /**
   * Runs `work` alone among those with one of these names, and again if a file that it read was
   * changed before its commit.
   */
  transaction<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result>;
  /** In ms since 1970. */
  now(): number;
}

interface WorkspaceOptions {
  readonly root: string;
  readonly contentDir: string;
  readonly store: FolderStore;
  readonly snapshots: SnapshotSource;
  readonly now?: () => number;
}

/** Name of transactions that create, rename, move or delete documents. */
export const STRUCTURE = 'structure';

/** Runs work that creates, renames, moves or deletes documents, on the documents as they are; `names`: others that it changes. */
export const restructure = <Result>(
  workspace: Workspace,
  names: readonly string[],
  work: (index: DocumentIndex) => Promise<Result>,
): Promise<Result> =>
  workspace.transaction([STRUCTURE, ...names], async () => work(await workspace.fresh()));

export function createWorkspace(options: WorkspaceOptions): Workspace {
  const { root, contentDir, store, snapshots, now = Date.now } = options;
  const shown = (path: string) => shownPath(root, join(contentDir, path));
  let indexed: { readonly folder: LoadedFolder; readonly index: DocumentIndex } | undefined;
  let archive: LoadedSet | undefined;

  const indexOf = (folder: LoadedFolder): DocumentIndex => {
    if (indexed?.folder === folder) return indexed.index;
    const { models, media, settings, ground, files } = folder;
    archive = loadSet(
      { models, media, settings, ground, read: readSource, locate: (problems) => problems },
      {
        files: files.archive,
        shown: shown(`${ARCHIVE_FOLDER}/documents`),
        refBase: '',
        previous: archive,
      },
    );
    indexed = { folder, index: createDocumentIndex(folder, archive) };
    return indexed.index;
  };

  return {
    root,
    contentDir,
    store,
    restored: openRestoredDrafts(contentDir),
    publications: openPublications(contentDir),
    git: createGitVersions(contentDir),
    shown,
    now,
    fresh: async () => indexOf(await snapshots.load()),
    latest: async () => indexOf(await snapshots.latest()),
    commit: (changes) => store.commit(changes),
    transaction: (names, work) => store.exclusive(names, () => untilUnchanged(work)),
  };
}
