import type { Content } from '@prismicio/client';
import { useId } from 'react';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone, type WorkState } from '#content/sliceZone.ts';
import { Container } from '#ui/layout/Container.tsx';
import { SectionLabel } from '#ui/layout/SectionLabel.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SplitHeading } from '#ui/text/SplitHeading.tsx';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';
import { Work } from './Work.tsx';
import { workHeading } from './words.ts';
import { chosenIn } from '#content/chosenWork.ts';

/** The text under the heading; a skeleton of two lines while it loads. */
function Description({ text }: { readonly text: string | null | undefined }) {
  if (text === undefined || text === '') return null;
  return <p className={styles.description}>{text ?? <Skeleton style={{ height: '2lh' }} />}</p>;
}

/** The projects of the screen as cards, in whatever state their query is. */
export function SelectedWork({ slice }: SliceProps<Content.SelectedWorkSlice>) {
  const { label, heading: own } = slice.primary;
  const { say } = useLanguage();
  const { variant, numbering, work } = useSliceZone();
  const heading = workHeading(own, variant, work?.listName, say);
  const id = useId();
  return (
    <Container
      as="section"
      className={styles.section}
      data-variant={variant}
      aria-labelledby={heading ? id : undefined}
    >
      {label && <SectionLabel phase={numbering.phase ?? 0}>{label}</SectionLabel>}
      {heading && (
        <div className={styles.heading}>
          <SplitHeading
            {...heading}
            id={id}
            as="h2"
            // On a list it follows the screen's own title.
            level={variant === 'list' ? 'menuTitle' : 'sectionHeading'}
            stacked={heading.second !== undefined}
          />
          <Description text={work?.description} />
        </div>
      )}
      <Work work={workFor(slice, work)} level={heading ? 'h3' : 'h2'} lead={variant === 'home'} />
    </Container>
  );
}

/** The projects of one slice: those chosen by hand, in their order, as far as they are there; else the rule's. */
function workFor(
  slice: Content.SelectedWorkSlice,
  work: WorkState | undefined,
): WorkState | undefined {
  const chosen = work?.chosen;
  const ids = chosen ? chosenIn(slice) : [];
  if (!chosen || ids.length === 0) return work;
  const cards = ids.flatMap((id) => chosen.cards.find((card) => card.id === id) ?? []);
  if (cards.length > 0) return { ...chosen, state: 'success', cards };
  return chosen.state === 'success' ? work : chosen;
}
