import { join } from 'node:path';
import type { RepositoryFolders } from '../loadRepository.ts';
import { listModelFiles, type ModelFiles } from '../models/modelFiles.ts';
import { readModels, type ReadModels } from '../models/readModels.ts';
import type { Snapshot } from '../types.ts';
import { listContentFiles, type ContentFiles } from './contentFiles.ts';
import { digest } from './digest.ts';
import { type FileStamp, stampFile } from './listFiles.ts';
import { loadContent, type LoadedFolder } from './loadContent.ts';
import { readMedia, type MediaCatalog } from './mediaCatalog.ts';
import { cacheSources, readSource } from './readSource.ts';
import { withFiles } from './withFiles.ts';

export interface SnapshotSourceOptions extends RepositoryFolders {
  /** True: each request reflects the current files. False: they are read once, or when asked to. */
  readonly watch: boolean;
}

export interface SnapshotSource {
  /** The current snapshot. Its `problems` are those of its own load. */
  current(): Promise<Snapshot>;
  /** Lists all files, loads what has changed, and returns the folder by file. */
  load(): Promise<LoadedFolder>;
  /** The folder as it was loaded last, without looking at its files. */
  latest(): Promise<LoadedFolder>;
  /**
   * The next `current` lists the files again, whether it watches them or not. `paths`: files below
   * the content folder that were just written; only these are looked at by that one call.
   */
  invalidate(paths?: readonly string[]): void;
}

/**
 * Compares the stamps of all files, because file system events come late and are lost on mounted
 * folders. Only files with a new stamp are read again.
 */
export function createSnapshotSource(options: SnapshotSourceOptions): SnapshotSource {
  const { watch } = options;
  const loader = createLoader(options);
  let isStale = true;
  const written = new Set<string>();
  let latest:
    | { readonly stamp: string; readonly listed: Listed; readonly folder: Promise<LoadedFolder> }
    | undefined;

  const load = (listed = loader.list()): Promise<LoadedFolder> => {
    isStale = false;
    written.clear();
    const stamp = stampOf(listed.modelFiles, listed.files);
    if (latest?.stamp === stamp) return latest.folder;
    // Loads run one after another, because each reuses what the previous one read.
    const before = latest?.folder.catch(() => undefined);
    const folder = Promise.resolve(before).then((previous) => loader.load(listed, previous));
    const started = { stamp, listed, folder };
    latest = started;
    folder.catch(() => {
      // The next request tries again.
      if (latest === started) latest = undefined;
    });
    return folder;
  };

  return {
    async current() {
      if (latest !== undefined && !isStale && written.size > 0) {
        return (await load(loader.restamp(latest.listed, written))).snapshot;
      }
      const folder = watch || isStale || latest === undefined ? load() : latest.folder;
      return (await folder).snapshot;
    },
    load: () => load(),
    latest: () => latest?.folder ?? load(),
    invalidate(paths) {
      if (paths === undefined) isStale = true;
      else for (const path of paths) written.add(path);
    },
  };
}

interface Listed {
  readonly modelFiles: ModelFiles;
  readonly files: ContentFiles;
}

/** Lists and loads a folder; models and media are the same objects until one of their files changes. */
function createLoader({ root, contentDir, watch }: SnapshotSourceOptions) {
  // Without a watcher a second load is rare, and the parsed files would take much memory.
  const read = watch ? cacheSources() : readSource;
  const readMediaFiles = keepWhile<MediaCatalog>();
  const readModelFiles = keepWhile<ReadModels>();

  return {
    /** Another listing, in which only some files are looked at again. */
    restamp: ({ modelFiles, files }: Listed, paths: ReadonlySet<string>): Listed => {
      const changed = new Map(
        [...paths].map((path) => [path, stampFile(join(contentDir, path), path) ?? null]),
      );
      return { modelFiles, files: withFiles(files, changed) };
    },
    list: (): Listed => ({
      modelFiles: listModelFiles(root, read),
      files: listContentFiles(contentDir),
    }),
    async load(
      { modelFiles, files }: Listed,
      previous: LoadedFolder | undefined,
    ): Promise<LoadedFolder> {
      const { models, problems } = await readModelFiles(
        stampsOf([...modelFiles.types, ...modelFiles.slices], modelFiles.problems.length),
        () => readModels(root, read, modelFiles),
      );
      const media = await readMediaFiles(stampsOf(files.media), (known) =>
        readMedia(files.media, known),
      );
      const folder = await loadContent({ root, contentDir, models, files, media, read, previous });
      const { snapshot } = folder;
      return {
        ...folder,
        snapshot: { ...snapshot, problems: [...problems, ...snapshot.problems] },
      };
    },
  };
}

/** Returns the value read for the last key as long as the key is the same. */
function keepWhile<Value>() {
  let last: { readonly key: string; readonly value: Value } | undefined;
  return async (
    key: string,
    read: (known: Value | undefined) => Promise<Value>,
  ): Promise<Value> => {
    if (last?.key !== key) last = { key, value: await read(last?.value) };
    return last.value;
  };
}

function stampsOf(files: readonly FileStamp[], ...more: readonly (string | number)[]): string {
  return digest(`${more}\n${files.map(({ path, stamp }) => `${path} ${stamp}`).join('\n')}`);
}

function stampOf(models: ModelFiles, content: ContentFiles): string {
  const { settings, documents, releases, drafts, archive, media } = content;
  const folders = [...releases, drafts];
  return stampsOf(
    [
      ...models.types,
      ...models.slices,
      ...(settings ? [settings] : []),
      ...documents,
      ...folders.flatMap((folder) => [...folder.documents, ...folder.strays]),
      ...archive,
      ...media,
    ],
    models.problems.length,
    ...folders.map(({ id }) => id),
  );
}
