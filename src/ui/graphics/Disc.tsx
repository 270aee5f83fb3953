import { cx } from '@linaria/core';
import * as light from '../light/light.styles.ts';
import * as styles from './Disc.styles.ts';

type DiscProps = {
  /** Rise: mostly below an edge. Eclipse: covered. */
  kind?: 'rise' | 'eclipse' | undefined;
  /** A moon before it; the style `--phase` says how far it has passed. */
  moon?: boolean | undefined;
  /** The light around it. */
  glow?: boolean | undefined;
  className?: string | undefined;
};

/** The large disc, the one light of a view, as wide as `--disc-size`; decorative. */
export function Disc({ kind, moon = false, glow = true, className }: DiscProps) {
  return (
    <span aria-hidden className={cx(styles.disc, className)} data-kind={kind} data-light="">
      <span
        className={cx(light.sun, styles.body)}
        data-grain="sun"
        data-moon={moon ? '' : undefined}
      />
      {glow && <span className={cx(light.glow, styles.halo)} data-grain="room" />}
    </span>
  );
}
