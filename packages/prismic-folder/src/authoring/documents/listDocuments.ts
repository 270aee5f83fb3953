import { WHOLE } from '../../query/fields/Target.ts';
import { searchableText } from '../../query/fullText/searchableText.ts';
import { fold, words } from '../../query/fullText/words.ts';
import type { Models, RepositoryDocument } from '../../types.ts';
import type { DocumentFilter } from '../Authoring.ts';
import type { DocumentSummary } from '../contract/documents.ts';
import {
  type DocumentIndex,
  type IndexedDocument,
  mainVersion,
  releasesOf,
} from './documentIndex.ts';
import { stemOf } from './documentPaths.ts';
import { savedAt, statusOf, summaryOf } from './summary.ts';

/** One page of the documents that match a filter, the last saved first. */
export function listDocuments(
  index: DocumentIndex,
  { page, pageSize, ...filter }: DocumentFilter,
): { documents: DocumentSummary[]; total: number } {
  const wanted = words(filter.search ?? '');
  const found = [...index.documents.values()]
    .filter((document) => matches(index, document, filter))
    .filter((document) => wanted.length === 0 || hasWords(index, document, wanted))
    .map((document) => ({ document, at: savedAt(document), stem: stemOf(document.key) }))
    .sort((one, other) => other.at - one.at || (one.stem < other.stem ? -1 : 1));
  const start = (page - 1) * pageSize;
  const documents = found
    .slice(start, start + pageSize)
    .map(({ document }) => summaryOf(index, document));
  return { documents, total: found.length };
}

function matches(
  { folder }: DocumentIndex,
  document: IndexedDocument,
  { type, status, lang, release }: Omit<DocumentFilter, 'page' | 'pageSize'>,
): boolean {
  if (type !== undefined && document.key.type !== type) return false;
  if (status !== undefined && statusOf(document) !== status) return false;
  if (release !== undefined && !releasesOf(document).includes(release)) return false;
  if (lang === undefined) return true;
  const loaded = document.versions.get(mainVersion(document))?.loaded;
  return (loaded?.document.lang ?? document.key.lang ?? folder.settings.languages[0].id) === lang;
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
  const folded = words(fold(text)).join(' ');
  texts.set(document, folded);
  return folded;
}
