import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { Container } from '#ui/layout/Container.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** Opens a section; numbered inside a case study. */
export function SectionHeader({ slice }: SliceProps<Content.SectionHeaderSlice>) {
  const { section: number } = useSliceZone().numbering;
  const { digits } = useLanguage();
  const { title_text: title, body_text: lead } = slice.primary;
  if (!title && !isFilled.richText(lead)) return null;
  return (
    <Container as="section" grid className={styles.section} data-numbered={number && ''}>
      {number && <p className={styles.number}>{digits(number)}</p>}
      <div className={styles.words}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <RichText field={lead} className={styles.lead} />
      </div>
    </Container>
  );
}
