import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { SplitHeading } from '#ui/SplitHeading.tsx';
import * as styles from './styles.ts';

interface FailureProps {
  /** What could not be loaded, as the start of a sentence. */
  readonly what: string;
  readonly retry: () => void;
}

/** An error a person can act on: what failed, and a way to try again. */
export function Failure({ what, retry }: FailureProps) {
  return (
    <Container as="section" className={styles.message} role="alert">
      <SplitHeading as="h1" level="sectionHeading" text={`${what} could not be loaded`} />
      <p className={styles.body}>
        The content service did not answer. Nothing is lost; trying again often helps.
      </p>
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </Container>
  );
}
