import type { DocumentKey } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { documentCall } from '../session/documentCall.ts';

type TagChange = { op: 'remove'; path: string[] } | { op: 'set'; path: string[]; value: string[] };

/** The change of a document's file that sets its tags. */
export function tagChange(tags: readonly string[]): TagChange {
  const path = ['tags'];
  return tags.length === 0 ? { op: 'remove', path } : { op: 'set', path, value: [...tags] };
}

/** Sets the tags of a document that is not open: as a draft, like every change. */
export async function tagDocument(
  api: AuthoringClient,
  key: DocumentKey,
  tags: readonly string[],
): Promise<void> {
  const call = documentCall(key);
  const { version, revision } = await api.call('readDocument', call);
  const changes = [tagChange(tags)];
  await api.call('saveDocument', { ...call, body: { version, revision, changes } });
}
