import { Button } from '#ui/controls/Button.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';
import { Head } from './Head.tsx';
import * as styles from './styles.ts';

interface FailureProps {
  /** What could not be loaded, as a sentence. */
  readonly title: string;
  /** Reason and advice; by default about the content service. */
  readonly note?: string | undefined;
  readonly label?: string | undefined;
  readonly retry: () => void;
}

/** An error message with a way to try again. */
export function Failure({ title, note, label, retry }: FailureProps) {
  const { say } = useLanguage();
  return (
    <Container as="section" className={styles.message} role="alert">
      <Head title={title} noIndex />
      <SplitHeading as="h1" level="sectionHeading" text={title} />
      <p className={styles.body}>{note ?? say(states.noAnswer)}</p>
      <Button variant="primary" onClick={retry}>
        {label ?? say(states.tryAgain)}
      </Button>
    </Container>
  );
}
