import { Button } from '#ui/controls/Button.tsx';
import { HorizonScreen } from './HorizonScreen.tsx';
import { Head } from '../shared/Head.tsx';
import * as styles from './styles.ts';

/** The address of lists without a list's name. */
export function FallbackScreen() {
  return (
    <>
      <Head title="Project lists" noIndex />
      <HorizonScreen title="No list was chosen" note="This address needs the name of a list.">
        <Button to="/portfolio" variant="primary" className={styles.action}>
          All Projects
        </Button>
      </HorizonScreen>
    </>
  );
}
