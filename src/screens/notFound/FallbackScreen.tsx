import { Button } from '#ui/controls/Button.tsx';
import { HorizonScreen } from './HorizonScreen.tsx';
import { Head } from '../shared/Head.tsx';
import * as noList from '#ui/words/en/screens/noList.ts';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** The address of lists without a list's name. */
export function FallbackScreen() {
  const { say } = useLanguage();
  return (
    <>
      <Head title={say(noList.title)} noIndex />
      <HorizonScreen title={say(noList.heading)} note={say(noList.note)}>
        <Button to="/portfolio" variant="primary" className={styles.action}>
          {say(work.allProjects)}
        </Button>
      </HorizonScreen>
    </>
  );
}
