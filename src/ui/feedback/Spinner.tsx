import { cx } from '@linaria/core';
import * as light from '../light/light.styles.ts';
import * as states from '../words/en/states.ts';
import { useLanguage } from '../words/language.ts';
import * as styles from './Spinner.styles.ts';

/** Loading indicator of a part of a page. */
export function Spinner({ className }: { className?: string | undefined }) {
  const { say } = useLanguage();
  return (
    <output className={cx(styles.spinner, className)}>
      <span aria-hidden className={cx(light.sun, styles.disc)}>
        <span className={styles.shadow} />
      </span>
      <span className={styles.label}>{say(states.loading)}</span>
    </output>
  );
}
