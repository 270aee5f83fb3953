import { Button } from '#ui/Button.tsx';
import { SplitHeading } from '#ui/SplitHeading.tsx';
import * as styles from './states.styles.ts';

interface FailureProps {
  /** What went wrong, as the request says it. */
  readonly error: Error;
  readonly retry: () => void;
}

/** The service did not answer: what failed, and a way to try again. */
export function Failure({ error, retry }: FailureProps) {
  return (
    <div className={styles.message} role="alert">
      <SplitHeading level="sectionHeading" text="This project could not be loaded" />
      <p className={styles.reason}>{error.message}</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
