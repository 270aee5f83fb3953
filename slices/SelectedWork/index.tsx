import type { Content } from '@prismicio/client';
import { useId } from 'react';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { Container } from '#ui/Container.tsx';
import { SectionLabel } from '#ui/SectionLabel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SplitHeading } from '#ui/SplitHeading.tsx';
import * as styles from './styles.ts';
import { Work } from './Work.tsx';
import { workHeading } from './workHeading.ts';

/** The text under the heading; two lines of it while it is loading. */
function Description({ text }: { readonly text: string | null | undefined }) {
  if (text === undefined || text === '') return null;
  return <p className={styles.description}>{text ?? <Skeleton style={{ height: '2lh' }} />}</p>;
}

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
        <div className={styles.heading}>
          <SplitHeading
            {...heading}
            id={id}
            as="h2"
            // On a list it stands right below the screen's own title.
            level={surface === 'list' ? 'menuTitle' : 'sectionHeading'}
            stacked={heading.second !== undefined}
          />
          <Description text={work?.description} />
        </div>
      )}
      <Work work={work} level={heading ? 'h3' : 'h2'} lead={surface === 'home'} />
    </Container>
  );
}
