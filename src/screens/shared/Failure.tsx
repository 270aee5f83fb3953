import { Button } from '#ui/controls/Button.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { Head } from './Head.tsx';
import * as styles from './styles.ts';

interface FailureProps {
  /** What could not be loaded, as the start of a sentence. */
  readonly what: string;
  /** Reason and advice; by default about the content service. */
  readonly note?: string | undefined;
  readonly label?: string | undefined;
  readonly retry: () => void;
}

/** An error message with a way to try again. */
export function Failure({
  what,
  note = 'The content service did not answer. Nothing is lost; trying again often helps.',
  label = 'Try again',
  retry,
}: FailureProps) {
  const title = `${what} could not be loaded`;
  return (
    <Container as="section" className={styles.message} role="alert">
      <Head title={title} noIndex />
      <SplitHeading as="h1" level="sectionHeading" text={title} />
      <p className={styles.body}>{note}</p>
      <Button variant="primary" onClick={retry}>
        {label}
      </Button>
    </Container>
  );
}
