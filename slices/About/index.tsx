import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { preloadLight } from '#ui/fonts/preload.ts';
import { LabelledSection } from '#ui/LabelledSection.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import * as styles from './styles.ts';

/** A statement over the full measure, its bold phrase heavier than the rest. */
export function About({ slice }: SliceProps<Content.AboutSlice>) {
  const { label, text } = slice.primary;
  const { surface, place } = useZone();
  if (!isFilled.richText(text)) return null;
  preloadLight();
  return (
    <LabelledSection
      label={label}
      phase={place.phase}
      apart={surface === 'home'}
      className={styles.section}
    >
      <RichText field={text} className={styles.statement} />
    </LabelledSection>
  );
}
