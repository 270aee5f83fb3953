import type { DocumentKey } from '#prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { stemOf } from './documentRequest.ts';
import { readRevision } from './readRevision.ts';

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
  const before = await Promise.all(documents.map((key) => readRevision(api, key, 'published')));
  const known = new Map(documents.map((key, at) => [stemOf(key), before[at] ?? null]));
  const what = release === undefined ? { documents: [...documents] } : { release };
  const { published } = await api.call('publish', { body: { ...what, acceptWarnings: true } });
  const states = published.map((document) => ({
    document,
    revision: known.get(stemOf(document)) ?? null,
  }));
  return {
    documents: published,
    undo: () => api.call('undoPublish', { body: { documents: states } }),
  };
}
