import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as styles from './styles.ts';
import { TitleSkeleton } from './TitleSkeleton.tsx';

interface PageTitleProps {
  /** The title; a skeleton is shown until it is known. */
  readonly children?: string | undefined;
  /** What screen readers hear of the skeleton. */
  readonly loading?: string | undefined;
  readonly note?: string | undefined;
  /** Lets the light in at the top right. */
  readonly lit?: boolean;
}

/** The head of a screen that is not made of slices alone. */
export function PageTitle({ children, loading = 'loading...', note, lit = false }: PageTitleProps) {
  return (
    <header className={styles.head}>
      {lit && (
        <div className={styles.lamp}>
          <Disc kind="day" size="420px" glow />
        </div>
      )}
      <Container>
        <div className={styles.headText}>
          {children === undefined ? (
            <TitleSkeleton name={loading} />
          ) : (
            <SplitHeading as="h1" level="pageTitle" text={children} />
          )}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </Container>
    </header>
  );
}
