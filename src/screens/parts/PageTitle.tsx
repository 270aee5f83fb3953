import { Container } from '#ui/Container.tsx';
import { Disc } from '#ui/Disc.tsx';
import { SplitHeading } from '#ui/SplitHeading.tsx';
import * as styles from './styles.ts';

interface PageTitleProps {
  readonly children: string;
  readonly note?: string | undefined;
  /** Lets the light in at the top right. */
  readonly lit?: boolean;
}

/** The head of a screen that is not made of slices alone. */
export function PageTitle({ children, note, lit = false }: PageTitleProps) {
  return (
    <header className={styles.head}>
      {lit && (
        <div className={styles.lamp}>
          <Disc kind="day" size="420px" glow />
        </div>
      )}
      <Container>
        <div className={styles.headText}>
          <SplitHeading as="h1" level="pageTitle" text={children} />
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </Container>
    </header>
  );
}
