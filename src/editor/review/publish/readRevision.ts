import type { DocumentKey, VersionName } from '#prismic-folder/contract';
import { ApiError, type AuthoringClient } from '../../api/AuthoringClient.ts';
import { documentRequest } from './documentRequest.ts';

/** The revision of a version of a document; null if it does not have this version. */
export async function readRevision(
  api: AuthoringClient,
  key: DocumentKey,
  version: VersionName,
): Promise<string | null> {
  const { params, query } = documentRequest(key);
  try {
    return (await api.call('readDocument', { params, query: { ...query, version } })).revision;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}
