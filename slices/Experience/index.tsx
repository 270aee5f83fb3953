import type { Content } from '@prismicio/client';
import { useId } from 'react';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { Container } from '#ui/Container.tsx';
import { SectionLabel } from '#ui/SectionLabel.tsx';
import * as styles from './styles.ts';

/** What the owner did and where, in ruled rows; the owner orders them. */
export function Experience({ slice }: SliceProps<Content.ExperienceSlice>) {
  const { label } = slice.primary;
  const { surface, place: around } = useZone();
  const id = useId();
  const rows = slice.items.filter(({ role, place }) => role || place);
  if (rows.length === 0) return null;
  return (
    <Container
      as="section"
      className={styles.section}
      data-surface={surface}
      aria-labelledby={label ? id : undefined}
    >
      {label && (
        <SectionLabel as="h2" id={id} phase={around.phase ?? 0}>
          {label}
        </SectionLabel>
      )}
      <ul className={styles.rows}>
        {rows.map(({ period, role, place, current }, index) => (
          // Rows have no identity but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.row} data-current={current === 'Yes' || undefined}>
            <p className={styles.period}>{period}</p>
            <h3 className={styles.role}>{role || place}</h3>
            {role && <p className={styles.place}>{place}</p>}
          </li>
        ))}
      </ul>
    </Container>
  );
}
