import { isFilled, type ImageField } from '@prismicio/client';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { withText } from '#ui/image/imageSizes.ts';
import { isDrawing, shapeOf } from '#ui/graphics/drawing.ts';
import * as styles from './styles.ts';

/** The icon of a card: an SVG in the brand colour, any other image as it is. */
export function CardIcon({ field }: { field: ImageField }) {
  if (!isFilled.image(field)) return null;
  if (!isDrawing(field.url)) {
    return (
      <div className={styles.iconBox}>
        <ContentImage
          field={field}
          sizes={withText(40)}
          fit="contain"
          placeholder="none"
          className={styles.photo}
        />
      </div>
    );
  }
  return (
    <div className={styles.iconBox}>
      <span
        className={styles.drawing}
        style={shapeOf(field.url)}
        {...(field.alt ? { role: 'img', 'aria-label': field.alt } : { 'aria-hidden': true })}
      />
    </div>
  );
}
