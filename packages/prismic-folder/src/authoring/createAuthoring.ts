import { createSnapshotSource, type SnapshotSource } from '../folder/createSnapshotSource.ts';
import { cacheSources } from '../lib/readSource.ts';
import { listModelFiles, type ModelFile } from '../models/modelFiles.ts';
import { readModels } from '../models/readModels.ts';
import { openStore } from '../store/openStore.ts';
import type { FolderStore } from '../store/types.ts';
import type { Snapshot } from '../types.ts';
import type { ChangeEvent } from './contract/session.ts';
import { createWorkspace, type Workspace } from './workspace/Workspace.ts';
import { type MediaContext, type MediaOptions, openLibrary } from './media/MediaLibrary.ts';
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

/** A content folder that is open for editing. Every refusal of its operations is an AuthoringError; nothing was written then. */
export interface Authoring extends Workspace {
  readonly media: MediaContext;
  onChange(listener: (event: ChangeEvent) => void): () => void;
  close(): Promise<void>;
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
  const known = async () => (await snapshots.latest()).media;
  return {
    ...workspace,
    media: openLibrary({ store, known, ...options.media }),
    onChange: (listener) => watchFolder(workspace, listener),
    async close() {
      stop();
      if (!options.snapshots) snapshots.close();
      await store.close();
    },
  };
}

/** The content as it is. */
export const contentOf = async (workspace: Workspace): Promise<Snapshot> =>
  (await workspace.fresh()).folder.snapshot;

/** The ref that previews drafts, as `token` of a preview; null while there are none. */
export const draftsRef = async (workspace: Workspace): Promise<string | null> =>
  (await contentOf(workspace)).drafts?.ref ?? null;

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

/** Custom types and slices as their model files have them. What is not JSON or not a model is left out, with a problem. */
export async function readModelFiles({ root }: Pick<Workspace, 'root'>) {
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
      severity: 'error' as const,
      kind: 'model' as const,
    })),
  };
}
