import type { DocumentKey, DocumentVersion, VersionName } from '#prismic-folder/contract';
import type { Change } from '#prismic-folder/edit';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import type { Base } from './Content.ts';
import { readRequest } from '../readRequest.ts';
import { contractChanges, keyParts } from './lines.ts';

/** What an open document asks the API. */
export interface Requests {
  /** The version that is edited: a release's, or the draft, or else what is published. */
  readonly read: () => Promise<DocumentVersion>;
  readonly readPublished: () => Promise<DocumentVersion>;
  /** Merges what is public into a version; where both were changed, the version stays as it is. */
  readonly takePublished: (version: VersionName) => Promise<DocumentVersion>;
  readonly save: (base: Base, changes: readonly Change[]) => Promise<DocumentVersion>;
}

/** `line` is set for a release. */
export function createRequests(
  api: AuthoringClient,
  key: DocumentKey,
  line: VersionName | undefined,
): Requests {
  const params = keyParts(key);
  const language = key.lang === undefined ? {} : { lang: key.lang };
  const read = (version: VersionName | undefined) =>
    api.call('readDocument', readRequest(key, version));
  return {
    read: () => read(line),
    readPublished: () => read('published'),
    takePublished: (version) =>
      api.call('mergePublished', { params, query: language, body: { version, keep: 'own' } }),
    save: ({ version, revision }, changes) =>
      api.call('saveDocument', {
        params,
        query: language,
        body: { version, revision, changes: contractChanges(changes) },
      }),
  };
}
