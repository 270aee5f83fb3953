import type { DocumentSummary } from '#prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { nextUid } from '../names/uidFromName.ts';
import { uidOwner } from './createDocument.ts';

const MAX_TRIES = 20;

/** A uid, or the next one that nobody has; with who has the first. `own`: the document that asks. */
export async function freeUid(
  api: AuthoringClient,
  type: string,
  uid: string,
  own: string | null,
  signal?: AbortSignal,
): Promise<{ readonly uid: string; readonly owner: DocumentSummary | null }> {
  const ownerOf = async (one: string) => (one === own ? null : uidOwner(api, type, one, signal));
  const owner = await ownerOf(uid);
  let free = uid;
  for (let tries = 0, taken = owner; taken !== null && tries < MAX_TRIES; tries += 1) {
    free = nextUid(free);
    // oxlint-disable-next-line no-await-in-loop -- each is asked only if the one before is taken
    taken = await ownerOf(free);
  }
  return { uid: free, owner };
}
