import type { ContentSource } from '#content/contentSource.ts';
import { CONTENT_REF } from '../contentHeaders.ts';
import { RefGoneError, sourceFailed } from '../GatewayError.ts';
import { asDocument, isRecord, type RawDocument } from '../rawDocument.ts';

/** The gateway's own questions carry no visitor's address; a source reads path and parameters. */
export const SOURCE = 'http://content.invalid/api/v2';

const PAGE_SIZE = 100;
const MOST_PAGES = 1000;

/** What a source answered. */
export interface SourceAnswer {
  readonly body: unknown;
  /** The ref a source that fails gave this answer under earlier, if it is not the one asked for. */
  readonly from: string | null;
}

/**
 * The source's answer as JSON. Throws `RefGoneError` for a search under a ref the source does not
 * know any more, and a 502 where it does not answer with success.
 */
export async function askSource(source: ContentSource, address: string): Promise<SourceAnswer> {
  const response = await source(new Request(address)).catch((cause: unknown) => {
    throw sourceFailed('The content source did not answer', cause);
  });
  if (response.ok) {
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw sourceFailed('The content source answered with something that is no content', cause);
    });
    return { body, from: response.headers.get(CONTENT_REF) };
  }
  const { status } = response;
  const isSearch = new URL(address).searchParams.has('ref');
  if (isSearch && (status === 404 || status === 410)) throw new RefGoneError(status);
  throw sourceFailed(
    (await reasonIn(response)) ?? `The content source answered with status ${status}`,
  );
}

/** What a source says about its failure. */
async function reasonIn(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  const isReason = isRecord(body) && body['type'] === 'content_source_error';
  return isReason && typeof body['message'] === 'string' ? body['message'] : null;
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
    const { body, from } = await askSource(source, `${SOURCE}/documents/search?${parameters}`);
    const { results, total_pages: pages } = isRecord(body) ? body : {};
    // Without every document nobody knows which are sealed, so nothing is answered then.
    if (
      from !== null ||
      !Array.isArray(results) ||
      typeof pages !== 'number' ||
      pages > MOST_PAGES
    ) {
      throw sourceFailed('The content source gave no documents');
    }
    for (const result of results) {
      const document = asDocument(result);
      if (document) yield document;
    }
    if (page >= pages) return;
  }
}
