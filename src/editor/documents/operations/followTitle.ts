import type { DocumentKey } from '#prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import type { OpenDocument } from '../../document/DocumentSession.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import { isMadeFrom, titleUid } from '../names/titleUid.ts';
import { isFollowing, noteFollowing, noteMove } from './addressNotes.ts';
import { documentCall } from './documentCall.ts';
import { freeUid } from './freeUid.ts';

type Draft = Pick<OpenDocument, 'key' | 'summary' | 'json' | 'published'>;

/** Whether the address of a document is made from its title: nobody knows it yet, and nobody typed it. */
export function followsTitle({ summary, published }: Draft): boolean {
  return summary.status === 'draft' && published === null && isFollowing(summary.id);
}

/** Notes that the address of a draft follows its title from now on, if it was made from it. */
export function startFollowing(models: EditorModels, { key, summary, json }: Draft): void {
  const uid = summary.uid ?? key.name;
  if (summary.status === 'draft' && isMadeFrom(uid, titleUid(models, key.type, json))) {
    noteFollowing(summary.id, true);
  }
}

/**
 * Gives a document that follows its title the address of its present one; resolves to the key that it
 * has then. A document that is open elsewhere would lose its file: call it when it is left or published.
 */
export async function followTitle(
  api: AuthoringClient,
  models: EditorModels,
  draft: Draft,
): Promise<DocumentKey> {
  const { key, summary, json } = draft;
  const wanted = titleUid(models, key.type, json);
  if (!followsTitle(draft) || wanted === '' || isMadeFrom(key.name, wanted)) return key;
  const { uid } = await freeUid(api, key.type, wanted, summary.uid ?? key.name);
  const { name } = await api.call('renameDocument', { ...documentCall(key), body: { name: uid } });
  noteMove(key, name);
  return { ...key, name };
}
