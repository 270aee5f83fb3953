import { loadRepository, type RepositoryFolders } from '../loadRepository.ts';
import { listModelFiles, type ModelFiles } from '../models/modelFiles.ts';
import { readModels } from '../models/readModels.ts';
import type { Snapshot } from '../types.ts';
import { listContentFiles, type ContentFiles } from './contentFiles.ts';
import { digest } from './digest.ts';
import { loadContent } from './loadContent.ts';
import { readMedia, type MediaCatalog } from './mediaCatalog.ts';
import { cacheSources } from './readSource.ts';

export interface SnapshotSourceOptions extends RepositoryFolders {
  /** True: each request reflects the current files. False: they are read once. */
  readonly watch: boolean;
}

export interface SnapshotSource {
  /** The current snapshot. Its `problems` are those of its own load. */
  current(): Promise<Snapshot>;
}

export function createSnapshotSource(options: SnapshotSourceOptions): SnapshotSource {
  return options.watch ? createWatchedSource(options) : createFixedSource(options);
}

function createFixedSource(folders: RepositoryFolders): SnapshotSource {
  let snapshot: Promise<Snapshot> | undefined;
  return {
    current() {
      snapshot ??= loadRepository(folders).catch((error: unknown) => {
        // The next request tries again.
        snapshot = undefined;
        throw error;
      });
      return snapshot;
    },
  };
}

/**
 * Compares the stamps of all files at each call, because file system events come late and are lost
 * on mounted folders. Only files with a new stamp are read again.
 */
function createWatchedSource({ root, contentDir }: RepositoryFolders): SnapshotSource {
  const read = cacheSources();
  let media: MediaCatalog | undefined;
  let latest: { readonly stamp: string; readonly snapshot: Promise<Snapshot> } | undefined;

  const load = async (modelFiles: ModelFiles, files: ContentFiles): Promise<Snapshot> => {
    const { models, problems } = await readModels(root, read, modelFiles);
    media = await readMedia(files.media, media);
    const snapshot = await loadContent({ root, contentDir, models, files, media, read });
    return { ...snapshot, problems: [...problems, ...snapshot.problems] };
  };

  return {
    current() {
      const modelFiles = listModelFiles(root, read);
      const files = listContentFiles(contentDir);
      const stamp = stampOf(modelFiles, files);
      if (latest?.stamp === stamp) return latest.snapshot;
      // Loads run one after another, because each reuses what the previous one read.
      const before = latest?.snapshot.catch(() => undefined);
      const snapshot = Promise.resolve(before).then(() => load(modelFiles, files));
      const started = { stamp, snapshot };
      latest = started;
      snapshot.catch(() => {
        // The next request tries again.
        if (latest === started) latest = undefined;
      });
      return snapshot;
    },
  };
}

function stampOf(models: ModelFiles, content: ContentFiles): string {
  const files = [
    ...models.types,
    ...models.slices,
    ...(content.settings ? [content.settings] : []),
    ...content.documents,
    ...content.releases.flatMap(({ documents, strays }) => [...documents, ...strays]),
    ...content.media,
  ];
  const folders = [models.problems.length, ...content.releases.map(({ id }) => id)];
  return digest(`${folders}\n${files.map(({ path, stamp }) => `${path} ${stamp}`).join('\n')}`);
}
