import type { LoadedFolder } from '../../folder/loadContent.ts';
import type { LoadedSet } from '../../folder/loadedSet.ts';
import type { LoadedDocument, LoadedFile } from '../../folder/loadedDocument.ts';
import type { DocumentSet } from '../../folder/documentSet.ts';
import { pathId } from '../../folder/documentHeader.ts';
import { memoize } from '../../json.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { Language, Problem } from '../../types.ts';
import { type DocumentKey, releaseId, type VersionName } from '../contract/documents.ts';
import { checkKey, inRelease, keyOf, releaseOf, stemOf } from './documentPaths.ts';

/** A document with all of its versions. */
export interface IndexedDocument {
  readonly key: DocumentKey;
  readonly versions: ReadonlyMap<VersionName, LoadedFile>;
}

/** The documents of a loaded folder, with drafts, releases and archive. */
export interface DocumentIndex {
  readonly folder: LoadedFolder;
  readonly documents: ReadonlyMap<string, IndexedDocument>;
  /** Files below the documents folders that no key can name. */
  readonly others: readonly LoadedFile[];
  /** The files of a version; undefined if there is no such release. */
  set(version: VersionName): LoadedSet | undefined;
  /** All sets, by the version that their files are. */
  readonly sets: ReadonlyMap<VersionName, LoadedSet>;
  /** The key in its one form. Throws AuthoringError (invalid). */
  check(key: DocumentKey): DocumentKey;
  find(key: DocumentKey): IndexedDocument | undefined;
  /** Throws AuthoringError (not_found). */
  get(key: DocumentKey): IndexedDocument;
  /** Problems of a file, by its path for messages. */
  problemsOf(shown: string): readonly Problem[];
}

export function createDocumentIndex(folder: LoadedFolder, archive: LoadedSet): DocumentIndex {
  const { languages } = folder.settings;
  const sets = new Map<VersionName, LoadedSet>([
    ['published', folder.master],
    ['draft', folder.drafts],
    ['archived', archive],
  ]);
  for (const [id, set] of folder.releases) {
    if (releaseId.safeParse(id).success) sets.set(inRelease(id), set);
  }
  let grouped: Grouped | undefined;
  let problems: Map<string, Problem[]> | undefined;
  const group = () => (grouped ??= groupByDocument(sets, languages));
  const check = (key: DocumentKey) => checkKey(key, languages);
  const find = (given: DocumentKey): IndexedDocument | undefined => {
    const key = check(given);
    const name = `${stemOf(key)}.json`;
    const versions = new Map<VersionName, LoadedFile>();
    for (const [version, set] of sets) {
      const file = filesByName(set).get(name);
      if (file) versions.set(version, file);
    }
    return versions.size === 0 ? undefined : { key, versions };
  };
  return {
    folder,
    // A save needs one document only, and 10,000 take a while.
    get documents() {
      return group().documents;
    },
    get others() {
      return group().others;
    },
    sets,
    set: (version) => sets.get(version),
    check,
    find,
    get(key) {
      const found = find(key);
      if (found) return found;
      throw new AuthoringError('not_found', `There is no document ${stemOf(key)}`);
    },
    problemsOf(shown) {
      problems ??= byFile(folder.snapshot.problems);
      return problems.get(shown) ?? [];
    },
  };
}

const filesByName = memoize(
  ({ files }: LoadedSet): ReadonlyMap<string, LoadedFile> =>
    new Map(files.map((file) => [file.file.name, file])),
);

/** The keys of a set's files, which a later load of the same files need not find again. */
const keysOf = memoize((_set: LoadedSet) => new Map<string, DocumentKey | undefined>());

type Grouped = Pick<DocumentIndex, 'documents' | 'others'>;

function groupByDocument(
  sets: ReadonlyMap<VersionName, LoadedSet>,
  languages: readonly Language[],
): Grouped {
  const others: LoadedFile[] = [];
  const documents = new Map<string, { key: DocumentKey; versions: Map<VersionName, LoadedFile> }>();
  for (const [version, set] of sets) {
    const keys = keysOf(set);
    for (const file of set.files) {
      const { name } = file.file;
      const key = keys.has(name) ? keys.get(name) : keyOf(name, languages);
      keys.set(name, key);
      if (key === undefined) {
        others.push(file);
        continue;
      }
      const stem = stemOf(key);
      const known = documents.get(stem);
      if (known) known.versions.set(version, file);
      else documents.set(stem, { key, versions: new Map([[version, file]]) });
    }
  }
  return { documents, others };
}

function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const known = files.get(problem.file);
    if (known) known.push(problem);
    else files.set(problem.file, [problem]);
  }
  return files;
}

/** Releases that hold a version of a document. */
export function releasesOf({ versions }: IndexedDocument): string[] {
  return [...versions.keys()].flatMap((version) => releaseOf(version) ?? []);
}

/** The version that stands for a document in lists: the one that is edited next. */
export function mainVersion({ versions }: Pick<IndexedDocument, 'versions'>): VersionName {
  for (const version of ['draft', 'published', 'archived'] as const) {
    if (versions.has(version)) return version;
  }
  const [first = 'published'] = versions.keys();
  return first;
}

/** What is loaded of a document in that version. */
export const mainOf = ({
  versions,
}: Pick<IndexedDocument, 'versions'>): LoadedDocument | undefined =>
  versions.get(mainVersion({ versions }))?.loaded;

/** What links name a document by. */
export function linkedAs({ key, versions }: IndexedDocument) {
  const written = mainOf({ versions })?.document;
  return written ?? { id: pathId(key), type: key.type, uid: key.name };
}

/** What links of a version lead to. Those of archived documents are not resolved: they lead to what drafts lead to. */
export function documentsAround({ folder, set }: DocumentIndex, version: VersionName): DocumentSet {
  const around = version === 'archived' ? undefined : set(version);
  return (around ?? folder.drafts).documents;
}

/** What the settings say of a release. */
export function releaseIn({ folder }: DocumentIndex, id: string) {
  const { label = id, scheduledAt } = folder.snapshot.releases.find((one) => one.id === id) ?? {};
  return { id, label, ...(scheduledAt !== undefined && { scheduledAt }) };
}

/** Throws AuthoringError (not_found) unless a release exists. */
export function checkRelease(index: DocumentIndex, id: string): VersionName {
  const version = inRelease(id);
  if (index.sets.has(version)) return version;
  const known = [...index.folder.releases.keys()].join(', ') || 'none';
  throw new AuthoringError('not_found', `There is no release '${id}'; there are: ${known}`);
}

/** Throws AuthoringError unless the folder has a language. `at`: what names it. */
export function checkLanguage(
  { folder }: Pick<DocumentIndex, 'folder'>,
  id: string,
  at: string,
  code: 'invalid' | 'not_found' = 'invalid',
): void {
  const ids = folder.settings.languages.map((language) => language.id);
  if (ids.includes(id)) return;
  throw new AuthoringError(code, `${id} is not among the languages: ${ids.join(', ')}`, { at });
}
