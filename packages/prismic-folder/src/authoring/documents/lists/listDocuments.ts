import { pathId } from '../../../folder/documentHeader.ts';
import { WHOLE } from '../../../query/targets.ts';
import { fold, searchableText, words } from '../../../query/fullText.ts';
import type { Models, RepositoryDocument } from '../../../types.ts';
import type { DocumentFilter, DocumentSummary, OtherFile } from '../../contract/documents.ts';
import {
  type DocumentIndex,
  type IndexedDocument,
  mainVersion,
  releasesOf,
} from '../documentIndex.ts';
import { stemOf } from '../documentPaths.ts';
import { otherFiles } from './otherFiles.ts';
import { languageOf, savedAt, statusOf, summaryOf, titleIn } from '../summary.ts';
import type { Workspace } from '../Workspace.ts';

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
  const folded = words(fold(text)).join(' ');
  texts.set(document, folded);
  return folded;
}
