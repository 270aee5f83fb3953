import { useId, type ReactNode } from 'react';
import { phasePath } from './phasePath.ts';
import { Icon } from './Icon.tsx';
import * as styles from './icons.styles.ts';

/** What a disc says: how much of it is lit, or that the document cannot be edited. */
export type PhaseKind = 'published' | 'draft' | 'changed' | 'release' | 'saving' | 'readOnly';

type PhaseProps = {
  kind: PhaseKind;
  /** Adds the ring of trouble: a conflict, or edits that could not be saved. */
  isTrouble?: boolean;
  /** The words beside it; a phase is never shown without words. */
  children: ReactNode;
};

const LIT = { published: 1, draft: 0, changed: 0.5, release: 0.28, saving: 1 } as const;

/** The state of a document as a phase of the moon, with the state in words. */
export function Phase({ kind, isTrouble = false, children }: PhaseProps) {
  return (
    <span className={styles.phase}>
      {kind === 'readOnly' ? (
        <Icon name="lock" size="small" />
      ) : (
        <Disc lit={LIT[kind]} isTrouble={isTrouble} isSaving={kind === 'saving'} />
      )}
      <span className={styles.words}>{children}</span>
    </span>
  );
}

function Disc({
  lit,
  isTrouble,
  isSaving,
}: {
  lit: number;
  isTrouble: boolean;
  isSaving: boolean;
}) {
  const mask = useId();
  return (
    <svg className={styles.disc} viewBox="0 0 16 16" aria-hidden focusable="false">
      {isSaving && (
        <mask id={mask}>
          <circle cx="8" cy="8" r="7" fill="#fff" />
          <circle className={styles.shade} cx="8" cy="8" r="7" fill="#000" />
        </mask>
      )}
      <circle className={styles.ring} cx="8" cy="8" r="6.25" />
      <path
        className={styles.lit}
        d={phasePath(lit, 7, 8)}
        {...(isSaving && { mask: `url(#${mask})` })}
      />
      {isTrouble && <circle className={styles.trouble} cx="8" cy="8" r="10.5" />}
    </svg>
  );
}
