import type { DocumentKey } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import type { OpenDocument } from '../document/DocumentSession.ts';
import { releaseOf } from '../session/address.ts';
import { keyOf } from '../session/documentCall.ts';

/** What to publish: the drafts of documents, or everything a release holds. */
export interface PublishWhat {
  readonly documents: readonly DocumentKey[];
  readonly release?: string;
}

export interface Published {
  readonly documents: readonly DocumentKey[];
  /** Makes public again what was; what was published is where it was. Rejects with a sentence. */
  readonly undo: () => Promise<void>;
}

/** Publishes everything or nothing. The owner has read the remarks; throws ApiError for failures. */
export async function publishDocuments(
  api: AuthoringClient,
  { documents, release }: PublishWhat,
): Promise<Published> {
  const what = release === undefined ? { documents: [...documents] } : { release };
  const body = { ...what, acceptWarnings: true };
  const { published, publication = '' } = await api.call('publish', { body });
  return {
    documents: published,
    undo: () => api.call('undoPublication', { params: { publication } }),
  };
}

/** The same as the server plans it, in JSON; empty if there is nothing to publish. */
export function plannedOf(
  { key, version }: Pick<OpenDocument, 'key' | 'version'>,
  others: readonly DocumentKey[],
): string {
  const release = releaseOf(version);
  if (release !== null) return JSON.stringify({ kind: 'publishRelease', release });
  const documents = version === 'draft' ? [key, ...others] : others;
  return documents.length === 0 ? '' : JSON.stringify({ kind: 'publish', documents });
}

/** What publishing an open document concerns: its release as a whole, or its draft and those of others. */
export async function whatToPublish(
  api: AuthoringClient,
  { key, version }: Pick<OpenDocument, 'key' | 'version'>,
  others: readonly DocumentKey[],
): Promise<PublishWhat | null> {
  const release = releaseOf(version);
  if (release !== null) {
    const { releases } = await api.call('listReleases', {});
    const documents = releases.find(({ id }) => id === release)?.documents ?? [];
    return { documents: documents.map(keyOf), release };
  }
  const documents = version === 'draft' ? [key, ...others] : others;
  return documents.length === 0 ? null : { documents };
}
