import { useLanguage } from '#ui/words/language.ts';
import * as styles from './footer.styles.ts';

interface LegalProps {
  readonly year: number;
  readonly name: string | null;
  /** 'Built with … by …'; the part between is shown as a dot and read by screen readers. */
  readonly builtWith: string | null;
}

/** The copyright line and how the site was made. */
export function Legal({ year, name, builtWith }: LegalProps) {
  const { digits } = useLanguage();
  const [, before, care, after] = /^(.* with) (.+) (by .*)$/.exec(builtWith ?? '') ?? [];
  return (
    <p className={styles.legal}>
      <span>{`© ${digits(String(year))} ${name}`}</span>
      <span>
        {care ? (
          <>
            <span>{`${before} `}</span>
            <span className={styles.care}>{care}</span>
            <span>{` ${after}`}</span>
          </>
        ) : (
          builtWith
        )}
      </span>
    </p>
  );
}
