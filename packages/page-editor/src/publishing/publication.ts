import type { DocumentKey } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import type { OpenDocument } from '../document/DocumentSession.ts';
import { releaseOf } from '../session/address.ts';

/** What is published at once: the drafts of documents, or everything a release holds. */
export type PublishWhat =
  | { readonly documents: DocumentKey[]; readonly release?: undefined }
  | { readonly release: string };

/** What publishing an open document concerns: its release as a whole, or its draft and those of others; null: nothing. */
export function whatToPublish(
  { key, version }: Pick<OpenDocument, 'key' | 'version'>,
  others: readonly DocumentKey[],
): PublishWhat | null {
  const release = releaseOf(version);
  if (release !== null) return { release };
  const documents = version === 'draft' ? [key, ...others] : [...others];
  return documents.length === 0 ? null : { documents };
}

/** The same as the server plans it, in JSON; empty if there is nothing to publish. */
export const plannedOf = (what: PublishWhat | null): string =>
  what === null
    ? ''
    : JSON.stringify({ kind: what.release === undefined ? 'publish' : 'publishRelease', ...what });

export interface Published {
  readonly documents: readonly DocumentKey[];
  /** Makes public again what was, and puts what was published back where it was. Rejects with a sentence. */
  readonly undo: () => Promise<void>;
}

/** Publishes everything or nothing. The owner has read the remarks; throws ApiError for failures. */
export async function publish(api: AuthoringClient, what: PublishWhat): Promise<Published> {
  const body = { ...what, acceptWarnings: true };
  const { published, publication = '' } = await api.call('publish', { body });
  return {
    documents: published,
    undo: () => api.call('undoPublication', { params: { publication } }),
  };
}
