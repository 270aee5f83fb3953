import { useEffect, useMemo, useRef } from 'react';
import {
  Collection,
  GridLayout,
  GridList,
  GridListItem,
  GridListLoadMoreItem,
  type Selection,
  Size,
  Virtualizer,
} from 'react-aria-components';
import type { MediaItem } from 'prismic-folder/contract';
import { afterTwoFrames } from '../../../kit/afterTwoFrames.ts';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import { tile } from '../../../kit/lists/Tile.styles.ts';
import { Tile } from '../../../kit/lists/Tile.tsx';
import * as styles from './library.styles.ts';
import { MediaPicture } from './MediaPicture.tsx';
import { factsOf, noteOf, tileWords } from '../file/fileWords.ts';
import type { useMediaList } from './useMediaList.ts';

/** What happens to a file that is pressed: it is opened or chosen, or, where something can be done with several, selected. */
export interface MediaChoosing {
  /** Name of the file that is open or chosen. */
  readonly current?: string | null;
  /** Opens or chooses a file; without it a press selects. */
  readonly onOpen?: (item: MediaItem) => void;
  /** Names of those that are selected, where several may be. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (names: ReadonlySet<string>) => void;
}

interface MediaGridProps extends MediaChoosing {
  readonly label: string;
  readonly list: Omit<ReturnType<typeof useMediaList>, 'problem' | 'refresh'>;
  readonly emptyText: string;
  readonly size: keyof typeof LAYOUTS;
}

/** Beside a chosen file, alone in a dialog, and on a page of its own. */
const LAYOUTS = {
  small: {
    minItemSize: new Size(80, 90),
    maxItemSize: new Size(Infinity, 90),
    minSpace: new Size(12, 12),
    maxColumns: 2,
  },
  large: {
    minItemSize: new Size(150, 190),
    maxItemSize: new Size(Infinity, 190),
    minSpace: new Size(16, 20),
    maxColumns: 4,
  },
  page: {
    minItemSize: new Size(150, 176),
    maxItemSize: new Size(420, 330),
    minSpace: new Size(16, 20),
    preserveAspectRatio: true,
  },
};

/** Width of a picture in CSS px, as it is asked for. */
const WIDTHS = { small: 145, large: 300, page: 220 };

/**
 * Files as a grid of which only what is in view is rendered. Enter opens or chooses; where several may be selected,
 * Space selects.
 */
export function MediaGrid(props: MediaGridProps) {
  const { label, list, emptyText, size, current = null, onOpen, selected, onSelect } = props;
  const { items, loadMore, reach } = list;
  const isLoading = list.isLoading || list.total === null;
  const dependencies = useMemo(() => [size, current], [size, current]);
  const grid = useRef<HTMLDivElement>(null);
  const at = current === null ? -1 : items.findIndex(({ name }) => name === current);
  const isRead = useRef(false);
  useEffect(() => {
    // What is chosen later was seen before.
    if (isLoading || isRead.current) return;
    isRead.current = true;
    if (current !== null) reach(current);
  }, [isLoading, current, reach]);
  const latest = useLatest(at / items.length);
  const shown = at === -1 ? null : `${current} ${size}`;
  useEffect(() => {
    if (shown === null) return undefined;
    // It has its height by then.
    return afterTwoFrames(() => grid.current && bringIntoView(grid.current, latest()));
  }, [shown, latest]);
  const open = (name: unknown) => {
    const item = items.find((one) => one.name === name);
    if (item) onOpen?.(item);
  };
  // Cast: the ids of items are names. The set itself is passed on: it knows where a range begins, a copy does not.
  const select = (keys: Selection) =>
    onSelect?.(
      keys === 'all' ? new Set(items.map(({ name }) => name)) : (keys as ReadonlySet<string>),
    );
  return (
    <Virtualizer layout={GridLayout} layoutOptions={LAYOUTS[size]}>
      <GridList
        ref={grid}
        className={styles.grid}
        aria-label={label}
        layout="grid"
        data-size={size}
        data-selecting={(selected && selected.size > 0) || undefined}
        {...(selected
          ? {
              selectionMode: 'multiple',
              selectedKeys: selected,
              onSelectionChange: select,
              ...(onOpen && { onAction: open }),
            }
          : {
              selectionMode: 'single',
              selectedKeys: current === null ? [] : [current],
              // None: the current one was pressed again.
              onSelectionChange: (keys) => open(keys === 'all' ? null : ([...keys][0] ?? current)),
              escapeKeyBehavior: 'none',
            })}
        // It would be a row without a name.
        {...(!isLoading && {
          renderEmptyState: () => <p className={styles.empty}>{emptyText}</p>,
        })}
      >
        <Collection items={items} dependencies={dependencies}>
          {(item) => (
            <GridListItem
              id={item.name}
              className={tile}
              textValue={item.name}
              aria-label={tileWords(item)}
            >
              <Tile
                picture={<MediaPicture item={item} width={WIDTHS[size]} />}
                isCurrent={item.name === current}
                {...(selected && { select: `Select ${item.name}` })}
                {...captionOf(item, size)}
              />
            </GridListItem>
          )}
        </Collection>
        <GridListLoadMoreItem onLoadMore={loadMore} isLoading={isLoading && items.length > 0}>
          <span className={styles.loading}>Reading the library</span>
        </GridListLoadMoreItem>
      </GridList>
    </Virtualizer>
  );
}

/** Brings the current tile into view; one that is not rendered is about at this part of the list. */
function bringIntoView(grid: HTMLElement, part: number): void {
  const tile = grid.querySelector('[data-current]');
  if (tile) tile.scrollIntoView({ block: 'nearest' });
  else grid.scrollTop = part * grid.scrollHeight - grid.clientHeight / 2;
}

/** What is below a picture: the smaller the tile, the less. */
function captionOf(item: MediaItem, size: MediaGridProps['size']) {
  const { name, kind } = item;
  if (size === 'small') return { name: kind === 'image' ? null : name };
  if (size === 'large') return { name, facts: [factsOf(item)] };
  const { words, isTask } = noteOf(item);
  return isTask
    ? { name, facts: [factsOf(item)], task: words }
    : { name, facts: [factsOf(item), words] };
}
