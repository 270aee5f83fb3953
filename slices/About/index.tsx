import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { preloadLight } from '#ui/fonts/preload.ts';
import { LabelledSection } from '#ui/layout/LabelledSection.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import * as styles from './styles.ts';

/** A large statement, its bold phrase heavier than the rest. */
export function About({ slice }: SliceProps<Content.AboutSlice>) {
  const { label, text } = slice.primary;
  const { variant, numbering } = useSliceZone();
  if (!isFilled.richText(text)) return null;
  preloadLight();
  return (
    <LabelledSection
      label={label}
      phase={numbering.phase}
      apart={variant === 'home'}
      className={styles.section}
    >
      <RichText field={text} className={styles.statement} />
    </LabelledSection>
  );
}
