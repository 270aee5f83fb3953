import { documentPlace } from '../../folder/documentPlace.ts';
import { PASSWORD } from '../../folder/readDocument.ts';
import { memoize } from '../../json.ts';
import { fold } from '../../lib/words.ts';
import { searchableText, words } from '../../query/fullText.ts';
import { WHOLE } from '../../query/targets.ts';
import type { Models, RepositoryDocument } from '../../types.ts';
import type {
  DocumentCounts,
  DocumentFilter,
  DocumentStatus,
  DocumentSummary,
  OtherFile,
} from '../contract/documents.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import {
  type DocumentIndex,
  type IndexedDocument,
  linkedAs,
  mainOf,
  releasesOf,
} from '../workspace/documentIndex.ts';
import { languageOf, savedAt, statusOf, summaryOf, titleIn } from '../workspace/summary.ts';

/** One page of the documents that match a filter. `only`: ids of those that may; all by default. */
export async function listDocuments(
  workspace: Workspace,
  { page, pageSize, sort = 'newest', ...filter }: DocumentFilter,
  only?: ReadonlySet<string>,
): Promise<{ documents: DocumentSummary[]; total: number; others?: OtherFile[] }> {
  const index = await workspace.fresh();
  const wanted = words(filter.search ?? '').map(beginningWith);
  const isWanted = matcher(index, filter, only);
  const found = inOrder[sort](index).filter(
    (document) => isWanted(document) && (wanted.length === 0 || hasWords(index, document, wanted)),
  );
  const start = (page - 1) * pageSize;
  const documents = found
    .slice(start, start + pageSize)
    .map((document) => summaryOf(index, document));
  const others = page === 1 ? otherFiles(index) : [];
  return { documents, total: found.length, ...(others.length > 0 && { others }) };
}

type Order = (index: DocumentIndex) => readonly IndexedDocument[];

// Once while the documents are the same: lists of 10,000 are asked for with every letter of a search.
const newestFirst = memoize<DocumentIndex, readonly IndexedDocument[]>(({ documents }) =>
  [...documents]
    .map(([stem, document]) => ({ stem, document, at: savedAt(document) }))
    .sort((one, other) => other.at - one.at || (one.stem < other.stem ? -1 : 1))
    .map(({ document }) => document),
);

const inOrder: Readonly<Record<NonNullable<DocumentFilter['sort']>, Order>> = {
  newest: newestFirst,
  oldest: memoize((index) => newestFirst(index).toReversed()),
  title: memoize((index) => {
    const { compare } = new Intl.Collator('en', { numeric: true });
    return newestFirst(index)
      .map((document) => ({ document, title: titleIn(index, document) }))
      .sort((one, other) => compare(one.title, other.title))
      .map(({ document }) => document);
  }),
};

/** Tells which documents match all of a filter but its words. */
function matcher(
  { folder }: DocumentIndex,
  { type, status, lang, id, uid, tag, release }: Omit<DocumentFilter, 'page' | 'pageSize'>,
  only: ReadonlySet<string> | undefined,
): (document: IndexedDocument) => boolean {
  const writtenOf = (document: IndexedDocument) => mainOf(document)?.document;
  const idOf = (document: IndexedDocument) => linkedAs(document).id;
  const uidsOf = (document: IndexedDocument) => {
    const written = writtenOf(document);
    return [written?.uid ?? document.key.name, ...(written?.previous_uids ?? [])];
  };
  const tests: readonly (false | ((document: IndexedDocument) => boolean | undefined))[] = [
    type !== undefined && (({ key }) => key.type === type),
    status !== undefined && ((document) => statusOf(document) === status),
    release !== undefined && ((document) => releasesOf(document).includes(release)),
    id !== undefined && ((document) => idOf(document) === id),
    only !== undefined && ((document) => only.has(idOf(document))),
    uid !== undefined && ((document) => uidsOf(document).includes(uid)),
    tag !== undefined && ((document) => writtenOf(document)?.tags.includes(tag)),
    lang !== undefined && ((document) => languageOf(folder, document) === lang),
  ];
  const asked = tests.filter((test) => test !== false);
  return (document) => asked.every((test) => test(document));
}

/** Whether a document has each word in its texts, its tags or its name, at the start of a word. */
function hasWords(
  { folder }: DocumentIndex,
  { key, versions }: IndexedDocument,
  wanted: readonly RegExp[],
): boolean {
  const loaded = mainOf({ versions });
  const text = loaded ? textOf(loaded.document, key.name, folder.models) : fold(key.name);
  return wanted.every((word) => word.test(text));
}

/** Finds a word or its beginning. It comes first: a text is looked through for it much sooner than for where words begin. */
const beginningWith = (word: string) => new RegExp(`${word}(?<![\\p{L}\\p{N}]${word})`, 'u');

const texts = new WeakMap<RepositoryDocument, string>();

function textOf(document: RepositoryDocument, name: string, models: Models): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const tags = document.tags.join(' ');
  const { data } = document;
  // Copies of all documents would take a third of the time.
  const shown = data[PASSWORD] ? { ...document, data: { ...data, [PASSWORD]: null } } : document;
  const found = searchableText(shown, WHOLE, models);
  const text = fold(`${name} ${tags} ${found}`);
  texts.set(document, text);
  return text;
}

const NONE: Readonly<Record<DocumentStatus, number>> = {
  draft: 0,
  published: 0,
  changed: 0,
  release: 0,
  archived: 0,
};

/** Counts documents by type and status, by language and by tag. */
export const countDocuments = async (workspace: Workspace): Promise<DocumentCounts> =>
  countsOf(await workspace.fresh());

const countsOf = memoize(({ folder, documents }: DocumentIndex): DocumentCounts => {
  const types = new Map<string, Record<DocumentStatus, number>>();
  const languages = new Map<string, number>();
  const tags = new Map<string, number>();
  for (const document of documents.values()) {
    const { type } = document.key;
    const counts = types.get(type) ?? { ...NONE };
    types.set(type, counts);
    counts[statusOf(document)]++;
    count(languages, languageOf(folder, document));
    for (const tag of new Set(mainOf(document)?.document.tags)) count(tags, tag);
  }
  return {
    types: [...types].map(([type, counts]) => ({
      type,
      total: Object.values(counts).reduce((sum, one) => sum + one, 0),
      ...counts,
    })),
    languages: [...languages].map(([language, total]) => ({ language, total })),
    tags: [...tags]
      .map(([tag, total]) => ({ tag, total }))
      .sort((one, other) => other.total - one.total || (one.tag < other.tag ? -1 : 1)),
  };
});

function count(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** At most so many are named: a wrong folder may have thousands. */
const MAX_NAMED = 100;

const NAME =
  'the editor opens names of letters from a to z, digits, -, _, ~ and dots, at most 200: rename the file';

/** Files that are no document for the editor, although the site may show them. */
function otherFiles({ others, folder }: DocumentIndex): OtherFile[] {
  return others.slice(0, MAX_NAMED).map(({ file, shown }) => {
    const place = documentPlace(file.name, folder.settings.languages);
    return { file: shown, reason: typeof place === 'string' ? place : NAME };
  });
}
