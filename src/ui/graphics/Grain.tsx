import { cx } from '@linaria/core';
import * as styles from './Grain.styles.ts';

export type GrainProps = { className?: string | undefined };

/** Film grain over a lit scene: lies over its positioned parent, under whatever is stacked above it. */
export function Grain({ className }: GrainProps) {
  return <span aria-hidden className={cx(styles.grain, className)} />;
}
