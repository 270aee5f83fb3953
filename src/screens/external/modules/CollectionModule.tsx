import type { CSSProperties } from 'react';
import type { ModuleView } from '#external/view/moduleView.ts';
import { Caption } from './Caption.tsx';
import * as styles from './figure.styles.ts';
import { ExternalImage } from './ExternalImage.tsx';
import type { CollectionItem } from '#external/view/collectionItems.ts';
import { breakpoint } from '#ui/theme/tokens.ts';

/** Maximum shares in one row, on a large and a medium screen. */
const rowOf = { large: 4, middle: 2 } as const;

const percent = (part: number) => Math.round(part * 100);

/** Width over height; null without dimensions. */
const shapeOf = ({ image }: CollectionItem) =>
  image.width && image.height ? image.width / image.height : null;

/** Widths as drawn over widths as laid out, in one row: as high as the highest, an image is cut at its sides. */
function overflows(items: readonly CollectionItem[]): readonly number[] {
  const height = Math.max(...items.map((item) => item.share / (shapeOf(item) ?? Infinity)));
  return items.map((item) => {
    const drawn = (height * (shapeOf(item) ?? 0)) / item.share;
    return Math.min(Math.max(drawn, 1), styles.mostCut);
  });
}

/**
 * The `sizes` of images in a collection. Only the layout knows where a row wraps: lazy images let the browser decide,
 * others use an estimate.
 */
function itemSizes(items: readonly CollectionItem[], lazy: boolean): readonly string[] {
  const total = items.reduce((sum, item) => sum + item.share, 0);
  const drawn = overflows(items);
  return items.map(({ share }, index) => {
    const [large, middle] = [rowOf.large, rowOf.middle].map((row) =>
      percent(Math.min(share / Math.min(total, row), 1) * (drawn[index] ?? 1)),
    );
    const estimate = `(min-width: ${breakpoint.lg}px) ${large}vw, (min-width: ${breakpoint.md}px) ${middle}vw, 100vw`;
    return lazy ? `auto, ${estimate}` : estimate;
  });
}

interface CollectionModuleProps {
  readonly module: Extract<ModuleView, { kind: 'collection' }>;
  readonly first: boolean;
}

/** Images in rows that wrap, each taking its share of the row. */
export function CollectionModule({ module, first }: CollectionModuleProps) {
  const { items, fullBleed, caption } = module;
  const sizes = itemSizes(items, !first);
  return (
    <figure className={styles.figure} data-bleed={fullBleed || undefined}>
      <ul className={styles.row}>
        {items.map((item, index) => (
          <li
            // A collection may repeat an image, and its order never changes.
            key={index}
            className={styles.item}
            // Cast: CSSProperties does not know custom properties.
            style={{ '--share': item.share, aspectRatio: shapeOf(item) } as CSSProperties}
          >
            <ExternalImage image={item.image} sizes={sizes[index] ?? ''} first={first} fill />
          </li>
        ))}
      </ul>
      <Caption text={caption} />
    </figure>
  );
}
