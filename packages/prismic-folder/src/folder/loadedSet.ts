import type { Problem, RepositoryDocument } from '../types.ts';
import { keptProblem } from '../lib/createReport.ts';
import type { DocumentSet } from './documentSet.ts';
import type { FileStamp } from '../lib/listFiles.ts';
import { type LoadedDocument, type LoadedFile, refOf } from './loadedDocument.ts';
import { lastReadable, type LoadContext, readDocument } from './readDocument.ts';
import type { ReadSource } from '../lib/readSource.ts';
import { resolveLinks } from './resolveLinks.ts';

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
  /**
   * The same for sets of which only texts differ: a document has the same id, uids, language and language versions in
   * all of them.
   */
  readonly shape: object;
  /** Problems beyond those of each file by itself. */
  readonly found: FoundProblems;
  /** Master's documents that gained or lost a language version by the documents of a release. */
  readonly related: readonly RepositoryDocument[];
  /** What all of it depends on, besides the files and master: see `stampedGround`. */
  readonly ground: string;
}

/** What a set may take from an earlier start, as from itself before. */
export type KeptSet = Pick<LoadedSet, 'ground' | 'files'>;

/** Problems of a set that depend on several files, with their lines. */
interface FoundProblems {
  /** By the name of the file that is left out. */
  readonly conflicts: ReadonlyMap<string, readonly Problem[]>;
  readonly links: ReadonlyMap<LoadedDocument, readonly Problem[]>;
  readonly languages: readonly Problem[];
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
  /** The same of an earlier start, for the first load. */
  readonly kept?: KeptSet | undefined;
}

/** It is read again each time, because what was wrong may end without a new stamp. */
export const isUnread = ({ problems }: LoadedFile) =>
  problems.some(({ kind }) => kind === 'unread');

export function readFile(
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

/** Resolves the links of some documents of a set; returns those with problems. */
export function resolveIn(
  { settings, locate }: SetContext,
  documents: DocumentSet,
  some: Iterable<LoadedDocument>,
  files: readonly LoadedFile[],
): Map<LoadedDocument, readonly Problem[]> {
  const isLeftOut = (type: string, name: string) =>
    files.some(({ file, loaded }) => !loaded && file.name === `${type}/${name}.json`);
  const found = new Map<LoadedDocument, readonly Problem[]>();
  for (const loaded of some) {
    if (loaded.links.length === 0) continue;
    const problems: Problem[] = [];
    resolveLinks(documents, loaded, settings.languages[0].id, isLeftOut, problems);
    if (problems.length > 0) found.set(loaded, locate(problems));
  }
  return found;
}

/** A set of what was loaded, and resolved. */
export function createSet(
  { ground }: SetContext,
  { refBase, master }: SetFolder,
  parts: Pick<LoadedSet, 'documents' | 'files' | 'shape' | 'found' | 'related'>,
): LoadedSet {
  const { documents, files, found, related } = parts;
  const own = documents.own.map(({ document }) => document);
  return {
    ...parts,
    ref: refOf(documents.own, refBase),
    served: related.length === 0 ? own : [...own, ...related],
    problems: [
      ...files.flatMap(({ file, problems }) => {
        const conflicts = found.conflicts.get(file.name);
        return conflicts ? [...problems, ...conflicts] : problems;
      }),
      ...documents.own.flatMap((loaded) => found.links.get(loaded) ?? []),
      ...found.languages,
    ],
    master,
    ground,
  };
}
