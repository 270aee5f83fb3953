import { cx } from '@linaria/core';
import * as styles from './Spinner.styles.ts';

export type SpinnerProps = {
  /** Said by a screen reader, not shown; 'loading...' unless given. */
  label?: string | undefined;
  className?: string | undefined;
};

/** The wait for a part of a page: the orb at 44 px. */
export function Spinner({ label = 'loading...', className }: SpinnerProps) {
  return (
    <output className={cx(styles.spinner, className)}>
      <span aria-hidden className={styles.disc}>
        <span className={styles.shadow} />
      </span>
      <span className={styles.label}>{label}</span>
    </output>
  );
}
