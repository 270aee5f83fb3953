import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as styles from './styles.ts';
import { TitleSkeleton } from './TitleSkeleton.tsx';

interface PageTitleProps {
  /** The title; a skeleton until it is known. */
  readonly children?: string | undefined;
  /** For screen readers, instead of the skeleton. */
  readonly loading?: string | undefined;
  readonly note?: string | undefined;
  /** Adds the light at the top right. */
  readonly lit?: boolean;
}

/** The heading of a screen. */
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
