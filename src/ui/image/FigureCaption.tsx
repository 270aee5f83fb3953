import { isFilled, type RichTextField } from '@prismicio/client';
import { RichText } from '../text/RichText.tsx';
import * as styles from './FigureCaption.styles.ts';

type FigureCaptionProps = {
  /** '01.', where figures are numbered. */
  number?: string | undefined;
  field: RichTextField | null | undefined;
};

/** The line under a figure: its number, then its caption; nothing without either. */
export function FigureCaption({ number, field }: FigureCaptionProps) {
  if (number === undefined && !isFilled.richText(field)) return null;
  return (
    <figcaption className={styles.caption}>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <RichText field={field} className={styles.words} />
    </figcaption>
  );
}
