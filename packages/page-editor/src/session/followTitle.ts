import type { DocumentKey } from 'prismic-folder/contract';
import { listOf } from 'prismic-folder/edit';
import type { OpenDocument } from '../document/DocumentSession.ts';
import type { EditorServices } from './EditorContext.ts';
import { remember, rememberedJson } from '../kit/remembered.ts';
import type { EditorModels } from '../model/EditorModels.ts';
import { isMadeFrom, titleUid } from './titleField.ts';
import { documentCall, documentId } from './documentCall.ts';
import { freeUid } from './freeUid.ts';

/** Where this browser notes which documents have an address that nobody typed. */
const STORE = 'editor-addresses';

/** Where it notes what they were called before, as the first steps of a new site still call one. */
const MOVES = 'editor-moves';

/** Older notes are of documents that were published or deleted long ago. */
const MOST = 200;

const following = new Set<string>(listOf(rememberedJson(STORE)).map(String));

const moved = new Map<string, string>(
  listOf(rememberedJson(MOVES)).flatMap((move) => {
    const [id, name] = listOf(move);
    return typeof id === 'string' && typeof name === 'string' ? [[id, name] as const] : [];
  }),
);

/** Without storage it is known until the window is closed. */
const writeNotes = (store: string, notes: Iterable<unknown>) =>
  remember(store, [...notes].slice(-MOST));

/** Notes whether the address of a document, given by its id, is made from its title. */
export function noteFollowing(id: string, isFollowing: boolean): void {
  if (following.has(id) === isFollowing) return;
  if (isFollowing) following.add(id);
  else following.delete(id);
  writeNotes(STORE, following);
}

/** Whether it was noted that the address of a document is made from its title. */
export const isFollowing = (id: string): boolean => following.has(id);

/** Notes the new name of a document, so that what knows its old one leads to it. */
export function noteMove(from: DocumentKey, to: string): void {
  if (from.name === to) return;
  moved.set(documentId(from), to);
  writeNotes(MOVES, moved);
}

/** What a document that was renamed in this browser is called now; null: it was not. */
export function movedTo(key: DocumentKey): DocumentKey | null {
  let name: string | null = null;
  const seen = new Set<string>();
  for (
    let id = documentId(key);
    !seen.has(id);
    id = documentId({ ...key, name: name ?? key.name })
  ) {
    seen.add(id);
    name = moved.get(id) ?? name;
  }
  return name === null || name === key.name ? null : { ...key, name };
}

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
  { api, host, models }: Pick<EditorServices, 'api' | 'host' | 'models'>,
  draft: Draft,
): Promise<DocumentKey> {
  const { key, summary, json } = draft;
  const wanted = titleUid(models, key.type, json);
  if (!followsTitle(draft) || wanted === '' || isMadeFrom(key.name, wanted)) return key;
  const { uid } = await freeUid({ api, host }, key.type, wanted, summary.uid ?? key.name);
  const { name } = await api.call('renameDocument', { ...documentCall(key), body: { name: uid } });
  noteMove(key, name);
  return { ...key, name };
}
