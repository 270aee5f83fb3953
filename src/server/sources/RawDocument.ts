import type { Json } from '#content/sanitize/json.ts';
import { isRecord } from '#ui/isRecord.ts';
import type { ContentSource, InProcessSource } from '#prismic-folder';
import { MEDIA_SCHEME } from '#prismic-folder/models';
import { RefGoneError, sourceFailed } from '#server/lib/ContentApiError.ts';
import { askSource, SOURCE } from '#server/sources/askSource.ts';

/** A document of any Content API, not validated beyond these members. */
export interface RawDocument extends Json {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
}

/** The document; null if the value is not one. */
export function asDocument(value: unknown): RawDocument | null {
  if (!isRecord(value) || !isRecord(value['data'])) return null;
  if (typeof value['id'] !== 'string' || typeof value['type'] !== 'string') return null;
  // Cast: the members it names have just been checked.
  return value as RawDocument;
}

/** Whether a value of `data` is a link to a document. */
export function isDocumentLink(value: Json): value is Json & { readonly id: string } {
  return value['link_type'] === 'Document' && typeof value['id'] === 'string';
}

const ORIGIN = new URL(SOURCE).origin;

/** A text as a source answers it to this server: in memory, addresses of media have no origin. */
export const servedText = (text: string): string =>
  text.startsWith(MEDIA_SCHEME) ? ORIGIN + text.slice(MEDIA_SCHEME.indexOf('/')) : text;

const PAGE_SIZE = 100;
const MAX_PAGES = 1000;

/** Whether its documents are in memory, and the same objects as long as they do not change. */
export const isInProcess = (source: ContentSource): source is InProcessSource =>
  'documents' in source;

/** All documents of a ref in every language: those in memory, or a page at a time. */
export async function* readDocuments(
  source: ContentSource,
  ref: string,
): AsyncGenerator<RawDocument> {
  if (isInProcess(source)) {
    const documents = await source.documents(ref);
    if (documents === null) throw new RefGoneError(404);
    // Cast: they have the members of one; to look at their data might be to read it.
    yield* documents as readonly unknown[] as readonly RawDocument[];
    return;
  }
  for (let page = 1; page <= MAX_PAGES; page++) {
    const parameters = new URLSearchParams({
      ref,
      lang: '*',
      pageSize: String(PAGE_SIZE),
      page: String(page),
    });
    const { body, from } = await askSource(source, `${SOURCE}/documents/search?${parameters}`);
    const { results, total_pages: totalPages } = isRecord(body) ? body : {};
    // Without all documents it is unknown which are protected, so nothing is served.
    if (
      from !== null ||
      !Array.isArray(results) ||
      typeof totalPages !== 'number' ||
      totalPages > MAX_PAGES
    ) {
      throw sourceFailed('The content source gave no documents');
    }
    for (const result of results) {
      const document = asDocument(result);
      if (document) yield document;
    }
    if (page >= totalPages) return;
  }
}
