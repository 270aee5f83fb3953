import { pathId } from '../../folder/documentHeader.ts';
import { documentPlace } from '../../folder/documentPlace.ts';
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
  mainVersion,
  releasesOf,
} from '../workspace/documentIndex.ts';
import { stemOf } from '../workspace/documentPaths.ts';
import { languageOf, savedAt, statusOf, summaryOf, titleIn } from '../workspace/summary.ts';

/** One page of the documents that match a filter. */
export async function listDocuments(
  workspace: Workspace,
  { page, pageSize, sort = 'newest', ...filter }: DocumentFilter,
): Promise<{ documents: DocumentSummary[]; total: number; others?: OtherFile[] }> {
  const index = await workspace.fresh();
  const wanted = words(filter.search ?? '');
  const found = [...index.documents.values()]
    .filter((document) => matches(index, document, filter))
    .filter((document) => wanted.length === 0 || hasWords(index, document, wanted))
    .map((document) => ({ document, at: savedAt(document), stem: stemOf(document.key) }))
    .sort((one, other) => other.at - one.at || (one.stem < other.stem ? -1 : 1));
  if (sort === 'oldest') found.reverse();
  if (sort === 'title') sortByTitle(index, found);
  const start = (page - 1) * pageSize;
  const documents = found
    .slice(start, start + pageSize)
    .map(({ document }) => summaryOf(index, document));
  const others = page === 1 ? otherFiles(index) : [];
  return { documents, total: found.length, ...(others.length > 0 && { others }) };
}

function sortByTitle(index: DocumentIndex, found: { readonly document: IndexedDocument }[]): void {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const titles = new Map(found.map((one) => [one, titleIn(index, one.document)]));
  found.sort((one, other) => compare(titles.get(one) ?? '', titles.get(other) ?? ''));
}

function matches(
  { folder }: DocumentIndex,
  document: IndexedDocument,
  { type, status, lang, id, ids, uid, tag, release }: Omit<DocumentFilter, 'page' | 'pageSize'>,
): boolean {
  if (type !== undefined && document.key.type !== type) return false;
  if (status !== undefined && statusOf(document) !== status) return false;
  if (release !== undefined && !releasesOf(document).includes(release)) return false;
  const written = document.versions.get(mainVersion(document))?.loaded?.document;
  const own = written?.id ?? pathId(document.key);
  if (id !== undefined && own !== id) return false;
  if (ids !== undefined && !ids.split(',').includes(own)) return false;
  const uids = [written?.uid ?? document.key.name, ...(written?.previous_uids ?? [])];
  if (uid !== undefined && !uids.includes(uid)) return false;
  if (tag !== undefined && !written?.tags.includes(tag)) return false;
  return lang === undefined || languageOf(folder, document) === lang;
}

/** Whether a document has each word in its texts, its tags or its name, at the start of a word. */
function hasWords(
  { folder }: DocumentIndex,
  document: IndexedDocument,
  wanted: readonly string[],
): boolean {
  const loaded = document.versions.get(mainVersion(document))?.loaded;
  const text = loaded ? textOf(loaded.document, folder.models) : '';
  const all = ` ${words(document.key.name).join(' ')} ${text}`;
  return wanted.every((word) => all.includes(` ${word}`));
}

const texts = new WeakMap<RepositoryDocument, string>();

function textOf(document: RepositoryDocument, models: Models): string {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = `${document.tags.join(' ')} ${searchableText(document, WHOLE, models)}`;
  const folded = words(text).join(' ');
  texts.set(document, folded);
  return folded;
}

const NONE: Readonly<Record<DocumentStatus, number>> = {
  draft: 0,
  published: 0,
  changed: 0,
  release: 0,
  archived: 0,
};

/** Counts documents by type and status, by language and by tag. */
export async function countDocuments(workspace: Workspace): Promise<DocumentCounts> {
  const { folder, documents } = await workspace.fresh();
  const types = new Map<string, Record<DocumentStatus, number>>();
  const languages = new Map<string, number>();
  const tags = new Map<string, number>();
  for (const document of documents.values()) {
    const { type } = document.key;
    const counts = types.get(type) ?? { ...NONE };
    types.set(type, counts);
    counts[statusOf(document)]++;
    count(languages, languageOf(folder, document));
    const loaded = document.versions.get(mainVersion(document))?.loaded;
    for (const tag of new Set(loaded?.document.tags)) count(tags, tag);
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
}

function count(counts: Map<string, number>, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** At most so many are named: a wrong folder may have thousands. */
const MAX_NAMED = 100;

const NAME =
  'the editor opens names of letters from a to z, digits, -, _, ~ and dots, at most 200: rename the file';

/** Files that are no document for the editor, although the site may show them. */
export function otherFiles({ others, folder }: DocumentIndex): OtherFile[] {
  return others.slice(0, MAX_NAMED).map(({ file, shown }) => {
    const place = documentPlace(file.name, folder.settings.languages);
    return { file: shown, reason: typeof place === 'string' ? place : NAME };
  });
}
