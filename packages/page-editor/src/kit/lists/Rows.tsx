import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Elements } from '../Elements.ts';
import {
  Button,
  DropIndicator,
  GridList,
  GridListItem,
  useDragAndDrop,
  type Key,
  type Selection,
} from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { dropSeam, moveTarget } from './moveTarget.ts';
import * as styles from './Rows.styles.ts';

export interface Row {
  readonly id: string;
  /** Its words, for screen readers. */
  readonly text: string;
}

/** Rows that are selected together; positions in `items`, in order. What is done with one is done with all. */
export interface SelectedRows {
  readonly positions: readonly number[];
  /** What they are together: '3 slices'. */
  readonly name: string;
  readonly onSelect: (positions: readonly number[]) => void;
  /** Moves all of them before the row that is at a position now. */
  readonly onMove: (seam: number) => void;
  /** Moves all of them together by one row. */
  readonly onStep: (by: -1 | 1) => void;
  readonly onDelete: () => void;
  readonly onDuplicate: () => void;
}

/** Rows on their way: where they are, in order, and the one before which they would land; null: they stay. */
export interface RowDrag {
  readonly positions: readonly number[];
  readonly seam: number | null;
}

type RowsProps<Item extends Row> = {
  /** Names the list for screen readers. */
  label: string;
  items: readonly Item[];
  children: (item: Item) => Elements;
  /** A row has got the focus. */
  onFocus?: () => void;
  /** A press or Enter on a row. */
  onOpen?: (item: Item) => void;
  /** Makes rows movable: by their grip, and by Alt and the arrow keys. Positions in `items`. */
  onMove?: (from: number, to: number) => void;
  /** Delete or Backspace on a row. */
  onDelete?: (item: Item) => void;
  /** Mod+D on a row. */
  onDuplicate?: (item: Item) => void;
  /** Makes several rows selectable: with Shift, or Ctrl and ⌘. */
  several?: SelectedRows;
  /** Rows that are only read, such as a heading between others. */
  isFixed?: (item: Item) => boolean;
  /** Takes the focus of the field that it is in. */
  isControl?: boolean;
  /** Told where a row is dragged, by pointer or keys; null: no more. */
  onDrag?: (drag: RowDrag | null) => void;
  /** What is dragged elsewhere, shown here, too. */
  drag?: RowDrag | null;
  /** Ruled, or as a panel's list: rows of 48 px without lines, the grip at the end. */
  look?: 'ruled' | 'plain';
  emptyText: string;
};

const isNever = () => false;

const DRAG_TYPE = 'application/x-slicefolio-row';

