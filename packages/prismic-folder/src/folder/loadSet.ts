import type { Problem, RepositoryDocument } from '../types.ts';
import { keptProblem } from '../lib/createReport.ts';
import { DocumentSet } from './documentSet.ts';
import { joinLanguages } from './languageVersions.ts';
import type { FileStamp } from '../lib/listFiles.ts';
import { type LoadedDocument, type LoadedFile, refOf } from './loadedDocument.ts';
import { idWithin, lastReadable, type LoadContext, readDocument } from './readDocument.ts';
import type { ReadSource } from '../lib/readSource.ts';
import { areLinksCurrent, resolveLinks } from './resolveLinks.ts';

/** The loaded files of one documents folder: master's, a release's, or the drafts'. */
export interface LoadedSet {
  readonly ref: string;
  readonly documents: DocumentSet;
  /** The documents of its ref that differ from master's; for master, all. */
  readonly served: readonly RepositoryDocument[];
  /** In the order of the folder. */
  readonly files: readonly LoadedFile[];
  readonly problems: readonly Problem[];
  readonly master: LoadedSet | undefined;
  /** What all of it depends on, besides the files and master: see `stampedGround`. */
  readonly ground: string;
}

/** What the sets of one load share. */
export interface SetContext extends Omit<LoadContext, 'problems'> {
  readonly read: ReadSource;
  readonly ground: string;
  /** Adds the lines of problems. */
  readonly locate: (problems: readonly Problem[]) => readonly Problem[];
}

export interface SetFolder {
  readonly files: readonly FileStamp[];
  /** Path of the folder, for messages. */
  readonly shown: string;
  /** What tells the ref from those of other sets with the same documents. */
  readonly refBase: string;
  readonly master?: LoadedSet;
  /** The same folder as it was loaded before: what has not changed is taken from it. */
  readonly previous?: LoadedSet | undefined;
}

/**
 * Loads one folder of documents. A file that was loaded before is read again only if it has changed,
 * or if what its links or its language versions lead to has. Of a file that cannot be read any more
 * the document as it was loaded last stays.
 */
export function loadSet(context: SetContext, folder: SetFolder): LoadedSet {
  const { previous, master } = folder;
  const isSameGround = previous?.ground === context.ground;
  if (isSameGround && previous.master === master && isSameFiles(previous.files, folder.files)) {
    return previous;
  }
  const known = new Map(previous?.files.map((one) => [one.file.name, one]));
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
  return finish(context, folder, files, filled);
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

/** It is read again each time, because what was wrong may end without a new stamp. */
const isUnread = ({ problems }: LoadedFile) => problems.some(({ kind }) => kind === 'unread');

function isReusable(before: LoadedFile, now: FileStamp, master: LoadedSet | undefined) {
  const { file, loaded } = before;
  if (file.stamp !== now.stamp || isUnread(before)) return false;
  if (loaded === undefined) return true;
  const { document, name, defaultId } = loaded;
  return idWithin(master?.documents, { ...document, name, defaultId }) === document.id;
}

function readFile(
  context: SetContext,
  { shown: folder, master }: SetFolder,
  file: FileStamp,
  before: LoadedFile | undefined,
): LoadedFile {
  const problems: Problem[] = [];
  const shown = `${folder}/${file.name}`;
  const source = context.read(file);
  const loaded = readDocument({ ...context, problems }, source, shown, master?.documents);
  const last =
    loaded === undefined && before?.loaded !== undefined
      ? lastReadable(context, source, before.loaded, master?.documents)
      : undefined;
  if (last === undefined) return { file, shown, loaded, problems: context.locate(problems) };
  const kept = context.locate(problems.map(keptProblem));
  return { file, shown, loaded: last, isKept: true, problems: kept };
}

interface FilledSet {
  readonly files: readonly LoadedFile[];
  readonly documents: DocumentSet;
  /** Problems of the files and conflicts between them. */
  readonly problems: Problem[];
  readonly alternates: ReturnType<typeof joinLanguages>;
  readonly languageProblems: readonly Problem[];
}

function fill(
  { models, settings, locate }: SetContext,
  files: readonly LoadedFile[],
  master: LoadedSet | undefined,
): FilledSet {
  const documents = new DocumentSet(master?.documents);
  const problems: Problem[] = [];
  for (const { loaded, shown, problems: own } of files) {
    problems.push(...own);
    if (loaded === undefined) continue;
    const isOnly = models.types.get(loaded.document.type)?.repeatable === false;
    const conflict = documents.add(loaded, isOnly);
    if (conflict === undefined) continue;
    const { field, claim, first, reason } = conflict;
    const other = `${claim} is claimed by ${shown} too, which is left out`;
    problems.push(
      ...locate([
        { file: shown, field, reason, leftOut: true },
        { file: first.shown, field, reason: other },
      ]),
    );
  }
  const languageProblems: Problem[] = [];
  const alternates = joinLanguages(documents, settings.languages, languageProblems);
  return { files, documents, problems, alternates, languageProblems };
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
      idsOf(alternates.get(loaded) ?? []) !== idsOf(loaded.alternates));
  return new Set(files.filter((one) => reused.has(one) && isStale(one)));
}

function finish(
  { settings, ground, locate }: SetContext,
  { refBase, master }: SetFolder,
  files: readonly LoadedFile[],
  { documents, problems, alternates, languageProblems }: FilledSet,
): LoadedSet {
  const leftOut = new Set(files.flatMap(({ file, loaded }) => (loaded ? [] : [file.name])));
  const isLeftOut = (type: string, name: string) => leftOut.has(`${type}/${name}.json`);
  const linkProblems: Problem[] = [];
  resolveLinks(documents, settings.languages[0].id, isLeftOut, linkProblems);
  for (const loaded of documents.own) {
    if (loaded.alternates.length === 0) loaded.alternates.push(...(alternates.get(loaded) ?? []));
  }
  const own = documents.own.map(({ document }) => document);
  const related = master ? relatedDocuments(documents, master, alternates) : [];
  return {
    ref: refOf(documents.own, refBase),
    documents,
    served: related.length === 0 ? own : [...own, ...related],
    files,
    problems: [...problems, ...locate([...linkProblems, ...languageProblems])],
    master,
    ground,
  };
}

/** Master's documents that gained or lost a language version by the documents of a release. */
function relatedDocuments(
  documents: DocumentSet,
  master: LoadedSet,
  alternates: ReturnType<typeof joinLanguages>,
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
