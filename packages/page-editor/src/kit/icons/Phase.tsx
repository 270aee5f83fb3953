import { useId, type ReactNode } from 'react';
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

type DiscProps = {
  /** How much of it: 0 none, 1 all. */
  lit: number;
  isTrouble?: boolean;
  isSaving?: boolean;
  isLarge?: boolean;
};

/** A moon; its words are beside it. */
export function Disc({ lit, isTrouble = false, isSaving = false, isLarge = false }: DiscProps) {
  const mask = useId();
  return (
    <svg
      className={styles.disc}
      viewBox="0 0 16 16"
      data-large={isLarge || undefined}
      aria-hidden
      focusable="false"
    >
      {isSaving && (
        <mask id={mask}>
          <circle cx="8" cy="8" r="7" fill="#fff" />
          <circle className={styles.shade} cx="8" cy="8" r="7" fill="#000" />
        </mask>
      )}
      <circle className={styles.ring} cx="8" cy="8" r="6.25" />
      <path className={styles.lit} d={litPath(lit)} {...(isSaving && { mask: `url(#${mask})` })} />
      {isTrouble && <circle className={styles.trouble} cx="8" cy="8" r="10.5" />}
    </svg>
  );
}

/**
 * The lit part of a disc as an SVG path, waxing from the right: 0 is new, 0.5 half, 1 full. The
 * edge of the light is half an ellipse.
 */
function litPath(lit: number): string {
  if (lit <= 0) return '';
  const edge = Math.round(Math.abs(1 - 2 * Math.min(lit, 1)) * 7000) / 1000;
  return `M8 1A7 7 0 0 1 8 15A${edge} 7 0 0 ${lit > 0.5 ? 1 : 0} 8 1Z`;
}
