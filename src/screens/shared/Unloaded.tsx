import { Button } from '#ui/controls/Button.tsx';
import { Container } from '#ui/layout/Container.tsx';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** In the place of a part of the page whose code could not be loaded. */
export function Unloaded() {
  const { say } = useLanguage();
  return (
    <Container as="section" className={styles.unloaded} role="alert">
      <p className={styles.body}>{say(states.partFailed)}</p>
      <Button onClick={() => window.location.reload()}>{say(states.reload)}</Button>
    </Container>
  );
}
