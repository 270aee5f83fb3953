import type { ContentSource } from '#prismic-folder';
import { sourceFailed } from '#server/lib/ContentApiError.ts';
import { isRecord } from '#ui/isRecord.ts';
import { askSource, SOURCE } from '#server/sources/askSource.ts';
import { asDocument, type RawDocument } from '#server/sources/RawDocument.ts';

const PAGE_SIZE = 100;
const MAX_PAGES = 1000;

/** All documents of a ref in every language, a page at a time. */
export async function* readDocuments(
  source: ContentSource,
  ref: string,
): AsyncGenerator<RawDocument> {
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
