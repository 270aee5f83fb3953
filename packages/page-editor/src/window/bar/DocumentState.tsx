import { memo, useEffect, useState } from 'react';
import type { DocumentSession, OpenDocument } from '../../document/DocumentSession.ts';
import { useOpenDocument } from '../../document/useOpenDocument.ts';
import { useProtected } from '../../session/useDocumentAnswers.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useChangeCount } from '../../rooms/review/useChangeCount.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { Phase } from '../../kit/icons/Phase.tsx';
import {
  type DocumentState,
  PROTECTED,
  PROTECTED_SHORT,
  type StateLine,
  stateLines,
  stateWords,
} from './stateWords.ts';
import type { ReleaseNames } from '../../session/documentWords.ts';
import { documentAddress } from '../../session/address.ts';
import { Button } from '../../kit/controls/Button.tsx';
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
  const { words, short }: Partial<DocumentState> = isSaving ? { words: 'Saving' } : state;
  return (
    <>
      <output className={styles.state}>
        <Phase kind={isSaving ? 'saving' : state.phase} isTrouble={state.isTrouble}>
          {short === undefined ? (
            words
          ) : (
            <>
              <span className={styles.words}>{words}</span>
              <span className={styles.short} aria-hidden>
                {short}
              </span>
            </>
          )}
        </Phase>
      </output>
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

interface StateLinesProps {
  readonly session: DocumentSession;
  readonly names: ReleaseNames;
  /** Shows both versions of a conflict. */
  readonly onChoose: () => void;
}

const ACTIONS = {
  retry: 'Try again',
  choose: 'Two versions. Choose',
  open: 'Open that version',
  leave: 'Open the other version',
} as const;

const partsOf = (document: OpenDocument) => document;

const isSameLine = (one: OpenDocument, other: OpenDocument) =>
  one.summary === other.summary &&
  one.save === other.save &&
  one.readOnly === other.readOnly &&
  one.meanwhile === other.meanwhile &&
  one.publicTrouble === other.publicTrouble &&
  one.version === other.version;

/** Below the bar, in whole sentences: what is in trouble, and where else a version of the document is. */
export function StateLines({ session, names, onChoose }: StateLinesProps) {
  const { go } = useEditor();
  const document = useOpenDocument(session, partsOf, isSameLine);
  const run = ({ action, release }: StateLine) => {
    if (action === 'retry') session.flush().catch(() => undefined);
    else if (action === 'choose') onChoose();
    else go(documentAddress(document.key, action === 'open' ? `release:${release}` : 'draft'));
  };
  return stateLines(document, names).map((line) => (
    <div key={line.release ?? line.words} className={styles.line} data-lines data-passing>
      <Phase kind={line.phase} isTrouble={line.isTrouble}>
        {line.words}
      </Phase>
      {line.action !== null && (
        <Button kind="link" onPress={() => run(line)}>
          {ACTIONS[line.action]}
        </Button>
      )}
    </div>
  ));
}

interface ReviewButtonProps {
  readonly session: DocumentSession;
  readonly onReview: () => void;
}

/** Something that is public, or has its place. */
const isPublished = ({ summary, published }: OpenDocument) =>
  summary.status === 'published' || (summary.status === 'draft' && published !== null);

/** Opens the review; says how many changes are not public, if anything of it is. */
export const ReviewButton = memo(function ReviewButton({ session, onReview }: ReviewButtonProps) {
  const { models } = useEditor();
  const count = useChangeCount(session, models);
  const isPublic = useOpenDocument(session, isPublished);
  if (!count && isPublic) return <Button onPress={onReview}>Published</Button>;
  return (
    <Button kind="primary" onPress={onReview}>
      <span>
        <span>{count ? `Review ${count}` : 'Review'}</span>
        {count !== null && count > 0 && (
          <span className={styles.wideWords}>{count === 1 ? ' change' : ' changes'}</span>
        )}
      </span>
    </Button>
  );
});
