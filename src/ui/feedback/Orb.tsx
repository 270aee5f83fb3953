import { cx } from '@linaria/core';
import * as light from '../light/light.styles.ts';
import * as states from '../words/en/states.ts';
import { useLanguage } from '../words/language.ts';
import * as styles from './Orb.styles.ts';

/** Loading indicator of a whole page. */
export function Orb({ className }: { className?: string | undefined }) {
  const { say } = useLanguage();
  return (
    <output className={cx(styles.orb, className)}>
      <span aria-hidden className={styles.halo}>
        <span className={cx(light.sun, styles.disc)}>
          <span className={styles.shadow} />
        </span>
      </span>
      <span className={styles.label}>{say(states.loading)}</span>
    </output>
  );
}
