import type { ContentSource } from '#prismic-folder';
import { CONTENT_REF } from '#server/lib/headers.ts';
import { RefGoneError, sourceFailed } from '#server/lib/ContentApiError.ts';
import { isRecord } from '#ui/isRecord.ts';

/** Base address of the server's own requests: a source reads path and parameters only. */
export const SOURCE = 'http://content.invalid/api/v2';

/** A source's response. */
export interface SourceResponse {
  readonly body: unknown;
  /** The earlier ref of a stale response; null if the response is for the requested ref. */
  readonly from: string | null;
}

/**
 * The source's response as JSON. Throws `RefGoneError` for a search with a ref that the source no
 * longer knows, and a 502 for any other failure.
 */
export async function askSource(source: ContentSource, address: string): Promise<SourceResponse> {
  const response = await source(new Request(address)).catch((cause: unknown) => {
    throw sourceFailed('The content source did not answer', cause);
  });
  if (response.ok) {
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw sourceFailed('The content source answered with something that is not content', cause);
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

/** The message of a source's error response. */
async function reasonIn(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  const isReason = isRecord(body) && body['type'] === 'content_source_error';
  return isReason && typeof body['message'] === 'string' ? body['message'] : null;
}
