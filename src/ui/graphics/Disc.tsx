import { cx } from '@linaria/core';
import type { CSSProperties } from 'react';
import * as styles from './Disc.styles.ts';

type DiscProps = {
  /**
   * Day: a ball on paper. Rise: lit from above, at the end of a page. Eclipse: covered.
   */
  kind: 'day' | 'rise' | 'eclipse';
  /** Diameter in CSS; the class may set it instead. */
  size?: string | undefined;
  /** The light around it; by default on all but the day disc. */
  glow?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** The large disc, the one light of a view; decorative. */
export function Disc({ kind, size, glow = kind !== 'day', className, style }: DiscProps) {
  // Cast: React's style type has no custom properties.
  const diameter = (size === undefined ? {} : { '--disc-size': size }) as CSSProperties;
  return (
    <span
      aria-hidden
      className={cx(styles.disc, className)}
      style={{ ...diameter, ...style }}
      data-kind={kind}
      data-light=""
      data-glow={glow || undefined}
    >
      <span className={styles.body} />
    </span>
  );
}
