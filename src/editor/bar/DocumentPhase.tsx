import { useEffect, useState } from 'react';
import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import { useProtected } from '../documents/lookup/useDocumentAnswers.ts';
import { useEditor } from '../EditorContext.ts';
import { useChangeCount } from '../review/useChangeCount.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { Phase } from '../ui/icons/Phase.tsx';
import { type DocumentState, PROTECTED, PROTECTED_SHORT, stateWords } from './stateWords.ts';
import * as styles from './topBar.styles.ts';

interface DocumentPhaseProps {
  readonly session: DocumentSession;
}

const isSame = (one: DocumentState, other: DocumentState) =>
  one.words === other.words &&
  one.short === other.short &&
  one.phase === other.phase &&
  one.isTrouble === other.isTrouble;

const idOf = ({ summary }: OpenDocument) => summary.id;
const isSavingNow = ({ save }: OpenDocument) => save.kind === 'saving';

/** The state of a document; it renders by itself, as every save changes it twice. */
export function DocumentPhase({ session }: DocumentPhaseProps) {
  const { models } = useEditor();
  const count = useChangeCount(session, models);
  const isProtected = useProtected().has(useOpenDocument(session, idOf));
  const state = useOpenDocument(session, (document) => stateWords(document, count), isSame);
  const isSaving = useLate(useOpenDocument(session, isSavingNow));
  const phase = (
    <Phase kind={isSaving ? 'saving' : state.phase} isTrouble={state.isTrouble}>
      {isSaving || state.short === undefined ? (
        isSaving ? (
          'Saving'
        ) : (
          state.words
        )
      ) : (
        <>
          <span className={styles.words}>{state.words}</span>
          <span className={styles.short} aria-hidden>
            {state.short}
          </span>
        </>
      )}
    </Phase>
  );
  return (
    <>
      <output className={styles.state}>{phase}</output>
      {isProtected && (
        <span className={styles.lock}>
          <Icon name="lock" size="small" />
          <span className={styles.lockWords}>{PROTECTED}</span>
          <span className={styles.lockShort} aria-hidden>
            {PROTECTED_SHORT}
          </span>
        </span>
      )}
    </>
  );
}

/** In ms: words of what takes less time would flicker. */
const DELAY_MS = 400;

/** Whether something is going on, and has been for a while. */
function useLate(isOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn]);
  return isOn && isLate;
}
