import type { CSSProperties } from 'react';
import { directionOf, phaseOf, type ColumnItem } from './columns.ts';
import { tailLength } from './coverage.ts';
import { GalleryItem } from './GalleryItem.tsx';
import type { GalleryItem as Item } from './items.ts';
import { rounded, type GallerySettings } from './settings.ts';
import * as styles from './styles.ts';

interface GalleryColumnProps {
  readonly items: readonly Item[];
  /** The items of this column, and its index from the left. */
  readonly own: readonly ColumnItem[];
  readonly position: number;
  /** Distance from the middle, in columns. */
  readonly offset: number;
  readonly settings: GallerySettings;
  readonly sizes: string;
  readonly onOpen: (index: number) => void;
}

/** One column: its own items, then repeated ones that fill the gallery at the end of a round. */
export function GalleryColumn({
  items,
  own,
  position,
  offset,
  settings,
  sizes,
  onOpen,
}: GalleryColumnProps) {
  const shown = own.flatMap(({ index, repeated }) => {
    const item = items[index];
    return item ? [{ item, index, repeated }] : [];
  });
  const ratios = shown.map(({ item }) => item.ratio);
  const repeated = Array.from({ length: tailLength(ratios, settings) }, (_, copy) => {
    const entry = shown[copy % shown.length];
    return entry ? [{ ...entry, repeated: true }] : [];
  }).flat();
  const render = (entry: (typeof shown)[number], key: number) => (
    <GalleryItem key={key} {...entry} {...{ sizes, onOpen }} frame={settings.frame} />
  );
  // Casts: React's style type has no custom properties.
  const standing = { '--offset': offset } as CSSProperties;
  const running = {
    '--ratios': rounded(ratios.reduce((sum, ratio) => sum + ratio, 0)),
    '--count': ratios.length,
    '--phase': rounded(phaseOf(position)),
  } as CSSProperties;
  return (
    <div
      className={styles.column}
      style={standing}
      data-repeated={own.every(({ repeated }) => repeated) || undefined}
    >
      <div className={styles.track} style={running} data-direction={directionOf(position)}>
        {shown.map(render)}
        <div className={styles.tail}>{repeated.map(render)}</div>
      </div>
    </div>
  );
}
