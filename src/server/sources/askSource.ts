import type { ContentSource } from '#content/contentSource.ts';
import { CONTENT_REF } from '#server/lib/contentHeaders.ts';
import { RefGoneError, sourceFailed } from '#server/lib/ContentApiError.ts';
import { isRecord } from '#server/lib/json.ts';

/** The gateway's own questions carry no visitor's address; a source reads path and parameters. */
export const SOURCE = 'http://content.invalid/api/v2';

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
