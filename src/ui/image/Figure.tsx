import { isFilled, type ImageField, type RichTextField } from '@prismicio/client';
import { FigureCaption } from './FigureCaption.tsx';
import * as styles from './Figure.styles.ts';
import { ContentImage } from './ContentImage.tsx';
import { containerWidth, fullWidth } from './imageSizes.ts';

type FigureProps = {
  field: ImageField | null | undefined;
  /** '01.', where figures are numbered. */
  number?: string | undefined;
  caption?: RichTextField | null | undefined;
  /** From edge to edge with square corners; by default in the container with round ones. */
  bleed?: boolean | undefined;
  border?: boolean | undefined;
  priority?: boolean | undefined;
};

/** An image with its number and caption; nothing without an image. */
export function Figure({ field, number, caption, bleed, border, priority }: FigureProps) {
  if (!isFilled.image(field)) return null;
  return (
    <figure className={styles.figure} data-bleed={bleed ? '' : undefined}>
      <div className={styles.frame} data-border={border ? '' : undefined}>
        <ContentImage
          field={field}
          sizes={bleed ? fullWidth : containerWidth}
          priority={priority}
        />
      </div>
      <FigureCaption number={number} field={caption} />
    </figure>
  );
}
