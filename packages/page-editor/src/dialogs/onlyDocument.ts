import type { DocumentSummary } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { TypeModel } from 'prismic-folder/models';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { createDocument } from './createDocument.ts';

/** The document of a type that has one only; null: it has not been made. */
export async function findOnly(
  api: AuthoringClient,
  type: string,
  signal?: AbortSignal,
): Promise<DocumentSummary | null> {
  const query = { type, pageSize: 1 };
  const { documents } = await api.call('listDocuments', { query }, signal && { signal });
  return documents[0] ?? null;
}

/** Finds it, or makes it with some content. */
export const findOrMakeOnly = async (
  api: AuthoringClient,
  type: TypeModel,
  contentOf: () => Promise<Readonly<Record<string, Json>>> = async () => ({}),
): Promise<DocumentSummary> =>
  (await findOnly(api, type.id)) ??
  createDocument(api, { type, name: '', uid: '', data: await contentOf() });
