import type { DocumentKey } from '#prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import type { OpenDocument } from '../../document/DocumentSession.ts';
import type { PublishWhat } from './publishDocuments.ts';

/** The same as the server plans it, in JSON; empty if there is nothing to publish. */
export function plannedOf(
  { key, version }: Pick<OpenDocument, 'key' | 'version'>,
  others: readonly DocumentKey[],
): string {
  if (version.startsWith('release:')) {
    return JSON.stringify({ kind: 'publishRelease', release: version.slice('release:'.length) });
  }
  const documents = version === 'draft' ? [key, ...others] : others;
  return documents.length === 0 ? '' : JSON.stringify({ kind: 'publish', documents });
}

/** What publishing an open document concerns: its release as a whole, or its draft and those of others. */
export async function whatToPublish(
  api: AuthoringClient,
  { key, version }: Pick<OpenDocument, 'key' | 'version'>,
  others: readonly DocumentKey[],
): Promise<PublishWhat | null> {
  if (version.startsWith('release:')) {
    const release = version.slice('release:'.length);
    const { releases } = await api.call('listReleases', {});
    const documents = releases.find(({ id }) => id === release)?.documents ?? [];
    return { documents: documents.map(keyOf), release };
  }
  const documents = version === 'draft' ? [key, ...others] : others;
  return documents.length === 0 ? null : { documents };
}

/** The key of a document in a list. */
export function keyOf({ type, name, lang }: DocumentKey): DocumentKey {
  return { type, name, ...(lang !== undefined && { lang }) };
}
