import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readModels } from '../models/readModels.ts';
import { DRAFTS_ID, type Models, type Problem, type Release, type Snapshot } from '../types.ts';
import {
  type ContentFiles,
  DRAFTS_FOLDER,
  listContentFiles,
  type ReleaseFiles,
  SETTINGS_FILE,
} from './contentFiles.ts';
import { leftOutProblem, shownPath } from '../lib/listFiles.ts';
import { type KeepOptions, openKept } from './keptDocuments.ts';
import { groundOf, stampedGround } from './loadedDocument.ts';
import type { LoadedSet, SetContext } from './loadedSet.ts';
import { loadSet } from './loadSet.ts';
import { type MediaCatalog, readMedia } from './mediaCatalog.ts';
import { readSource, type ReadSource } from '../lib/readSource.ts';
import {
  readSettings,
  type ReleaseSettings,
  type RepositorySettings,
} from './repositorySettings.ts';
import { withLines } from '../lib/withLines.ts';

interface ContentOptions {
  /** The project's folder: paths in problems are relative to it. */
  readonly root: string;
  readonly contentDir: string;
  readonly models: Models;
  /** Passed by a reload, so that nothing is listed or read twice. */
  readonly files?: ContentFiles;
  readonly media?: MediaCatalog;
  readonly read?: ReadSource;
  /** Reads a file with problems, for their lines; by default from disk. */
  readonly readText?: (path: string) => string;
  /** The same folder as it was loaded before: what has not changed is taken from it. */
  readonly previous?: LoadedFolder | undefined;
  /** Where master's documents are kept between starts; read for the first load. */
  readonly keep?: KeepOptions | undefined;
}

/** A loaded content folder: its snapshot, and by file what that was made from. */
export interface LoadedFolder {
  readonly snapshot: Snapshot;
  readonly files: ContentFiles;
  readonly models: Models;
  readonly media: MediaCatalog;
  readonly settings: RepositorySettings;
  /** What documents depend on besides other documents: see `stampedGround`. */
  readonly ground: string;
  readonly master: LoadedSet;
  /** By id, in the order of the settings. */
  readonly releases: ReadonlyMap<string, LoadedSet>;
  /** Without files if there are no drafts. */
  readonly drafts: LoadedSet;
}

/**
 * Loads a content folder: validates every document against its model and completes it as the API
 * does. Problems are in the snapshot. Never writes to the folder.
 */
export async function loadContent(options: ContentOptions): Promise<LoadedFolder> {
  const { root, contentDir, models, read = readSource, previous, keep } = options;
  const files = options.files ?? (await listContentFiles(contentDir));
  const media = options.media ?? (await readMedia(files.media));
  const problems: Problem[] = [];
  const shown = (path: string) => shownPath(root, join(contentDir, path));
  if (files.leftOut.length === 0 && !existsSync(contentDir)) {
    problems.push({ file: shown(''), reason: 'the content folder does not exist' });
  }
  problems.push(...files.leftOut.map((one) => leftOutProblem(root, one)));
  for (const [name, { unread }] of media) {
    if (unread !== undefined) {
      problems.push({
        file: shown(`media/${name}`),
        reason: unread,
        leftOut: true,
        kind: 'unread',
      });
    }
  }
  const settings = readSettings(
    shown(SETTINGS_FILE),
    files.settings && read(files.settings).parsed,
    problems,
    previous?.settings,
  );
  const locate = (found: readonly Problem[]) => withLines(root, found, options.readText);
  const base = groundOf(models, settings, media);
  const ground = stampedGround(base, media);
  const context: SetContext = { models, media, settings, read, ground, locate };

  const { documents } = files;
  const master = loadSet(context, {
    files: documents,
    shown: shown('documents'),
    refBase: base,
    previous: previous?.master,
    kept: keep && !previous ? openKept(keep, documents, shown('documents')) : undefined,
  });
  const loadRelease = (id: string, folder: string, found: ReleaseFiles | undefined) =>
    loadSet(context, {
      files: found?.documents ?? [],
      shown: `${folder}/documents`,
      refBase: `${id} ${master.ref}`,
      master,
      previous: id === DRAFTS_ID ? previous?.drafts : previous?.releases.get(id),
    });

  const found: Problem[] = [...locate(problems), ...master.problems];
  const loaded = new Map<string, LoadedSet>();
  const releases = listReleases(files, settings.releases).map((release): Release => {
    const own = files.releases.find(({ id }) => id === release.id);
    const folder = shown(`releases/${release.id}`);
    const set = loadRelease(release.id, folder, own);
    loaded.set(release.id, set);
    found.push(...releaseProblems(folder, own), ...set.problems);
    return { ...release, ref: set.ref, documents: set.served };
  });
  const draftsFolder = shown(DRAFTS_FOLDER);
  const drafts = loadRelease(DRAFTS_ID, draftsFolder, files.drafts);
  found.push(...strayProblems(draftsFolder, files.drafts), ...drafts.problems);

  const { releases: _listed, ...rest } = settings;
  const snapshot: Snapshot = {
    ...rest,
    models,
    ref: master.ref,
    documents: master.served,
    releases,
    drafts: drafts.files.length === 0 ? null : draftsRelease(drafts),
    problems: found,
  };
  return { snapshot, files, models, media, settings, ground, master, releases: loaded, drafts };
}

function draftsRelease({ ref, served }: LoadedSet): Release {
  return { id: DRAFTS_ID, label: 'Drafts', ref, documents: served };
}

/** The releases in the settings, in their order, then those that only have a folder. */
function listReleases(files: ContentFiles, listed: readonly ReleaseSettings[]): ReleaseSettings[] {
  const unlisted = files.releases.filter(({ id }) => listed.every((release) => release.id !== id));
  return [...listed, ...unlisted.map(({ id }) => ({ id, label: id }))];
}

function releaseProblems(folder: string, files: ReleaseFiles | undefined): Problem[] {
  if (files !== undefined) return strayProblems(folder, files);
  const reason = 'the release is listed in repository.json but has no folder';
  return [{ file: folder, reason, severity: 'warning' }];
}

function strayProblems(folder: string, { strays }: ReleaseFiles): Problem[] {
  return strays.map(({ name }) => {
    const reason = `is not read: documents go below ${folder}/documents`;
    return { file: `${folder}/${name}`, reason, severity: 'warning' };
  });
}

/** The folders of a project that has its content in files. */
export interface RepositoryFolders {
  /** The project's folder, with `customtypes/` and the slice libraries. */
  readonly root: string;
  readonly contentDir: string;
}

/** Loads models and content once. Problems of both are in the snapshot, models' first. */
export async function loadRepository({ root, contentDir }: RepositoryFolders): Promise<Snapshot> {
  const { models, problems } = await readModels(root);
  const { snapshot } = await loadContent({ root, contentDir, models });
  return { ...snapshot, problems: [...problems, ...snapshot.problems] };
}
