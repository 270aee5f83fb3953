import { cx } from '@linaria/core';
import * as styles from './Orb.styles.ts';

export type OrbProps = {
  /** 'loading...' unless given. */
  label?: string | undefined;
  /** Fades away, over the second in which what was waited for fades in. */
  leaving?: boolean | undefined;
  className?: string | undefined;
};

/** The wait for a whole page: a shadow crosses the disc every 4 s; the halo is 256 px. */
export function Orb({ label = 'loading...', leaving, className }: OrbProps) {
  return (
    <output className={cx(styles.orb, className)} data-leaving={leaving || undefined}>
      <span aria-hidden className={styles.halo}>
        <span className={styles.disc}>
          <span className={styles.shadow} />
        </span>
      </span>
      <span className={styles.label}>{label}</span>
    </output>
  );
}
