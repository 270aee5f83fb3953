import type { DocumentKey } from 'prismic-folder/contract';
import { ApiError, type AuthoringClient } from '../api/AuthoringClient.ts';
import type { OpenDocument } from '../document/DocumentSession.ts';
import { readRequest } from '../document/requests.ts';
import { releaseOf } from '../session/address.ts';
import { documentId, keyOf } from '../session/documentCall.ts';

/** What to publish: the drafts of documents, or everything a release holds. */
export interface PublishWhat {
  readonly documents: readonly DocumentKey[];
  readonly release?: string;
}

export interface Published {
  readonly documents: readonly DocumentKey[];
  /** Makes public again what was, and drafts of what was published. Rejects with a sentence. */
  readonly undo: () => Promise<void>;
}

/** Publishes everything or nothing. The owner has read the remarks; throws ApiError for failures. */
export async function publishDocuments(
  api: AuthoringClient,
  { documents, release }: PublishWhat,
): Promise<Published> {
  const before = await Promise.all(documents.map((key) => publicRevision(api, key)));
  const known = new Map(documents.map((key, at) => [documentId(key), before[at] ?? null]));
  const what = release === undefined ? { documents: [...documents] } : { release };
  const { published } = await api.call('publish', { body: { ...what, acceptWarnings: true } });
  const states = published.map((document) => ({
    document,
    revision: known.get(documentId(document)) ?? null,
  }));
  return {
    documents: published,
    undo: () => api.call('undoPublish', { body: { documents: states } }),
  };
}

/** The revision of what is public of a document; null: nothing is. */
async function publicRevision(api: AuthoringClient, key: DocumentKey): Promise<string | null> {
  try {
    return (await api.call('readDocument', readRequest(key, 'published'))).revision;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
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
