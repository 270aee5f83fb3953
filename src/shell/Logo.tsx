import { cx } from '@linaria/core';
import { useSite } from '#content/site.ts';
import * as light from '#ui/light/light.styles.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './logo.styles.ts';

/** The crescent, the owner's name and the current year. */
export function Logo({ name }: { name: string }) {
  const { year } = useSite();
  const { digits } = useLanguage();
  return (
    <span className={styles.logo}>
      <span className={cx(light.sun, styles.mark)} aria-hidden />
      <span>
        <span>{`${name} `}</span>
        <span className={styles.year}>{digits(String(year))}</span>
      </span>
    </span>
  );
}
