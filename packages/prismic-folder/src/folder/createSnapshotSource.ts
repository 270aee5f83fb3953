import { closeSync, lstatSync, opendirSync, openSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadContent, type LoadedFolder, type RepositoryFolders } from './loadContent.ts';
import { listModelFiles, type ModelFiles } from '../models/modelFiles.ts';
import { readModels, type ReadModels } from '../models/readModels.ts';
import type { Problem, RepositoryDocument, Snapshot } from '../types.ts';
import {
  allFiles,
  type ContentFiles,
  listContentFiles,
  SETTINGS_FILE,
  withFiles,
  withUnread,
} from './contentFiles.ts';
import { digest } from '../lib/digest.ts';
import { errorCode } from '../lib/errorCode.ts';
import { inBackground } from '../lib/inBackground.ts';
import { type FileStamp, shownPath, stampFile } from '../lib/listFiles.ts';
import { type KeepOptions, keepDocuments } from './keptDocuments.ts';
import { type MediaCatalog, readMedia } from './mediaCatalog.ts';
import { cacheSources, readSource, type ReadSource } from '../lib/readSource.ts';
import { type ContentWatch, watchContent } from './watchContent.ts';

/** Which folder is read, and how changes of it are noticed. */
export interface SnapshotSourceOptions extends RepositoryFolders {
  /** True: each request reflects the current files. False: they are read once, or when asked to. */
  readonly watch: boolean;
  /** Where to keep documents for the next start, and to take those of the last one. */
  readonly keep?: KeepOptions | undefined;
}

/** A content folder that is read again as it changes. Nothing rejects for a bad file: it is in `problems`. */
export interface SnapshotSource {
  /** The current snapshot. Its `problems` are those of its own load. */
  current(): Promise<Snapshot>;
  /** Loads what has changed, and returns the folder by file. */
  load(): Promise<LoadedFolder>;
  /** The folder as it was loaded last, without looking at its files. */
  latest(): Promise<LoadedFolder>;
  /**
   * The next `current` lists the files again, whether it watches them or not. `paths`: files below
   * the content folder that were just written; only these are looked at by that one call.
   */
  invalidate(paths?: readonly string[]): void;
  /**
   * Keeps what was read for the next start. `noteOf`: what is to be known of a document then without its data, as its
   * `note`.
   */
  keep(noteOf: (document: RepositoryDocument) => unknown): Promise<void>;
  /** Stops watching. */
  close(): void;
}

/** A watched folder is looked at that often all the same, in ms: events can get lost. */
const LOOK_MS = 5000;
/** Part of the time that these looks may take. */
const LOOK_SHARE = 0.05;

/**
 * Reads only files with a new stamp again. While files are watched, the stamps of those are compared that the system has
 * told of; of all where it tells late or not at all, as of mounted folders and links, and now and then.
 */
export function createSnapshotSource(options: SnapshotSourceOptions): SnapshotSource {
  const { root, watch } = options;
  const loader = createLoader(options);
  const unread = createUnreadWatch();
  /** Without `watch` from the first call of `load` on. */
  let watching: ContentWatch | undefined = watch ? watchContent(options.contentDir) : undefined;
  let lookAt = 0;
  /** When all files were listed last, in ms since 1970. */
  let loadedAt = 0;
  let isStale = true;
  const written = new Set<string>();
  let latest:
    | {
        readonly listed: Listed;
        readonly folder: LoadedFolder;
        /** Whether no file of it can change without an event. */
        readonly isPlain: boolean;
        /** What could not be read may be read now, without a new stamp. */
        readonly isOutdated?: true;
      }
    | undefined;
  /** The load that was asked for last, and how many have not ended. */
  let last: Promise<LoadedFolder> | undefined;
  let open = 0;
  /** A load of everything that has not begun: it is as good for all who ask for another one. */
  let next: Promise<LoadedFolder> | undefined;

  const load = async (list: () => Listed | Promise<Listed>): Promise<LoadedFolder> => {
    try {
      const found = await list();
      const listed = latest
        ? { ...found, files: withUnread(found.files, latest.listed.files) }
        : found;
      if (latest && !latest.isOutdated && isSameListing(latest.listed, listed))
        return latest.folder;
      const folder = await loader.load(listed, latest?.folder);
      latest = { listed, folder, isPlain: isPlain(listed.files, folder.snapshot) };
      unread.follow(root, folder.snapshot.problems);
      return folder;
    } catch (error) {
      // The next request tries again.
      isStale = true;
      throw error;
    } finally {
      open -= 1;
    }
  };
  /** One after the other: each reuses what the one before has read, and is newer. */
  const inLine = (list: () => Listed | Promise<Listed>): Promise<LoadedFolder> => {
    const before = open > 0 ? last?.catch(() => undefined) : undefined;
    open += 1;
    const loading = before?.then(() => load(list)) ?? load(list);
    last = loading;
    loading.catch(() => {
      if (last === loading) last = undefined;
    });
    return loading;
  };
  const loadAll = (): Promise<LoadedFolder> => {
    isStale = false;
    written.clear();
    if (next !== undefined) return next;
    let hasBegun = false;
    const loading = inLine(() => {
      hasBegun = true;
      next = undefined;
      watching?.reset();
      return look();
    });
    if (!hasBegun) next = loading;
    return loading;
  };
  const loadWritten = (): Promise<LoadedFolder> => {
    const paths = new Set(written);
    written.clear();
    return inLine(() => (latest ? loader.restamp(latest.listed, paths) : loader.list()));
  };
  const look = async () => {
    const start = performance.now();
    loadedAt = (options.keep?.now ?? Date.now)();
    const listed = await loader.list();
    const now = performance.now();
    lookAt = now + Math.max(LOOK_MS, (now - start) / LOOK_SHARE);
    return listed;
  };
  const loadTold = async (): Promise<LoadedFolder> => {
    watching ??= watchContent(options.contentDir);
    await watching.settled();
    if (isStale || last === undefined || !latest?.isPlain) return loadAll();
    const told = watching.take(latest.listed.files);
    if (told === null || loader.haveModelsChanged(latest.listed.modelFiles)) return loadAll();
    for (const path of told) written.add(path);
    const loading = written.size > 0 ? loadWritten() : last;
    if (performance.now() >= lookAt) {
      inBackground('Looking for changes', async () => {
        await loadAll();
      });
    }
    return loading;
  };

  return {
    async current() {
      if (unread.hasChanged()) {
        isStale = true;
        if (latest !== undefined) latest = { ...latest, isOutdated: true };
      }
      if (isStale || last === undefined) return (await loadAll()).snapshot;
      if (watch) return (await loadTold()).snapshot;
      return (await (written.size > 0 ? loadWritten() : last)).snapshot;
    },
    load: loadTold,
    latest: () => last ?? loadAll(),
    invalidate(paths) {
      if (paths === undefined) isStale = true;
      else for (const path of paths) written.add(path);
    },
    async keep(noteOf) {
      if (options.keep === undefined || last === undefined) return;
      const { master } = await last;
      const shown = shownPath(root, join(options.contentDir, 'documents'));
      await keepDocuments(options.keep, master, shown, loadedAt, noteOf);
    },
    close: () => watching?.close(),
  };
}

