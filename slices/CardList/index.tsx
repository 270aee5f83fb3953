import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { Container } from '#ui/layout/Container.tsx';
import { RichText } from '#ui/text/RichText.tsx';
import { CardIcon } from './CardIcon.tsx';
import * as styles from './styles.ts';

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
