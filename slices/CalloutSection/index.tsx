import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { Container } from '#ui/layout/Container.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import * as styles from './styles.ts';

/** One large statement on a full-width band of the brand colour. */
export function CalloutSection({ slice }: SliceProps<Content.CalloutSectionSlice>) {
  const { title_text: label, body_text: statement, invert_text_color: invert } = slice.primary;
  if (!label && !isFilled.richText(statement)) return null;
  return (
    <section
      className={styles.ground}
      aria-label={label || undefined}
      data-inverted={invert === 'Yes' ? '' : undefined}
    >
      <Container grid className={styles.band}>
        {label && <p className={styles.label}>{label}</p>}
        <RichText field={statement} className={styles.statement} />
      </Container>
    </section>
  );
}
