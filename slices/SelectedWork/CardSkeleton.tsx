import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import * as bars from './CardSkeleton.styles.ts';
import * as frame from './cover.styles.ts';
import * as styles from './ProjectCard.styles.ts';

/** A loading card: the card's own boxes with bars in them. */
export function CardSkeleton({ flipped }: { flipped: boolean }) {
  return (
    <div className={styles.card} data-flipped={flipped || undefined}>
      <div className={styles.text}>
        <div className={styles.meta}>
          <Skeleton className={bars.meta} />
        </div>
        <div className={styles.title}>
          <Skeleton className={bars.title} />
        </div>
        <div className={styles.description}>
          <Skeleton className={bars.line} />
          <Skeleton className={bars.line} />
          <Skeleton className={bars.line} />
        </div>
        <div className={styles.tags}>
          <Skeleton className={bars.tag} />
          <Skeleton className={bars.tag} />
          <Skeleton className={bars.tag} />
        </div>
        <Skeleton className={bars.button} />
      </div>
      <div className={frame.cover} data-empty>
        <Skeleton aspect="16 / 9" />
      </div>
    </div>
  );
}
