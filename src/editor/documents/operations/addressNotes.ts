import type { DocumentKey } from '#prismic-folder/contract';
import { documentId } from './documentCall.ts';

/** Where this browser notes which documents have an address that nobody typed. */
const STORE = 'editor-addresses';

/** Older notes are of documents that were published or deleted long ago. */
const MOST = 200;

const following = new Set<string>(readNotes());

function readNotes(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes whether the address of a document, given by its id, is made from its title. */
export function noteFollowing(id: string, isFollowing: boolean): void {
  if (following.has(id) === isFollowing) return;
  if (isFollowing) following.add(id);
  else following.delete(id);
  try {
    localStorage.setItem(STORE, JSON.stringify([...following].slice(-MOST)));
  } catch {
    // Without storage it is known until the window is closed.
  }
}

/** Whether it was noted that the address of a document is made from its title. */
export const isFollowing = (id: string): boolean => following.has(id);

const moved = new Map<string, string>();

/** Notes the new name of a document, so that Back leads to it. */
export const noteMove = (from: DocumentKey, to: string): void =>
  void (from.name !== to && moved.set(documentId(from), to));

/** What a document that was renamed in this window is called now; null: it was not. */
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
