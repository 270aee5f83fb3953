import type { Elements } from '#ui/Elements.ts';
import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import { Grain } from '#ui/graphics/Grain.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

interface HorizonScreenProps {
  readonly title: string;
  readonly note: string;
  readonly children?: Elements;
}

/** Layout of screens without content: a title, a note and the setting disc, which leads home. */
export function HorizonScreen({ title, note, children }: HorizonScreenProps) {
  const { say } = useLanguage();
  return (
    <section className={styles.screen}>
      <div className={styles.sky}>
        <RouteLink
          to="/"
          className={styles.disc}
          aria-label={say(states.liftSun)}
          draggable={false}
          data-lift=""
        >
          <span data-pull="">
            <Disc kind="rise" moon />
          </span>
        </RouteLink>
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
