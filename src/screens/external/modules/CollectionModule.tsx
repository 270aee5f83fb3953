import type { CSSProperties } from 'react';
import type { ModuleView } from '#external/view/moduleView.ts';
import { Caption } from './Caption.tsx';
import { itemSizes } from './collectionLayout.ts';
import * as styles from './collection.styles.ts';
import * as figure from './figure.styles.ts';
import { ExternalImage } from './ExternalImage.tsx';

interface CollectionModuleProps {
  readonly module: Extract<ModuleView, { kind: 'collection' }>;
  readonly first: boolean;
}

/** Pictures in rows that wrap, each taking its share of the row. */
export function CollectionModule({ module, first }: CollectionModuleProps) {
  const { items, fullBleed, caption } = module;
  return (
    <figure className={figure.figure} data-bleed={fullBleed || undefined}>
      <ul className={styles.row}>
        {items.map(({ picture, share }, index) => (
          <li
            // A collection may show one picture twice, and its order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={styles.item}
            // Cast: CSSProperties does not know custom properties.
            style={{ '--share': share } as CSSProperties}
          >
            <ExternalImage
              picture={picture}
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
