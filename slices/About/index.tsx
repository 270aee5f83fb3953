import { isFilled, type Content } from '@prismicio/client';
import { useId } from 'react';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { Container } from '#ui/Container.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { SectionLabel } from '#ui/SectionLabel.tsx';
import * as styles from './styles.ts';

/** A statement over the full measure, its bold phrase heavier than the rest. */
export function About({ slice }: SliceProps<Content.AboutSlice>) {
  const { label, text } = slice.primary;
  const { surface, place } = useZone();
  const id = useId();
  if (!isFilled.richText(text)) return null;
  return (
    <Container
      as="section"
      className={styles.section}
      data-surface={surface}
      aria-labelledby={label ? id : undefined}
    >
      {label && (
        <SectionLabel as="h2" id={id} phase={place.phase ?? 0}>
          {label}
        </SectionLabel>
      )}
      <RichText field={text} className={styles.statement} />
    </Container>
  );
}
