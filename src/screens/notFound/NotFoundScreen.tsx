import { Container } from '#ui/Container.tsx';
import { Disc } from '#ui/Disc.tsx';
import { Grain } from '#ui/Grain.tsx';
import { SplitHeading } from '#ui/SplitHeading.tsx';
import { Head } from '../parts/Head.tsx';
import * as styles from './styles.ts';

/** For every address that leads nowhere; the server answers it with status 404. */
export function NotFoundScreen() {
  return (
    <section className={styles.screen}>
      <Head title="Page Wasn't Found" noIndex />
      <div className={styles.sky}>
        <Disc kind="rise" className={styles.disc} />
        <Grain />
      </div>
      <div className={styles.water} aria-hidden="true" />
      <Container className={styles.text}>
        <SplitHeading as="h1" level="pageTitle" stacked text="Page Wasn't Found" />
        <p className={styles.note}>Sorry, the page you were looking for doesn't exist.</p>
      </Container>
    </section>
  );
}
