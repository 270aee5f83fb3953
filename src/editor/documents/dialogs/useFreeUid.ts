import { useEffect, useState } from 'react';
import { useEditor } from '../../EditorContext.ts';
import { uidProblem } from '../names/uidFromName.ts';
import { freeUid, type UidOwner } from '../operations/freeUid.ts';

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
  const { api } = useEditor();
  const [checked, setChecked] = useState<{ uid: string; check: UidCheck } | null>(null);
  const wrong = uidProblem(uid);

  useEffect(() => {
    if (wrong !== null || uid === own) return undefined;
    const stop = new AbortController();
    const check = async () => {
      const { owner, uid: suggestion } = await freeUid(api, type, uid, own, stop.signal);
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
  }, [api, type, uid, own, wrong]);

  if (wrong !== null) return { problem: wrong, suggestion: null, isChecking: false };
  if (checked?.uid === uid) return checked.check;
  return { problem: null, suggestion: null, isChecking: uid !== own };
}

function takenBy(uid: string, owner: UidOwner): string {
  if ('reason' in owner) return `${owner.reason}.`;
  const note = owner.status === 'archived' ? ', which is unpublished' : '';
  return `/${uid} is used by ${owner.title}${note}.`;
}
