import { cx } from '@linaria/core';
import * as styles from './Spinner.styles.ts';

type SpinnerProps = {
  /** For screen readers. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Loading indicator of a part of a page. */
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
