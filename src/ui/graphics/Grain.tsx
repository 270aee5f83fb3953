import { cx } from '@linaria/core';
import * as styles from './Grain.styles.ts';

/** Film grain over a lit scene: covers its positioned parent, below anything stacked above. */
export function Grain({ className }: { className?: string | undefined }) {
  return <span aria-hidden data-grain="film" className={cx(styles.grain, className)} />;
}
