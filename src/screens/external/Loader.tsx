import { Grain } from '#ui/graphics/Grain.tsx';
import { Orb } from '#ui/feedback/Orb.tsx';
import { safeAddress } from '#ui/links/address.ts';
import * as styles from './states.styles.ts';

interface LoaderProps {
  /** Address of the live project, for those who cannot see it here. */
  readonly link?: string | undefined;
}

/** The wait for a project: the orb in its own light. The server draws it where it has no answer. */
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
