import { isFilled, type Content, type ImageField } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { Container } from '#ui/layout/Container.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import * as styles from './styles.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { withText } from '#ui/image/imageSizes.ts';
import { isDrawing, shapeOf } from '#ui/graphics/drawing.ts';

/** A heading and cards in two columns, the second lower; read row by row. */
export function CardList({ slice }: SliceProps<Content.CardListSlice>) {
  const { title_text: title } = slice.primary;
  const cards = slice.items.filter(
    (card) =>
      card.card_title || isFilled.richText(card.card_body_text) || isFilled.image(card.icon),
  );
  if (!title && cards.length === 0) return null;
  return (
    <Container as="section" className={styles.section}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {cards.length > 0 && (
        <ul className={styles.list} data-paired={cards.length % 2 === 0 ? '' : undefined}>
          {cards.map((card, index) => (
            // Cards have no id, and their order never changes.
            <li key={index} className={styles.card}>
              <CardIcon field={card.icon} />
              {card.card_title && <h3 className={styles.cardTitle}>{card.card_title}</h3>}
              <RichText field={card.card_body_text} className={styles.cardText} />
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}

/** The icon of a card: an SVG in the brand colour, any other image as it is. */
function CardIcon({ field }: { field: ImageField }) {
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
