import type { CSSProperties } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '#ui/layout/Container.tsx';
import { Disc } from '#ui/graphics/Disc.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';
import { TitleSkeleton } from './TitleSkeleton.tsx';

interface PageTitleProps {
  /** The title; a skeleton until it is known. */
  readonly children?: string | undefined;
  /** For screen readers, instead of the skeleton. */
  readonly loading?: string | undefined;
  readonly note?: string | undefined;
  /** Adds the light at the top right; how far it has come, 0 to 1. */
  readonly lit?: number | undefined;
}

/** The heading of a screen. */
export function PageTitle({ children, loading, note, lit }: PageTitleProps) {
  const { say } = useLanguage();
  const { pathname } = useLocation();
  return (
    <header className={styles.head}>
      {lit !== undefined && (
        <div className={styles.sky}>
          {/* Cast: React's style type has no custom properties. */}
          <div className={styles.lamp} style={{ '--way': lit } as CSSProperties}>
            <Disc moon />
          </div>
        </div>
      )}
      <Container>
        <div className={styles.headText}>
          {children === undefined ? (
            <TitleSkeleton name={loading ?? say(states.loading)} />
          ) : (
            // The next category has a heading of its own: words of the same one would move.
            <SplitHeading key={pathname} as="h1" level="pageTitle" text={children} />
          )}
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </Container>
    </header>
  );
}
