import type { DocumentSession, OpenDocument } from '../document/DocumentSession.ts';
import { useOpenDocument } from '../document/useOpenDocument.ts';
import type { ReleaseNames } from '../documents/names/documentWords.ts';
import { useEditor } from '../EditorContext.ts';
import { Phase } from '../ui/icons/Phase.tsx';
import { documentAddress } from '../address.ts';
import { stateLines, type StateLine } from './stateWords.ts';
import * as styles from './topBar.styles.ts';

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

const isSame = (one: OpenDocument, other: OpenDocument) =>
  one.summary === other.summary &&
  one.save === other.save &&
  one.readOnly === other.readOnly &&
  one.meanwhile === other.meanwhile &&
  one.version === other.version;

/** Below the bar, in whole sentences: what is in trouble, and where else a version of the document is. */
export function StateLines({ session, names, onChoose }: StateLinesProps) {
  const { go } = useEditor();
  const document = useOpenDocument(session, partsOf, isSame);
  const run = ({ action, release }: StateLine) => {
    if (action === 'retry') session.flush().catch(() => undefined);
    else if (action === 'choose') onChoose();
    else go(documentAddress(document.key, action === 'open' ? `release:${release}` : 'draft'));
  };
  return stateLines(document, names).map((line) => (
    <div key={line.release ?? line.words} className={styles.line} data-lines>
      <Phase kind={line.phase} isTrouble={line.isTrouble}>
        {line.words}
      </Phase>
      {line.action !== null && (
        <button type="button" className={styles.stateButton} onClick={() => run(line)}>
          {ACTIONS[line.action]}
        </button>
      )}
    </div>
  ));
}
