import { createSnapshotSource, type SnapshotSource } from '../folder/createSnapshotSource.ts';
import { cacheSources } from '../folder/readSource.ts';
import { listModelFiles, type ModelFile } from '../models/modelFiles.ts';
import { readModels } from '../models/readModels.ts';
import { openStore } from '../store/openStore.ts';
import type { FolderStore } from '../store/types.ts';
import type { Authoring } from './Authoring.ts';
import { createDocuments } from './documents/createDocuments.ts';
import { createWorkspace } from './documents/Workspace.ts';
import { createFinding } from './finding/createFinding.ts';
import { createDocumentHistory } from './history/createDocumentHistory.ts';
import { createGitVersions } from './history/gitVersions.ts';
import { createLanguages } from './languages/createLanguages.ts';
import { createMedia, type MediaOptions } from './media/createMedia.ts';
import { createReleases } from './releases/createReleases.ts';
import { createSets } from './sets/createSets.ts';
import { planPublication } from './releases/planPublication.ts';
import { openPublications } from './releases/publications.ts';
import { watchFolder } from './watchFolder.ts';

export interface AuthoringOptions {
  /** The project's folder, with models. */
  readonly root: string;
  readonly contentDir: string;
  /** The source that the repository is served from, so that it shows what is saved. */
  readonly snapshots?: SnapshotSource;
  readonly store?: FolderStore;
  /** Limits of uploads. */
  readonly media?: Omit<MediaOptions, 'store' | 'known'>;
  /** In ms since 1970; the clock by default. */
  readonly now?: () => number;
}

/** Opens a content folder for editing. */
export async function createAuthoring(options: AuthoringOptions): Promise<Authoring> {
  const { root, contentDir, now } = options;
  const snapshots = options.snapshots ?? createSnapshotSource({ root, contentDir, watch: true });
  const opened = options.store ?? (await openStore({ contentDir }));
  const store = { ...opened, commit: commitThen(opened, (paths) => snapshots.invalidate(paths)) };
  const workspace = createWorkspace({ root, contentDir, store, snapshots, ...(now && { now }) });
  // A given source may not watch the files: then it learns here of what other programs write.
  const stop = store.onChange(({ isOwn }) => {
    if (!isOwn) snapshots.invalidate();
  });
  const publications = openPublications(contentDir);
  return {
    documents: createDocuments(workspace),
    releases: createReleases(workspace, publications),
    history: createDocumentHistory(workspace, createGitVersions(contentDir), publications),
    finding: createFinding(workspace),
    media: createMedia({
      store,
      known: async () => (await snapshots.latest()).media,
      ...options.media,
    }),
    languages: createLanguages(workspace),
    sets: createSets(workspace),
    content: async () => (await workspace.fresh()).folder.snapshot,
    plan: (publication, options) =>
      planPublication(workspace, publications, publication, options?.withErrors),
    models: () => readModelFiles(root),
    async draftsRef() {
      const { folder } = await workspace.fresh();
      return folder.snapshot.drafts?.ref ?? null;
    },
    onChange: (listener) => watchFolder(workspace, listener),
    async close() {
      stop();
      await store.close();
    },
  };
}

/** Also after a failure: what was written may have been undone. */
function commitThen(
  store: FolderStore,
  then: (paths: readonly string[]) => void,
): FolderStore['commit'] {
  return async (changes) => {
    try {
      await store.commit(changes);
    } finally {
      then(changes.map(({ path }) => path));
    }
  };
}

/** Files that are not JSON or not a model are left out, and each has a problem. */
async function readModelFiles(root: string): ReturnType<Authoring['models']> {
  const read = cacheSources();
  const files = listModelFiles(root, read);
  const { problems } = await readModels(root, read, files);
  const leftOut = new Set(problems.map(({ file }) => file));
  const valuesOf = (listed: readonly ModelFile[]) =>
    listed.flatMap((file): unknown[] => {
      const { parsed } = read(file);
      return parsed.ok && !leftOut.has(file.name) ? [parsed.value] : [];
    });
  return {
    types: valuesOf(files.types),
    slices: valuesOf(files.slices),
    problems: problems.map(({ file, field, line, reason }) => ({
      file,
      ...(field !== undefined && { field }),
      ...(line !== undefined && { line }),
      reason,
      severity: 'error',
      kind: 'model',
    })),
  };
}
