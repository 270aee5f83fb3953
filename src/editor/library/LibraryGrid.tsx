import { useMemo } from 'react';
import {
  Checkbox,
  Collection,
  GridLayout,
  GridList,
  GridListItem,
  GridListLoadMoreItem,
  Size,
  Virtualizer,
  type Selection,
} from 'react-aria-components';
import type { MediaItem } from '#prismic-folder/contract';
import { factsOf } from '../media/file/fileWords.ts';
import { MediaPicture } from '../media/library/MediaPicture.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import * as styles from './LibraryGrid.styles.ts';
import { noteOf, tileWords } from './tileWords.ts';

type LibraryGridProps = {
  label: string;
  items: readonly MediaItem[];
  isLoading: boolean;
  onLoadMore: () => void;
  /** Name of the file that is open. */
  open: string | null;
  onOpen: (name: string) => void;
  selected: ReadonlySet<string>;
  onSelect: (names: ReadonlySet<string>) => void;
  emptyText: string;
};

const LAYOUT = {
  minItemSize: new Size(150, 176),
  maxItemSize: new Size(420, 330),
  minSpace: new Size(16, 20),
  preserveAspectRatio: true,
};

/** All files as a grid of which only what is in view is rendered. Space selects, Enter opens. */
export function LibraryGrid({ items, isLoading, onLoadMore, ...grid }: LibraryGridProps) {
  const { label, open, onOpen, selected, onSelect, emptyText } = grid;
  const dependencies = useMemo(() => [open], [open]);
  const select = (keys: Selection) => {
    onSelect(new Set(keys === 'all' ? items.map(({ name }) => name) : [...keys].map(String)));
  };
  return (
    <Virtualizer layout={GridLayout} layoutOptions={LAYOUT}>
      <GridList
        className={styles.grid}
        aria-label={label}
        layout="grid"
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={select}
        onAction={(key) => onOpen(String(key))}
        data-selecting={selected.size > 0 || undefined}
        // It would be a row without a name.
        {...(!isLoading && {
          renderEmptyState: () => <p className={styles.empty}>{emptyText}</p>,
        })}
      >
        <Collection items={items} dependencies={dependencies}>
          {(item) => <Tile id={item.name} item={item} isOpen={item.name === open} />}
        </Collection>
        <GridListLoadMoreItem onLoadMore={onLoadMore} isLoading={isLoading && items.length > 0}>
          <span className={styles.loading}>Reading the library</span>
        </GridListLoadMoreItem>
      </GridList>
    </Virtualizer>
  );
}

type TileProps = {
  /** Its name: the collection finds its items by this property. */
  id: string;
  item: MediaItem;
  isOpen: boolean;
};

function Tile({ id, item, isOpen }: TileProps) {
  const note = noteOf(item);
  return (
    <GridListItem
      id={id}
      className={styles.tile}
      textValue={item.name}
      aria-label={tileWords(item)}
      data-open={isOpen || undefined}
    >
      <span className={styles.frame}>
        <MediaPicture item={item} width={220} />
      </span>
      <Checkbox slot="selection" className={styles.check} aria-label={`Select ${item.name}`}>
        <span className={styles.box}>
          <Icon name="check" size="small" />
        </span>
      </Checkbox>
      <span className={styles.caption}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.facts}>{factsOf(item)}</span>
        <span className={styles.facts} data-task={note.isTask || undefined}>
          {note.words}
        </span>
      </span>
    </GridListItem>
  );
}
