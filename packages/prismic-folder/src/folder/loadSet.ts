import type { Problem, RepositoryDocument } from '../types.ts';
import { DocumentSet } from './documentSet.ts';
import { type Alternates, joinLanguages } from './languageVersions.ts';
import type { FileStamp } from '../lib/listFiles.ts';
import type { LoadedDocument, LoadedFile } from './loadedDocument.ts';
import {
  createSet,
  isUnread,
  type LoadedSet,
  readFile,
  resolveIn,
  type SetContext,
  type SetFolder,
} from './loadedSet.ts';
import { idWithin } from './readDocument.ts';
import { reloadSet } from './reloadSet.ts';
import { areLinksCurrent } from './resolveLinks.ts';

/**
 * Loads one folder of documents. A file that was loaded before is read again only if it has changed,
 * or if what its links or its language versions lead to has. Of a file that cannot be read any more
 * the document as it was loaded last stays.
 */
export function loadSet(context: SetContext, folder: SetFolder): LoadedSet {
  const { previous, master } = folder;
  const before = previous ?? folder.kept;
  const isSameGround = before?.ground === context.ground;
  if (
    isSameGround &&
    previous &&
    previous.master === master &&
    isSameFiles(previous.files, folder.files)
  ) {
    return previous;
  }
  const reloaded = isSameGround && previous && reloadSet(context, folder, previous);
  if (reloaded) return reloaded;
  const known = new Map(before?.files.map((one) => [one.file.name, one]));
  let files = folder.files.map((file) => {
    const before = known.get(file.name);
    const isSame = isSameGround && before !== undefined && isReusable(before, file, master);
    return isSame ? before : readFile(context, folder, file, before);
  });
  let filled = fill(context, files, master);
  const stale = staleFiles(context, filled, new Set(known.values()));
  if (stale.size > 0) {
    files = files.map((one) => (stale.has(one) ? readFile(context, folder, one.file, one) : one));
    filled = fill(context, files, master);
  }
  return finish(context, folder, filled);
}

function isSameFiles(known: readonly LoadedFile[], files: readonly FileStamp[]): boolean {
  return (
    known.length === files.length &&
    files.every(({ name, stamp }, index) => {
      const before = known[index];
      if (before === undefined || isUnread(before)) return false;
      return before.file.name === name && before.file.stamp === stamp;
    })
  );
}

function isReusable(before: LoadedFile, now: FileStamp, master: LoadedSet | undefined) {
  const { file, loaded } = before;
  if (file.stamp !== now.stamp || isUnread(before)) return false;
  if (loaded === undefined) return true;
  const { name, defaultId } = loaded;
  // Without its data, which may have to be read.
  const { id, type, uid, lang } = loaded.document;
  return idWithin(master?.documents, { id, type, uid, lang, name, defaultId }) === id;
}

interface FilledSet {
  readonly files: readonly LoadedFile[];
  readonly documents: DocumentSet;
  /** Conflicts between files, by the name of the one that is left out. */
  readonly conflicts: ReadonlyMap<string, readonly Problem[]>;
  readonly alternates: Alternates | null;
  readonly languageProblems: readonly Problem[];
}

function fill(
  { models, settings, locate }: SetContext,
  files: readonly LoadedFile[],
  master: LoadedSet | undefined,
): FilledSet {
  const documents = new DocumentSet(master?.documents);
  const conflicts = new Map<string, readonly Problem[]>();
  for (const { file, loaded, shown } of files) {
    if (loaded === undefined) continue;
    const isOnly = models.types.get(loaded.document.type)?.repeatable === false;
    const conflict = documents.add(loaded, isOnly);
    if (conflict === undefined) continue;
    const { field, claim, first, reason } = conflict;
    const other = `${claim} is claimed by ${shown} too, which is left out`;
    conflicts.set(
      file.name,
      locate([
        { file: shown, field, reason, leftOut: true },
        { file: first.shown, field, reason: other },
      ]),
    );
  }
  const languageProblems: Problem[] = [];
  const alternates = joinLanguages(documents, settings.languages, languageProblems);
  return { files, documents, conflicts, alternates, languageProblems };
}

/** Reused files whose documents would be served differently now. */
function staleFiles(
  { settings }: SetContext,
  { files, documents, alternates }: FilledSet,
  reused: ReadonlySet<LoadedFile>,
): ReadonlySet<LoadedFile> {
  const masterLang = settings.languages[0].id;
  const idsOf = (list: LoadedDocument['alternates']) =>
    list.map(({ id, uid, lang }) => `${id}/${uid}/${lang}`).join();
  const served = new Set(documents.own);
  const isStale = ({ loaded }: LoadedFile) =>
    loaded !== undefined &&
    served.has(loaded) &&
    (!areLinksCurrent(loaded, documents, masterLang) ||
      idsOf(alternates?.get(loaded) ?? []) !== idsOf(loaded.alternates));
  return new Set(files.filter((one) => reused.has(one) && isStale(one)));
}

function finish(context: SetContext, folder: SetFolder, filled: FilledSet): LoadedSet {
  const { files, documents, conflicts, alternates, languageProblems } = filled;
  const { master } = folder;
  const links = resolveIn(context, documents, documents.own, files);
  for (const loaded of documents.own) {
    if (loaded.alternates.length === 0) loaded.alternates.push(...(alternates?.get(loaded) ?? []));
  }
  return createSet(context, folder, {
    documents,
    files,
    shape: {},
    found: { conflicts, links, languages: context.locate(languageProblems) },
    related: master && alternates ? relatedDocuments(documents, master, alternates) : [],
  });
}

/** Master's documents that gained or lost a language version by the documents of a release. */
function relatedDocuments(
  documents: DocumentSet,
  master: LoadedSet,
  alternates: Alternates,
): RepositoryDocument[] {
  const replaced = new Set(documents.own.map(({ document }) => document.id));
  const ids = (list: LoadedDocument['alternates']) =>
    list.map(({ id, uid }) => `${id}/${uid}`).join();
  return master.documents.own.flatMap((loaded) => {
    if (replaced.has(loaded.document.id)) return [];
    const inRelease = alternates.get(loaded) ?? [];
    if (ids(inRelease) === ids(loaded.alternates)) return [];
    return [{ ...loaded.document, alternate_languages: inRelease }];
  });
}
