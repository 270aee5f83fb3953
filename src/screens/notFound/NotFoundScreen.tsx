import { useSite } from '#content/site.ts';
import { Head } from '../shared/Head.tsx';
import { HorizonScreen } from './HorizonScreen.tsx';

/** For addresses without a page; the server sends status 404. */
export function NotFoundScreen() {
  const { languages } = useSite();
  return (
    <>
      <Head title="Page Wasn't Found" noIndex />
      <HorizonScreen
        title="Page Wasn't Found"
        note="Sorry, the page you were looking for doesn't exist."
      >
        {languages && <languages.Part place="missing" />}
      </HorizonScreen>
    </>
  );
}
