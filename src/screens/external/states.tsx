import { Grain } from '#ui/graphics/Grain.tsx';
import { Orb } from '#ui/feedback/Orb.tsx';
import { safeAddress } from '#ui/links/address.ts';
import * as styles from './states.styles.ts';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { Button } from '#ui/controls/Button.tsx';

interface LoaderProps {
  /** Address of the live project, for visitors without JavaScript. */
  readonly link?: string | undefined;
}

/** Loading; the server renders it where it has no result. */
export function Loader({ link }: LoaderProps) {
  const address = safeAddress(link);
  return (
    <div className={styles.scene}>
      <Grain />
      <Orb className={styles.orb} />
      <noscript>
        <p className={styles.note}>
          This project comes from another portfolio service and needs JavaScript to be shown here.
          {address && (
            <>
              {' '}
              <a href={address} className={styles.link}>
                Project Link
              </a>
            </>
          )}
        </p>
      </noscript>
    </div>
  );
}

/** The service has no such project, or no id was given. */
export function Missing() {
  return (
    <div className={styles.message} aria-live="polite">
      <SplitHeading level="sectionHeading" text="Project not found" />
    </div>
  );
}

/** The project failed to load; the console has the reason. */
export function Failure({ retry }: { readonly retry: () => void }) {
  return (
    <div className={styles.message} role="alert">
      <SplitHeading level="sectionHeading" text="This project could not be loaded" />
      <p className={styles.reason}>
        Its portfolio service did not answer. Trying again often helps.
      </p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
