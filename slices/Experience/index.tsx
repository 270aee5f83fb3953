import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { LabelledSection } from '#ui/layout/LabelledSection.tsx';
import * as styles from './styles.ts';

/** The owner's roles and employers in ruled rows, in the owner's order. */
export function Experience({ slice }: SliceProps<Content.ExperienceSlice>) {
  const { label } = slice.primary;
  const { variant, numbering } = useSliceZone();
  const rows = slice.items.filter(({ role, place }) => role || place);
  if (rows.length === 0) return null;
  return (
    <LabelledSection label={label} phase={numbering.phase} apart={variant === 'home'}>
      <ul className={styles.rows}>
        {rows.map(({ period, role, place, current }, index) => (
          // Rows have no id, and their order never changes.
          <li key={index} className={styles.row} data-current={current === 'Yes' || undefined}>
            <p className={styles.period}>{period}</p>
            <h3 className={styles.role}>{role || place}</h3>
            {role && <p className={styles.place}>{place}</p>}
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}
