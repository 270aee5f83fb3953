import type { Content } from '@prismicio/client';
import { useId } from 'react';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { Container } from '#ui/Container.tsx';
import { SectionLabel } from '#ui/SectionLabel.tsx';
import { SplitHeading } from '#ui/SplitHeading.tsx';
import * as styles from './styles.ts';
import { Work } from './Work.tsx';
import { workHeading } from './workHeading.ts';

/** The projects the screen asks for, as cards, in whatever state their query is. */
export function SelectedWork({ slice }: SliceProps<Content.SelectedWorkSlice>) {
  const { label, heading: words } = slice.primary;
  const { surface, place, work } = useZone();
  const heading = workHeading(words, surface, work?.listName);
  const id = useId();
  return (
    <Container
      as="section"
      className={styles.section}
      data-surface={surface}
      aria-labelledby={heading ? id : undefined}
    >
      {label && <SectionLabel phase={place.phase ?? 0}>{label}</SectionLabel>}
      {heading && (
        <SplitHeading
          {...heading}
          id={id}
          as="h2"
          level="sectionHeading"
          stacked={heading.second !== undefined}
          className={styles.heading}
        />
      )}
      <Work work={work} level={heading ? 'h3' : 'h2'} lead={surface === 'home'} />
    </Container>
  );
}
