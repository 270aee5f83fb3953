import type { Elements } from '#ui/Elements.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import { Grain } from '#ui/graphics/Grain.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as styles from './styles.ts';

interface HorizonScreenProps {
  readonly title: string;
  readonly note: string;
  readonly children?: Elements;
}

/** Layout of screens without content: a title, a note and the setting disc. */
export function HorizonScreen({ title, note, children }: HorizonScreenProps) {
  return (
    <section className={styles.screen}>
      <div className={styles.sky}>
        <Disc kind="rise" moon className={styles.disc} />
        <Grain />
      </div>
      <div className={styles.water} aria-hidden="true" />
      <Container className={styles.text}>
        <SplitHeading as="h1" level="pageTitle" stacked text={title} />
        <p className={styles.note}>{note}</p>
        {children}
      </Container>
    </section>
  );
}
