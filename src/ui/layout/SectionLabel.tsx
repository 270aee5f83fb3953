import type { ReactNode } from 'react';
import { PhaseDisc } from '../graphics/PhaseDisc.tsx';
import * as styles from './SectionLabel.styles.ts';

type SectionLabelProps = {
  /** Phase of the disc, 0 to 1. */
  phase: number;
  /**
   * A heading where the label is the section's only title, a paragraph where a larger one follows.
   */
  as?: 'h2' | 'h3' | 'p' | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/** The name of a section after its disc. */
export function SectionLabel({ phase, as: Tag = 'p', id, children }: SectionLabelProps) {
  return (
    <Tag id={id} className={styles.label}>
      <PhaseDisc phase={phase} />
      <span>{children}</span>
    </Tag>
  );
}
