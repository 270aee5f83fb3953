import { useSite } from '#content/site.ts';
import * as styles from './logo.styles.ts';

/** The crescent, the owner's name and the current year. */
export function Logo({ name }: { name: string }) {
  const { year } = useSite();
  return (
    <span className={styles.logo}>
      <span className={styles.mark} aria-hidden />
      <span>
        {name} <span className={styles.year}>{year}</span>
      </span>
    </span>
  );
}
