import type { Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { LabelledSection } from '#ui/layout/LabelledSection.tsx';
import * as styles from './styles.ts';

/** A few words in large type, on as many lines as they need, separated by dots. */
export function CurrentInterests({ slice }: SliceProps<Content.CurrentInterestsSlice>) {
  const { label } = slice.primary;
  const { variant, numbering } = useSliceZone();
  const interests = slice.items.filter(({ interest }) => interest);
  if (interests.length === 0) return null;
  return (
    <LabelledSection
      label={label}
      phase={numbering.phase}
      apart={variant === 'home'}
      className={styles.section}
    >
      <div className={styles.window}>
        <ul className={styles.line}>
          {interests.map(({ interest, emphasis }, index) => (
            // Interests have no id, and their order never changes.
            <li key={index} className={styles.item} data-emphasis={emphasis === 'Yes' || undefined}>
              {interest}
            </li>
          ))}
        </ul>
      </div>
    </LabelledSection>
  );
}