/** Ruled rows of 52 px: arrow keys move between them, Enter opens one. */
export function Rows<Item extends Row>({
  label,
  items,
  children,
  onFocus,
  onOpen,
  onMove,
  onDelete,
  onDuplicate,
  several,
  isFixed = isNever,
  isControl = false,
  onDrag,
  drag = null,
  look = 'ruled',
  emptyText,
}: RowsProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const dragged = useRef<readonly number[]>([]);
  // Knows from where on Shift selects, which positions do not.
  const [held, setHeld] = useState<Selection>(new Set());
  const ids = several?.positions.flatMap((position) => items[position]?.id ?? []) ?? [];
  const latest = useRef(items);
  // Which of several rows had the focus when they were moved; -1: none.
  const rank = useRef(-1);
  const places = ids.join();
  const shownPlaces = useRef(places);
  // A long press makes taps select; React Aria ends that only with a selection of none.
  const [isTouch, setTouch] = useState(false);
  const [lastPlaces, setLastPlaces] = useState(places);
  if (lastPlaces !== places) {
    setLastPlaces(places);
    if (lastPlaces !== '' && ids.length <= 1) setTouch(false);
  }
  const pointer = useRef('');
  const at = (key: Key | null) => items.findIndex((item) => item.id === key);
  // Where the row that was moved last is now, until the next frame.
  const moved = useRef<number | null>(null);
  useLayoutEffect(() => {
    const isOther = latest.current !== items;
    latest.current = items;
    // With the rows, too: a second key in the same frame means the same one.
    if (isOther && moved.current !== null) focusRow(list.current, items[moved.current]);
    if (shownPlaces.current === places) return;
    shownPlaces.current = places;
    const to = several?.positions[rank.current];
    rank.current = -1;
    // With the rows, neither before nor after them: the next key must mean the same ones.
    if (to !== undefined && list.current?.contains(document.activeElement))
      focusRow(list.current, items[to]);
  });
  /** Moves a row, and the focus with it: rows may be named by their positions. */
  const move = (from: number, to: number) => {
    moved.current = to;
    onMove?.(from, to);
    requestAnimationFrame(() => {
      if (moved.current !== null) focusRow(list.current, latest.current[moved.current]);
      moved.current = null;
    });
  };
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    isDisabled: !onMove,
    getItems: (keys) => [...keys].map((key) => ({ [DRAG_TYPE]: String(key) })),
    ...(several &&
      several.positions.length > 1 && {
        renderDragPreview: ([first, ...others]) => (
          <div className={styles.card}>
            {others.length > 0 ? several.name : items[at(first?.[DRAG_TYPE] ?? null)]?.text}
          </div>
        ),
      }),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.dropLine} />,
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(at).toSorted((one, other) => one - other);
      onDrag?.({ positions: dragged.current, seam: null });
    },
    onDropEnter: ({ target }) => {
      if (target.type !== 'item') return;
      const over = at(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      onDrag?.({ positions: dragged.current, seam: dropSeam(dragged.current, over) });
    },
    onDragEnd: () => onDrag?.(null),
    onReorder: ({ keys, target }) => {
      if (keys.size > 1 && several) {
        several.onMove(at(target.key) + (target.dropPosition === 'after' ? 1 : 0));
        return;
      }
      const from = at([...keys][0] ?? null);
      if (from >= 0) move(from, moveTarget(from, at(target.key), target.dropPosition));
    },
  });
  /** Does with all selected rows what is done with one of them. */
  const handleSeveral = (
    event: KeyboardEvent,
    from: number,
    { positions, ...does }: SelectedRows,
  ): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.altKey && isArrow) {
      rank.current = positions.indexOf(from);
      does.onStep(event.key === 'ArrowUp' ? -1 : 1);
    } else if (isCommand && event.key.toLowerCase() === 'd') does.onDuplicate();
    else if (/^(?:Delete|Backspace)$/.test(event.key)) does.onDelete();
    else return false;
    return true;
  };
  const handleKey = (event: KeyboardEvent, item: Item) => {
    // Before the rows follow, the focus still is where the row was.
    const from = moved.current ?? at(item.id);
    if (several && several.positions.length > 1 && several.positions.includes(from)) {
      if (!handleSeveral(event, from, several)) return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const isCommand = event.ctrlKey || event.metaKey;
    const to = event.key === 'ArrowUp' ? from - 1 : event.key === 'ArrowDown' ? from + 1 : -1;
    if (event.altKey && onMove && to >= 0 && to < items.length) move(from, to);
    else if (isCommand && event.key.toLowerCase() === 'd' && onDuplicate) onDuplicate(item);
    else if (/^(?:Delete|Backspace)$/.test(event.key) && onDelete) onDelete(item);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <GridList
      ref={list}
      className={styles.rows}
      data-look={look}
      {...(isControl && { 'data-control': '' })}
      aria-label={label}
      items={items}
      dependencies={[children, items, onMove, several, drag]}
      dragAndDropHooks={dragAndDropHooks}
      disabledKeys={items.filter(isFixed).map(({ id }) => id)}
      keyboardNavigationBehavior="tab"
      // Letters are the commands of the window.
      disallowTypeAhead
      renderEmptyState={() => <span>{emptyText}</span>}
      {...(several && {
        selectionMode: 'multiple' as const,
        selectionBehavior: isTouch ? ('toggle' as const) : ('replace' as const),
        selectedKeys: isOf(held, ids, items.length) ? held : ids,
        onSelectionChange: (keys: Selection) => {
          setHeld(keys);
          rank.current = -1;
          if (pointer.current === 'touch') setTouch(staysTouch(keys, ids, isTouch));
          several.onSelect(
            items.flatMap(({ id }, position) => (keys === 'all' || keys.has(id) ? [position] : [])),
          );
        },
      })}
      {...(onOpen && {
        onAction: (key: Key) => {
          const item = items[at(key)];
          if (item) onOpen(item);
        },
      })}
    >
      {(item) => (
        <GridListItem
          id={item.id}
          textValue={item.text}
          className={styles.row}
          // Ahead of the list, which would use some of these keys itself; keys typed in a control
          // within the row are the control's.
          render={(props) => (
            <div
              {...props}
              {...draggedElsewhere(drag, at(item.id), items.length)}
              onFocus={(event) => {
                onFocus?.();
                props.onFocus?.(event);
              }}
              onPointerDownCapture={(event) => {
                pointer.current = event.pointerType;
                props.onPointerDownCapture?.(event);
              }}
              onKeyDownCapture={(event) => {
                pointer.current = '';
                if (event.target === event.currentTarget) handleKey(event, item);
                if (!event.isPropagationStopped()) props.onKeyDownCapture?.(event);
              }}
            />
          )}
        >
          {onMove && !isFixed(item) && (
            <Button slot="drag" className={styles.grip}>
              <Icon name="grip" />
            </Button>
          )}
          <div className={styles.content}>{children(item)}</div>
        </GridListItem>
      )}
    </GridList>
  );
}

function focusRow(list: HTMLElement | null, row: Row | undefined) {
  list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(row?.id ?? '')}"]`)?.focus();
}

/** Whether taps select after a selection by touch: one of none or of the selected row begins it by a long press. */
const staysTouch = (keys: Selection, ids: readonly string[], isTouch: boolean) =>
  keys === 'all' || keys.size > 1 || (keys.size === 0 ? !isTouch : ids.length === 0);

/** Whether a selection is of these rows. */
const isOf = (selection: Selection, ids: readonly string[], count: number) =>
  selection === 'all'
    ? ids.length === count
    : selection.size === ids.length && ids.every((id) => selection.has(id));

/** Marks of a row while another one, or itself, is dragged elsewhere. */
function draggedElsewhere(drag: RowDrag | null, at: number, count: number) {
  if (!drag) return {};
  const side = drag.seam === at ? 'before' : at === count - 1 && drag.seam === count ? 'after' : '';
  return {
    ...(drag.positions.includes(at) && { 'data-dragging': true }),
    ...(side !== '' && { 'data-drop': side }),
  };
}
