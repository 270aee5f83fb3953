import { cx } from '@linaria/core';
import * as styles from './PhaseDisc.styles.ts';
import { phasePath } from './phase.ts';

/** Radius within the 14 px view box; the ring's line lies inside the edge. */
const radius = 6.4;

type PhaseDiscProps = {
  /** From 0, new, to 1, full; it waxes from the right. */
  phase: number;
  className?: string | undefined;
};

/** The small disc of a section label; decorative. */
export function PhaseDisc({ phase, className }: PhaseDiscProps) {
  return (
    <svg className={cx(styles.disc, className)} viewBox="0 0 14 14" aria-hidden focusable="false">
      <circle className={styles.ring} cx="7" cy="7" r={radius} />
      <path className={styles.lit} d={phasePath(phase, radius, 7)} />
    </svg>
  );
}
