import {
  BASE_KEY,
  type ChangeEvent,
  type DocumentKey,
  type DocumentSummary,
  type DocumentVersion,
  type OperationRequest,
  type VersionName,
} from 'prismic-folder/contract';
import { type Change, isObject, type Json, objectOf } from 'prismic-folder/edit';
import { ApiError, type AuthoringClient } from '../api/AuthoringClient.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';

type DocumentEvent = Extract<ChangeEvent, { kind: 'document' }>;

/** Whether an event is about a document. */
export const refersTo = (event: ChangeEvent, key: DocumentKey): event is DocumentEvent =>
  event.kind === 'document' &&
  event.document.type === key.type &&
  event.document.name === key.name &&
  event.document.lang === key.lang;

/** Whether a version can be the one that is open: a release's, or else what is published and its draft. */
export const isOwnLine = (version: string, line: VersionName | undefined): boolean =>
  line === undefined ? !version.startsWith('release:') : version === line;

export const readOnlyReason = (version: VersionName): string | null =>
  version === 'archived' ? 'This document is archived. Restore it to change it.' : null;

/** A file's content as a document. */
export function asDocument(json: Json): DocumentJson;
export function asDocument(json: Json | null): DocumentJson | null;
export function asDocument(json: Json | null): DocumentJson | null {
  // Cast: the API reads and saves objects only; `data` may be anything, as forms expect.
  return json as DocumentJson | null;
}

/** Changes as the contract types them. */
export function contractChanges(
  changes: readonly Change[],
): OperationRequest<'saveDocument'>['body']['changes'] {
  // Cast: the contract's type differs only in that its lists may be changed.
  return changes as OperationRequest<'saveDocument'>['body']['changes'];
}

/** The content of a file without the server's own note in drafts, which no edit concerns. */
export function withoutNote(json: unknown): Json {
  // Cast: the API answers with JSON.
  const value = json as Json;
  if (!isObject(value) || !Object.hasOwn(value, BASE_KEY)) return value;
  const { [BASE_KEY]: _note, ...content } = value;
  return content;
}

/** The request for a document; `line`: a release's version of it, else the draft or what is published. */
export const readRequest = ({ type, name, lang }: DocumentKey, line?: VersionName) => ({
  params: { type, name },
  query: {
    ...(lang !== undefined && { lang }),
    ...(line !== undefined && { version: line }),
  },
});

type Base = Pick<DocumentVersion, 'version' | 'revision'>;

/** What an open document asks the API. `line` is set for a release. */
export function createRequests(
  api: AuthoringClient,
  key: DocumentKey,
  line: VersionName | undefined,
) {
  const { params, query } = readRequest(key);
  const read = (version: VersionName | undefined) =>
    api.call('readDocument', readRequest(key, version));
  return {
    /** The version that is edited: a release's, or the draft, or else what is published. */
    read: () => read(line),
    /** The draft, or else what is published. */
    readMain: () => read(undefined),
    readPublished: () => read('published'),
    /** Merges what is public into a version; where both were changed, the version stays as it is. */
    takePublished: (version: VersionName) =>
      api.call('mergePublished', { params, query, body: { version, keep: 'own' } }),
    save: ({ version, revision }: Base, changes: readonly Change[]) =>
      api.call('saveDocument', {
        params,
        query,
        body: { version, revision, changes: contractChanges(changes) },
      }),
  };
}

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
  const { params, query } = readRequest(key);
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
  const { data, tags } = objectOf(json);
  return api.call('createDocument', {
    body: {
      type: key.type,
      ...(uid !== null && { uid: key.name }),
      ...(key.lang !== undefined && { lang: key.lang }),
      // Casts: parts of a document's file.
      ...(Array.isArray(tags) && { tags: tags as string[] }),
      ...(isObject(data) && { data: data as Record<string, never> }),
    },
  });
}
