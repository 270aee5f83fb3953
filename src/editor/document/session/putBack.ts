import type { DocumentKey, DocumentSummary, DocumentVersion } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';
import { ApiError, type AuthoringClient } from '../../api/AuthoringClient.ts';
import { keyParts } from './lines.ts';

/**
 * Brings a document back that was deleted on disk, as a draft: from its history, which keeps its id
 * and with it the links to it, else as a new document.
 */
export async function putBack(
  api: AuthoringClient,
  key: DocumentKey,
  { uid }: DocumentSummary,
  json: Json,
): Promise<DocumentVersion> {
  const params = keyParts(key);
  const query = key.lang === undefined ? {} : { lang: key.lang };
  try {
    const { versions } = await api.call('listHistory', { params, query });
    const [newest] = versions;
    if (newest !== undefined) {
      const at = { ...params, version: newest.id };
      return await api.call('restoreHistory', { params: at, query });
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'offline') throw error;
  }
  const { data, tags } = isRecord(json) ? json : {};
  return api.call('createDocument', {
    body: {
      type: key.type,
      ...(uid !== null && { uid: key.name }),
      ...(key.lang !== undefined && { lang: key.lang }),
      // Casts: parts of a document's file.
      ...(Array.isArray(tags) && { tags: tags as string[] }),
      ...(isRecord(data) && { data: data as Record<string, never> }),
    },
  });
}
