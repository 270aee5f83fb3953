import { isFilled, type ImageField } from '@prismicio/client';
import type { CSSProperties } from 'react';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { withText } from '#ui/image/imageSizes.ts';
import * as styles from './styles.ts';

/** Whether an address is an SVG; only those can be tinted by their shape. */
const isDrawing = (address: string) => /\.svg(?:[?#]|$)/i.test(address);

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
  // Cast: React's style type has no custom properties.
  const shape = { '--icon': `url(${JSON.stringify(field.url)})` } as CSSProperties;
  return (
    <div className={styles.iconBox}>
      <span
        className={styles.drawing}
        style={shape}
        {...(field.alt ? { role: 'img', 'aria-label': field.alt } : { 'aria-hidden': true })}
      />
    </div>
  );
}
