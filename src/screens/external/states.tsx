import { Grain } from '#ui/graphics/Grain.tsx';
import { Orb } from '#ui/feedback/Orb.tsx';
import { safeAddress } from '#ui/links/address.ts';
import * as styles from './states.styles.ts';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { Button } from '#ui/controls/Button.tsx';
import * as external from '#ui/words/en/screens/external.ts';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';

interface LoaderProps {
  /** Address of the live project, for visitors without JavaScript. */
  readonly link?: string | undefined;
}

/** Loading; the server renders it where it has no result. */
export function Loader({ link }: LoaderProps) {
  const address = safeAddress(link);
  const { say } = useLanguage();
  return (
    <div className={styles.scene}>
      <Grain />
      <Orb className={styles.orb} />
      <noscript>
        <p className={styles.note}>
          <span>{`${say(external.needsScripts)} `}</span>
          {address && (
            <a href={address} className={styles.link}>
              {say(external.link)}
            </a>
          )}
        </p>
      </noscript>
    </div>
  );
}

/** The service has no such project, or no id was given. */
export function Missing() {
  const { say } = useLanguage();
  return (
    <div className={styles.message} aria-live="polite">
      <SplitHeading level="sectionHeading" text={say(external.missing)} />
    </div>
  );
}

/** The project failed to load; the console has the reason. */
export function Failure({ retry }: { readonly retry: () => void }) {
  const { say } = useLanguage();
  return (
    <div className={styles.message} role="alert">
      <SplitHeading level="sectionHeading" text={say(external.failed)} />
      <p className={styles.reason}>{say(external.note)}</p>
      <Button onClick={retry}>{say(states.tryAgain)}</Button>
    </div>
  );
}
