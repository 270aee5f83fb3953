import type { CSSProperties } from 'react';
import type { ModuleView } from '#external/view/moduleView.ts';
import { Caption } from './Caption.tsx';
import * as styles from './figure.styles.ts';
import { ExternalImage } from './ExternalImage.tsx';
import type { CollectionItem } from '#external/view/collectionItems.ts';
import { breakpoint } from '#ui/theme/tokens.ts';

/** Maximum shares in one row, on a large and a medium screen. */
const rowOf = { large: 4, middle: 2 } as const;

const percent = (share: number, row: number) => Math.min(Math.round((share / row) * 100), 100);

/**
 * The `sizes` of an image in a collection. Only the layout knows where a row wraps: lazy images let
 * the browser decide, others use an estimate.
 */
function itemSizes(share: number, items: readonly CollectionItem[], lazy: boolean): string {
  const total = items.reduce((sum, item) => sum + item.share, 0);
  const large = percent(share, Math.min(total, rowOf.large));
  const middle = percent(share, Math.min(total, rowOf.middle));
  const estimate = `(min-width: ${breakpoint.lg}px) ${large}vw, (min-width: ${breakpoint.md}px) ${middle}vw, 100vw`;
  return lazy ? `auto, ${estimate}` : estimate;
}

interface CollectionModuleProps {
  readonly module: Extract<ModuleView, { kind: 'collection' }>;
  readonly first: boolean;
}

/** Images in rows that wrap, each taking its share of the row. */
export function CollectionModule({ module, first }: CollectionModuleProps) {
  const { items, fullBleed, caption } = module;
  return (
    <figure className={styles.figure} data-bleed={fullBleed || undefined}>
      <ul className={styles.row}>
        {items.map(({ image, share }, index) => (
          <li
            // A collection may repeat an image, and its order never changes.
            key={index}
            className={styles.item}
            // Cast: CSSProperties does not know custom properties.
            style={{ '--share': share } as CSSProperties}
          >
            <ExternalImage
              image={image}
              sizes={itemSizes(share, items, !first)}
              first={first}
              fill
            />
          </li>
        ))}
      </ul>
      <Caption text={caption} />
    </figure>
  );
}
