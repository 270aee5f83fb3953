import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as styles from './states.styles.ts';

/** The service has no such project, or none was named. */
export function Missing() {
  return (
    <div className={styles.message} aria-live="polite">
      <SplitHeading level="sectionHeading" text="Project not found" />
    </div>
  );
}
