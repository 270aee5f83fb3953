import { useId } from 'react';
import { SectionLabel } from '#ui/layout/SectionLabel.tsx';
import { themeNames } from '#ui/theme/tokens.ts';
import type { LibrarySlice, LibraryVariation } from './readLibrary.ts';
import { Stage } from './Stage.tsx';
import * as styles from './variation.styles.ts';
import type { FieldRow } from './fieldRows.ts';
import * as fieldStyles from './fields.styles.ts';

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

/** The fields of a variation, as its model describes them. */
function FieldTable({ fields }: { fields: readonly FieldRow[] }) {
  if (fields.length === 0) {
    return <p className={fieldStyles.none}>No fields: it shows what its document holds.</p>;
  }
  return (
    <table className={fieldStyles.table}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">What to write</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ path, label, type, options, description }) => (
          <tr key={path}>
            <th scope="row">
              <span>{`${label} `}</span>
              <code className={fieldStyles.detail}>{path}</code>
            </th>
            <td>
              <span>{type}</span>
              {options.length > 0 && (
                <span className={fieldStyles.detail}>{options.join(', ')}</span>
              )}
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
