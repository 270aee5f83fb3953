import { useMemo } from 'react';
import {
  Collection,
  GridLayout,
  ListBox,
  ListBoxItem,
  ListBoxLoadMoreItem,
  Size,
  Virtualizer,
} from 'react-aria-components';
import type { MediaItem } from '#prismic-folder/contract';
import { factsOf } from '../file/fileWords.ts';
import * as styles from './Library.styles.ts';
import { MediaPicture } from './MediaPicture.tsx';

type MediaGridProps = {
  items: readonly MediaItem[];
  isLoading: boolean;
  onLoadMore: () => void;
  /** Name of the chosen file. */
  chosen: string | null;
  onChoose: (item: MediaItem) => void;
  /** Large tiles with names, where nothing is beside the library. */
  isRoomy: boolean;
  emptyText: string;
};

const SMALL = { minItemSize: new Size(80, 90), minSpace: new Size(12, 12), maxColumns: 2 };
const LARGE = { minItemSize: new Size(150, 190), minSpace: new Size(16, 20), maxColumns: 4 };

/** The files of the library; only those in view are rendered. */
export function MediaGrid({ items, isLoading, onLoadMore, ...grid }: MediaGridProps) {
  const { chosen, onChoose, isRoomy, emptyText } = grid;
  const byName = useMemo(() => new Map(items.map((item) => [item.name, item])), [items]);
  const sized = isRoomy ? LARGE : SMALL;
  const layoutOptions = { ...sized, maxItemSize: new Size(Infinity, sized.minItemSize.height) };
  return (
    <Virtualizer layout={GridLayout} layoutOptions={layoutOptions}>
      <ListBox
        className={styles.grid}
        aria-label="Library"
        layout="grid"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [name] = keys === 'all' ? [] : keys;
          const item = byName.get(String(name));
          if (item) onChoose(item);
        }}
        // It would be an option without a name.
        {...(!isLoading && {
          renderEmptyState: () => <p className={styles.empty}>{emptyText}</p>,
        })}
      >
        <Collection items={items} dependencies={[isRoomy]}>
          {(item) => (
            <ListBoxItem
              id={item.name}
              className={styles.tile}
              textValue={item.name}
              aria-label={[
                item.name,
                ...(isRoomy ? [factsOf(item)] : []),
                item.alt ?? 'no description',
              ].join(', ')}
            >
              <span className={styles.frame}>
                <MediaPicture item={item} width={isRoomy ? 300 : 145} />
              </span>
              {(isRoomy || item.kind !== 'image') && (
                <span className={styles.caption}>
                  <span className={styles.name}>{item.name}</span>
                  {isRoomy && <span className={styles.facts}>{factsOf(item)}</span>}
                </span>
              )}
            </ListBoxItem>
          )}
        </Collection>
        <ListBoxLoadMoreItem onLoadMore={onLoadMore} isLoading={isLoading && items.length > 0}>
          <span className={styles.loading}>Reading the library</span>
        </ListBoxLoadMoreItem>
      </ListBox>
    </Virtualizer>
  );
}
