import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Models, Problem, Release, Snapshot } from '../types.ts';
import { type ContentFiles, listContentFiles, SETTINGS_FILE } from './contentFiles.ts';
import { createDocumentSet, type DocumentSet } from './documentSet.ts';
import { joinLanguages } from './joinLanguages.ts';
import { type FileStamp, shownPath } from './listFiles.ts';
import { type MediaCatalog, readMedia } from './mediaCatalog.ts';
import { type LoadContext, readDocument } from './readDocument.ts';
import { readSource, type ReadSource } from './readSource.ts';
import { groundOf, refOf } from './refs.ts';
import { readSettings, type ReleaseSettings } from './repositorySettings.ts';
import { resolveLinks } from './resolveLinks.ts';
import { withLines } from './withLines.ts';

export interface ContentOptions {
  /** The project's folder: paths in problems are relative to it. */
  readonly root: string;
  readonly contentDir: string;
  readonly models: Models;
  /** Passed by a reload, so that nothing is listed or read twice. */
  readonly files?: ContentFiles;
  readonly media?: MediaCatalog;
  readonly read?: ReadSource;
}

/**
 * Loads a content folder: validates every document against its model and completes it as the API
 * does. Problems are in the snapshot. Never writes to the folder.
 */
export async function loadContent(options: ContentOptions): Promise<Snapshot> {
  const { root, contentDir, models, read = readSource } = options;
  const files = options.files ?? listContentFiles(contentDir);
  const media = options.media ?? (await readMedia(files.media));
  const problems: Problem[] = [];
  const shown = (path: string) => shownPath(root, join(contentDir, path));
  if (!existsSync(contentDir)) {
    problems.push({ file: shown(''), reason: 'the content folder does not exist' });
  }
  const settings = readSettings(
    shown(SETTINGS_FILE),
    files.settings && read(files.settings).parsed,
    problems,
  );
  const context: LoadContext = { models, media, settings, problems };

  const master = loadSet(context, files.documents, read, shown('documents'));
  const masterAlternates = joinLanguages(master, settings.languages, problems);
  for (const [loaded, alternates] of masterAlternates) loaded.alternates.push(...alternates);
  const ref = refOf(master.own, groundOf(models, settings, media));

  const releases = listReleases(files, settings.releases).map((release): Release => {
    const found = files.releases.find(({ id }) => id === release.id);
    const folder = shown(`releases/${release.id}`);
    reportRelease(folder, found?.strays, problems);
    const documents = loadSet(context, found?.documents ?? [], read, `${folder}/documents`, master);
    const alternates = joinLanguages(documents, settings.languages, problems);
    for (const loaded of documents.own) loaded.alternates.push(...(alternates.get(loaded) ?? []));
    return {
      ...release,
      ref: refOf(documents.own, `${release.id} ${ref}`),
      documents: [
        ...documents.own.map(({ document }) => document),
        ...relatedInRelease(documents, master, alternates),
      ],
    };
  });

  const { releases: _listed, ...rest } = settings;
  const documents = master.own.map(({ document }) => document);
  return { ...rest, models, ref, documents, releases, problems: withLines(root, problems) };
}

function loadSet(
  context: LoadContext,
  files: readonly FileStamp[],
  read: ReadSource,
  folder: string,
  master?: DocumentSet,
): DocumentSet {
  const { models, settings, problems } = context;
  const documents = createDocumentSet(master);
  const leftOut = new Set<string>();
  for (const file of files) {
    const shown = `${folder}/${file.name}`;
    const loaded = readDocument(context, read(file), shown, master);
    const isOnly = models.types.get(loaded?.document.type ?? '')?.repeatable === false;
    const conflict = loaded && documents.add(loaded, isOnly);
    if (conflict !== undefined) {
      const { field, claim, first, reason } = conflict;
      problems.push({ file: shown, field, reason, leftOut: true });
      const other = `${claim} is claimed by ${shown} too, which is left out`;
      problems.push({ file: first.shown, field, reason: other });
    }
    if (loaded === undefined) leftOut.add(file.name);
  }
  const isLeftOut = (type: string, name: string) => leftOut.has(`${type}/${name}.json`);
  resolveLinks(documents, settings.languages[0].id, isLeftOut, problems);
  return documents;
}

/** Master's documents that gained or lost a language version within the release. */
function relatedInRelease(
  documents: DocumentSet,
  master: DocumentSet,
  alternates: ReturnType<typeof joinLanguages>,
) {
  return master.own.flatMap((loaded) => {
    if (documents.own.some(({ document }) => document.id === loaded.document.id)) return [];
    const inRelease = alternates.get(loaded) ?? [];
    const ids = (list: typeof inRelease) => list.map(({ id, uid }) => `${id}/${uid}`).join();
    if (ids(inRelease) === ids(loaded.alternates)) return [];
    return [{ ...loaded.document, alternate_languages: inRelease }];
  });
}

/** The releases in the settings, in their order, then those that only have a folder. */
function listReleases(files: ContentFiles, listed: readonly ReleaseSettings[]): ReleaseSettings[] {
  const unlisted = files.releases.filter(({ id }) => listed.every((release) => release.id !== id));
  return [...listed, ...unlisted.map(({ id }) => ({ id, label: id }))];
}

function reportRelease(
  folder: string,
  strays: readonly FileStamp[] | undefined,
  problems: Problem[],
): void {
  if (strays === undefined) {
    const reason = 'the release is listed in repository.json but has no folder';
    problems.push({ file: folder, reason, severity: 'warning' });
  }
  for (const { name } of strays ?? []) {
    const reason = `is not read: documents of a release go below ${folder}/documents`;
    problems.push({ file: `${folder}/${name}`, reason, severity: 'warning' });
  }
}
