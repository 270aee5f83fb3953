import {
  opensCaseStudy,
  cardTarget,
  MAX_CARD_TAGS,
  type ProjectCard as Card,
} from '#content/cards.ts';
import { tagPath } from '#content/links.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { revealRef } from '#effects/scroll/reveal.ts';
import { Action, type Destination } from '#ui/links/Action.tsx';
import { safeAddress } from '#ui/links/address.ts';
import { Button, type ButtonProps } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import * as work from '#ui/words/en/work.ts';
import { useLanguage } from '#ui/words/language.ts';
import { cardWords } from './words.ts';
import * as frame from './cover.styles.ts';
import * as styles from './ProjectCard.styles.ts';

interface ProjectCardProps {
  readonly card: Card;
  readonly level: 'h2' | 'h3';
  /** Cover on the right, from lg. */
  readonly flipped: boolean;
  readonly variant: ButtonProps['variant'];
  /** The first card of a screen that opens with cards: its cover is not lazy. */
  readonly leading?: boolean;
}

function destinationOf(card: Card): Destination | null {
  const target = cardTarget(card);
  if (target.kind === 'internal') return { to: target.path };
  const url = target.kind === 'external' ? safeAddress(target.url) : null;
  return url === null ? null : { href: url, external: true };
}

/** One project of a list. The title's link covers the whole card; tags lie above it. */
export function ProjectCard({
  card,
  level: Heading,
  flipped,
  variant,
  leading = false,
}: ProjectCardProps) {
  const { renderSliceZone } = useSliceZone();
  const { digits, say } = useLanguage();
  const { title, description, year } = cardWords(card, say);
  const label =
    card.data.link_text || say(opensCaseStudy(card) ? work.viewCaseStudy : work.projectLink);
  const destination = destinationOf(card);
  const { cover, work_type: workType } = card.data;
  const tags = card.tags.slice(0, MAX_CARD_TAGS);
  return (
    <li ref={revealRef} className={styles.card} data-flipped={flipped || undefined}>
      <div className={styles.text}>
        {(year || workType) && (
          <p className={styles.meta}>
            {year && <span>{digits(year)}</span>}
            {workType && <span>{workType}</span>}
          </p>
        )}
        <Heading className={styles.title}>
          {destination ? (
            <Action {...destination} className={styles.link}>
              <span className={styles.words} data-pull="">
                {title}
              </span>
            </Action>
          ) : (
            title
          )}
        </Heading>
        <p className={styles.description}>{description}</p>
        {tags.length > 0 && (
          <ul className={styles.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <Chip to={tagPath(tag)}>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        {/* Repeats the title's link: not a tab stop, and named after the title. */}
        {destination && (
          <Button
            {...destination}
            variant={variant}
            className={styles.button}
            tabIndex={-1}
            aria-label={say(work.button, label, title)}
          >
            {label}
          </Button>
        )}
      </div>
      <div className={frame.cover} data-cover="" data-empty={cover.length === 0 || undefined}>
        {cover.length > 0 ? (
          renderSliceZone(cover.slice(0, 1), 'cover', leading)
        ) : (
          <Skeleton aspect="16 / 9" />
        )}
      </div>
    </li>
  );
}
