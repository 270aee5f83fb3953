import { useState } from 'react';
import { sentenceOf } from '../../api/sentenceOf.ts';
import type { ConflictChoice, DocumentSession } from '../../document/DocumentSession.ts';

/** Applies choices, one attempt at a time; says what went wrong. */
export function useResolve(session: DocumentSession, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const resolve = (choices: readonly ConflictChoice[]) => {
    if (isBusy || choices.length === 0) return;
    setBusy(true);
    setTrouble(null);
    session.resolve(choices).then(
      () => {
        setBusy(false);
        onDone();
      },
      (error: unknown) => {
        setBusy(false);
        setTrouble(sentenceOf(error));
      },
    );
  };
  return { isBusy, trouble, resolve };
}
