import { useSite } from '#content/site.ts';
import { Head } from '../shared/Head.tsx';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';
import { HorizonScreen } from './HorizonScreen.tsx';

/** For addresses without a page; the server sends status 404. */
export function NotFoundScreen() {
  const { say } = useLanguage();
  const { languages } = useSite();
  return (
    <>
      <Head title={say(states.notFound)} noIndex />
      <HorizonScreen title={say(states.notFound)} note={say(states.notFoundNote)}>
        {languages && <languages.Part place="missing" />}
      </HorizonScreen>
    </>
  );
}
