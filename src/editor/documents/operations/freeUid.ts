import type { DocumentSummary } from '#prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { reservedAddress } from '#content/ownAddresses.ts';
import { nextUid } from '../names/uidFromName.ts';
import { uidOwner } from './createDocument.ts';

const MAX_TRIES = 20;

/** Who has a uid: a document, or the site itself, of which the reason says why. */
export type UidOwner = DocumentSummary | { readonly reason: string };

/** A uid, or the next one that nobody has; with who has the first. `own`: the document that asks. */
export async function freeUid(
  api: AuthoringClient,
  type: string,
  uid: string,
  own: string | null,
  signal?: AbortSignal,
): Promise<{ readonly uid: string; readonly owner: UidOwner | null }> {
  const { languages } = await api.call('listLanguages', {}, signal ? { signal } : {});
  const ownerOf = async (one: string): Promise<UidOwner | null> => {
    if (one === own) return null;
    const reason = reservedAddress({ type, uid: one }, languages);
    return reason === null ? uidOwner(api, type, one, signal) : { reason };
  };
  const owner = await ownerOf(uid);
  let free = uid;
  for (let tries = 0, taken = owner; taken !== null && tries < MAX_TRIES; tries += 1) {
    free = nextUid(free);
    // oxlint-disable-next-line no-await-in-loop -- each is asked only if the one before is taken
    taken = await ownerOf(free);
  }
  return { uid: free, owner };
}
