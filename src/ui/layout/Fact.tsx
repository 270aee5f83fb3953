import type { ReactNode } from 'react';
import * as styles from './Fact.styles.ts';

export type FactProps = {
  /** What the fact is about, as a small label. */
  term: string;
  /** The fact itself, in the type of the list around it; without one nothing is drawn. */
  children: ReactNode;
};

/** A term and its value inside a `dl`. */
export function Fact({ term, children }: FactProps) {
  if (!children) return null;
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
