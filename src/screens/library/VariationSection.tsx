import { useId } from 'react';
import { SectionLabel } from '#ui/layout/SectionLabel.tsx';
import { themeNames } from '#ui/theme/tokens.ts';
import { FieldTable } from './FieldTable.tsx';
import type { LibrarySlice, LibraryVariation } from './readLibrary.ts';
import { Stage } from './Stage.tsx';
import * as styles from './variation.styles.ts';

interface VariationSectionProps {
  readonly slice: LibrarySlice;
  readonly variation: LibraryVariation;
  /** Phase of the disc, 0 to 1. */
  readonly phase: number;
}

/** A variation in both themes at both widths, and its fields. */
export function VariationSection({ slice, variation, phase }: VariationSectionProps) {
  const id = useId();
  return (
    <section className={styles.variation} aria-labelledby={id}>
      <header className={styles.head}>
        <SectionLabel as="h2" id={id} phase={phase}>
          {variation.name}
        </SectionLabel>
        <p className={styles.about}>{variation.description}</p>
      </header>
      {themeNames.map((theme) => (
        <div key={theme} className={styles.pair} data-theme={theme}>
          <Stage device="desktop" {...{ slice, variation, theme }} />
          <Stage device="phone" {...{ slice, variation, theme }} />
        </div>
      ))}
      <FieldTable fields={variation.fields} />
    </section>
  );
}
