import type { ReactNode } from 'react';
import * as styles from './Fact.styles.ts';

type FactProps = {
  term: string;
  /** Without a value nothing is rendered. */
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
