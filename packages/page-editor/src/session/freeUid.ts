import { useEffect, useState } from 'react';
import type { DocumentSummary } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import type { EditorHost } from '../model/EditorHost.ts';
import { useEditor } from './EditorContext.ts';
import { nextUid, uidProblem } from './uidFromName.ts';

const MAX_TRIES = 20;

/** Who has a uid: a document, or the site itself, of which the reason says why. */
export type UidOwner = DocumentSummary | { readonly reason: string };

/** A uid, or the next one that nobody has; with who has the first. `own`: the document that asks. */
export async function freeUid(
  { api, host }: { readonly api: AuthoringClient; readonly host: EditorHost },
  type: string,
  uid: string,
  own: string | null,
  signal?: AbortSignal,
): Promise<{ readonly uid: string; readonly owner: UidOwner | null }> {
  const { languages } = await api.call('listLanguages', {}, signal ? { signal } : {});
  const ownerOf = async (one: string): Promise<UidOwner | null> => {
    if (one === own) return null;
    const reason = host.reservedAddress?.({ type, uid: one }, languages) ?? null;
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

/** Who has a uid among the documents of a type, archived ones too; null if it is free. */
export async function uidOwner(
  api: AuthoringClient,
  type: string,
  uid: string,
  signal?: AbortSignal,
): Promise<DocumentSummary | null> {
  const query = { type, uid, pageSize: 10 };
  const { documents } = await api.call('listDocuments', { query }, signal ? { signal } : {});
  // A former uid may be taken by a new document.
  return documents.find((one) => one.uid === uid || one.name === uid) ?? null;
}

export interface UidCheck {
  /** Why the uid cannot be used, as a sentence; null if it can, as far as is known. */
  readonly problem: string | null;
  /** A free uid like it, if it is taken. */
  readonly suggestion: string | null;
  readonly isChecking: boolean;
}

const PAUSE_MS = 150;

/** Checks a uid while it is written. `own`: the document that has it now, if any. */
export function useFreeUid(type: string, uid: string, own: string | null = null): UidCheck {
  const { api, host } = useEditor();
  const [checked, setChecked] = useState<{ uid: string; check: UidCheck } | null>(null);
  const wrong = uidProblem(uid);

  useEffect(() => {
    if (wrong !== null || uid === own) return undefined;
    const stop = new AbortController();
    const check = async () => {
      const { owner, uid: suggestion } = await freeUid({ api, host }, type, uid, own, stop.signal);
      if (owner === null) return { problem: null, suggestion: null, isChecking: false };
      return { problem: takenBy(uid, owner), suggestion, isChecking: false };
    };
    const timer = setTimeout(() => {
      check().then(
        (found) => !stop.signal.aborted && setChecked({ uid, check: found }),
        // The service checks again when it is created.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, host, type, uid, own, wrong]);

  if (wrong !== null) return { problem: wrong, suggestion: null, isChecking: false };
  if (checked?.uid === uid) return checked.check;
  return { problem: null, suggestion: null, isChecking: uid !== own };
}

function takenBy(uid: string, owner: UidOwner): string {
  if ('reason' in owner) return `${owner.reason}.`;
  const note = owner.status === 'archived' ? ', which is unpublished' : '';
  return `/${uid} is used by ${owner.title}${note}.`;
}