/** Whether events tell of all files: not of links, nor of what could not be read. */
const isPlain = (files: ContentFiles, { problems }: Snapshot) =>
  files.leftOut.length === 0 &&
  problems.every(({ kind }) => kind !== 'unread') &&
  allFiles(files).every(({ isLinked }) => !isLinked);

interface Listed {
  readonly modelFiles: ModelFiles;
  readonly files: ContentFiles;
}

/** Lists and loads a folder; models and media are the same objects until one of their files changes. */
function createLoader({ root, contentDir, keep }: SnapshotSourceOptions) {
  // Documents would take much memory, and are not read again while they are the same.
  const readOnce = cacheSources();
  const read: ReadSource = (file) =>
    file.name === SETTINGS_FILE ? readOnce(file) : readSource(file);
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
    haveModelsChanged: (known: ModelFiles) => !isSameModels(listModelFiles(root, readOnce), known),
    list: async (): Promise<Listed> => ({
      modelFiles: listModelFiles(root, readOnce),
      files: await listContentFiles(contentDir),
    }),
    async load(
      { modelFiles, files }: Listed,
      previous: LoadedFolder | undefined,
    ): Promise<LoadedFolder> {
      const { models, problems } = await readModelFiles(
        stampsOf([...modelFiles.types, ...modelFiles.slices], modelFiles.problems.length),
        (known) => readModels(root, readOnce, modelFiles, known?.models),
      );
      const media = await readMediaFiles(stampsOf(files.media), (known) =>
        readMedia(files.media, known),
      );
      const parts = { models, files, media, read, previous, keep };
      const folder = await loadContent({ root, contentDir, ...parts });
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

const isSameFiles = (some: readonly FileStamp[], others: readonly FileStamp[]) =>
  some.length === others.length &&
  some.every(({ path, stamp }, at) => path === others[at]?.path && stamp === others[at].stamp);

const isSameModels = (one: ModelFiles, other: ModelFiles) =>
  one.problems.length === other.problems.length &&
  isSameFiles([...one.types, ...one.slices], [...other.types, ...other.slices]);

/** Whether nothing has changed since an earlier listing. */
function isSameListing(one: Listed, other: Listed): boolean {
  const rest = ({ files: { releases, leftOut } }: Listed) =>
    JSON.stringify([
      releases.map(({ id }) => id),
      leftOut.map(({ path, reason }) => [path, reason]),
    ]);
  return (
    isSameModels(one.modelFiles, other.modelFiles) &&
    isSameFiles(allFiles(one.files), allFiles(other.files)) &&
    rest(one) === rest(other)
  );
}

/** How often it is looked, in ms; and at how many, which takes less than a millisecond. */
const INTERVAL_MS = 5000;
const MAX_PATHS = 100;

/** Whether files and folders that could not be read have changed, for who reads the content once. */
export function createUnreadWatch(now = () => performance.now()) {
  let known = new Map<string, string>();
  let lookAt = 0;
  return {
    /** Follows what these problems say is not read; paths are relative to `root`. */
    follow(root: string, problems: readonly Problem[]): void {
      const unread = problems.filter(({ kind }) => kind === 'unread').slice(0, MAX_PATHS);
      const paths = unread.map(({ file }) => resolve(root, file));
      known = new Map(paths.map((path) => [path, stateOf(path)]));
      lookAt = now() + INTERVAL_MS;
    },
    /** True if one of them has changed; looks at most every five seconds. */
    hasChanged(): boolean {
      if (known.size === 0 || now() < lookAt) return false;
      lookAt = now() + INTERVAL_MS;
      return [...known].some(([path, state]) => stateOf(path) !== state);
    },
  };
}

/** Changes when a path is replaced, gets other permissions, leads elsewhere, or can be read at last. */
function stateOf(path: string): string {
  try {
    const [own, target] = [lstatSync(path), statSync(path, { throwIfNoEntry: false })];
    // Opening a pipe would wait for who writes to it.
    if (target?.isDirectory()) opendirSync(path).closeSync();
    else if (target?.isFile()) closeSync(openSync(path, 'r'));
    return `${own.ino}:${own.ctimeMs}:${target?.ino}:${target?.ctimeMs}`;
  } catch (error) {
    return errorCode(error) ?? 'unknown';
  }
}
