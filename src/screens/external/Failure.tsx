import { Button } from '#ui/controls/Button.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as styles from './states.styles.ts';

interface FailureProps {
  readonly retry: () => void;
}

/** The project did not come. The console says why: addresses of scripts are not for visitors. */
export function Failure({ retry }: FailureProps) {
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
