import type { ContentSource } from '#content/contentSource.ts';
import { sourceFailed } from '../GatewayError.ts';
import { asDocument, isRecord, type RawDocument } from '../rawDocument.ts';

/** The gateway's own questions carry no visitor's address; a source reads path and parameters. */
export const SOURCE = 'http://content.invalid/api/v2';

const PAGE_SIZE = 100;
const MOST_PAGES = 1000;

/** The source's answer as JSON. Throws a 502 where it does not answer with success. */
export async function askSource(source: ContentSource, address: string): Promise<unknown> {
  const response = await source(new Request(address)).catch((cause: unknown) => {
    throw sourceFailed('The content source did not answer', cause);
  });
  if (response.ok) return response.json();
  throw sourceFailed(`The content source answered with status ${response.status}`);
}

/** All documents of a ref in every language, a page at a time. */
export async function* readDocuments(
  source: ContentSource,
  ref: string,
): AsyncGenerator<RawDocument> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const parameters = new URLSearchParams({
      ref,
      lang: '*',
      pageSize: String(PAGE_SIZE),
      page: String(page),
    });
    const answer = await askSource(source, `${SOURCE}/documents/search?${parameters}`);
    const { results, total_pages: pages } = isRecord(answer) ? answer : {};
    // Without every document nobody knows which are sealed, so nothing is answered then.
    if (!Array.isArray(results) || typeof pages !== 'number' || pages > MOST_PAGES) {
      throw sourceFailed('The content source gave no documents');
    }
    for (const result of results) {
      const document = asDocument(result);
      if (document) yield document;
    }
    if (page >= pages) return;
  }
}
