import { cx } from '@linaria/core';
import { useSliceZone, type WorkState } from '#content/sliceZone.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Parts } from '#ui/layout/Parts.tsx';
import { rows } from '#ui/layout/rows.styles.ts';
import * as home from '#ui/words/en/screens/home.ts';
import * as states from '#ui/words/en/states.ts';
import { useLanguage } from '#ui/words/language.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import * as styles from './styles.ts';

/** Cards rendered while the projects load. */
const PLACEHOLDERS = [0, 1, 2];

interface WorkProps {
  readonly work: WorkState | undefined;
  /** Level of the cards' headings: one below the heading above them. */
  readonly level: 'h2' | 'h3';
  /** Whether the first card has the view's primary button. */
  readonly lead: boolean;
}

/** The cards, their skeletons, or why there are none. */
export function Work({ work, level, lead }: WorkProps) {
  const { first } = useSliceZone();
  const { say } = useLanguage();
  if (work?.state === 'pending') {
    return (
      <div className={styles.cards} aria-busy="true">
        <output className={styles.unseen}>{say(states.loading)}</output>
        {PLACEHOLDERS.map((index) => (
          <CardSkeleton key={index} flipped={index % 2 === 1} />
        ))}
      </div>
    );
  }
  if (work?.state === 'error') {
    return (
      <div className={styles.note} role="alert">
        <p className={styles.what}>{say(home.workFailed)}</p>
        <p>{say(home.workNote)}</p>
        <Button onClick={work.retry} className={styles.retry}>
          {say(states.tryAgain)}
        </Button>
      </div>
    );
  }
  if (!work || work.cards.length === 0) {
    return <p className={styles.note}>{say(home.noWork)}</p>;
  }
  const cards = work.cards.map((card, index) => (
    <ProjectCard
      key={card.id}
      card={card}
      level={level}
      flipped={index % 2 === 1}
      leading={first && index === 0}
      variant={lead && index === 0 ? 'primary' : 'secondary'}
    />
  ));
  return (
    <ul className={cx(rows, styles.cards)} data-below="">
      <Parts as="li">{cards}</Parts>
    </ul>
  );
}
