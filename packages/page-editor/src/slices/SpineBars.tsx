import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import type { SliceBox } from '../canvas/CanvasApi.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';
import { useEditor } from '../session/EditorContext.ts';
import { nameOf } from '../model/nameOf.ts';
import { slicesOf } from '../model/sliceAt.ts';
import type { Place } from '../model/place.ts';
import { Text } from '../kit/text/Text.tsx';
import { useElementSize } from '../stage/useElementSize.ts';
import { useDraggedTo, type DragStore } from '../stage/StageView.ts';
import type { OnGrip } from './drag/useSliceDrag.ts';
import * as styles from './spine.styles.ts';

interface SpineBarsProps {
  readonly json: DocumentJson;
  readonly boxes: readonly SliceBox[];
  readonly place: Place;
  /** The part of the page that is in view, in px of the page. */
  readonly scroll: number;
  readonly viewHeight: number;
  readonly faulty: ReadonlySet<string>;
  readonly onPlace: (place: Place) => void;
  readonly drag: DragStore;
  readonly onGrip: OnGrip;
}

/**
 * In px: the lowest bar with its gap, one that a pointer hits with ease, and the gap; then how many bars out of view
 * are rendered, for scrolling.
 */
const STEP = 10;
const EASY_STEP = 24;
const GAP = 4;
const SPARE = 10;

/** The list boxes of HTML cannot be drawn as bars. */
const LIST = { role: 'listbox' } as const;
const OPTION = { role: 'option' } as const;

const keyOf = ({ zone, index }: { zone: string; index: number }) => `${zone}/${index}`;

/** The bar that an event is about. */
const barAt = ({ target }: SyntheticEvent): number => {
  const bar = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null;
  return Number(bar?.dataset['bar'] ?? -1);
};

/**
 * The bars, as a list box of its own: one of React Aria renders every option anew when another one is selected. Where not
 * all bars find room, all are as low as they may be, and only those in view are rendered.
 */
export const SpineBars = memo(function SpineBars(props: SpineBarsProps) {
  const { json, boxes, place, scroll, viewHeight, faulty, onPlace, onGrip } = props;
  const { models } = useEditor();
  const list = useRef<HTMLDivElement>(null);
  const { height } = useElementSize(list);
  const [first, setFirst] = useState(0);
  const [focused, setFocused] = useState(-1);
  const dragged = useDraggedTo(props.drag);
  const count = boxes.length;
  const isLong = count * STEP - GAP > height;
  const lowest = Math.min(EASY_STEP, Math.floor(height / count)) - GAP;
  const selected = boxes.findIndex(
    ({ zone, index }) => zone === place.zone && index === place.index,
  );
  const tabStop = Math.max(selected, 0);
  const nameAt = (at: number) => {
    const box = boxes[at];
    return nameOf(models, box && slicesOf(json, box.zone)[box.index]);
  };

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || selected < 0) return;
    const bar = element.querySelector<HTMLElement>(`[data-bar="${selected}"]`);
    // The focus goes along with the selection.
    const { activeElement } = document;
    if (bar !== activeElement && element.contains(activeElement))
      bar?.focus({ preventScroll: true });
    if (!isLong) return;
    const top = selected * STEP;
    const isSeen = top >= element.scrollTop && top < element.scrollTop + element.clientHeight;
    if (!isSeen) element.scrollTop = top - element.clientHeight / 2;
  }, [selected, isLong]);

  const select = (at: number) => {
    const box = boxes[at];
    if (box) onPlace({ zone: box.zone, index: box.index });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const from = barAt(event);
    // Goes on into the text of the slice.
    if (key === 'Enter' && from === selected) return;
    const page = Math.max(1, Math.floor(height / STEP) - 1);
    const to = barFor(key, from, count, page);
    if (to === null) return;
    event.preventDefault();
    if (to !== selected) select(to);
  };

  const last = isLong ? first + Math.ceil(height / STEP) + SPARE : count;
  const shown = boxes.flatMap((_box, at) =>
    height > 0 && ((at >= first - SPARE && at < last) || at === tabStop || at === focused)
      ? [at]
      : [],
  );
  const listBox = {
    ...LIST,
    'aria-label': 'Slices of the page',
    onScroll: () => setFirst(Math.floor((list.current?.scrollTop ?? 0) / STEP)),
    onClick: (event: SyntheticEvent) => select(barAt(event)),
    onFocus: (event: SyntheticEvent) => {
      // Stays until another one has the focus, or that would be lost.
      setFocused(barAt(event));
      // A new slice has no bar before the page shows it.
      if (place.zone === undefined) select(barAt(event));
    },
    onKeyDown: handleKey,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const box = boxes[barAt(event)];
      // A finger scrolls the bars.
      if (box && event.pointerType !== 'touch') onGrip(box, event);
    },
  };
  return (
    <div
      ref={list}
      className={styles.bars}
      data-long={isLong || undefined}
      data-dragging={dragged !== null || undefined}
      {...listBox}
    >
      <div
        className={styles.content}
        role="presentation"
        style={isLong ? { height: count * STEP - GAP } : undefined}
      >
        {shown.map((at) => {
          const box = boxes[at];
          if (!box) return null;
          const { name, words } = nameAt(at);
          const top = box.top - scroll;
          return (
            <Bar
              key={keyOf(box)}
              at={at}
              count={count}
              name={name}
              words={words}
              position={`${box.index + 1} of ${slicesOf(json, box.zone).length}`}
              height={isLong ? null : box.height}
              lowest={lowest}
              isSeen={top < viewHeight && top + box.height > 0}
              isSelected={at === selected}
              isTabStop={at === tabStop}
              isFaulty={faulty.has(keyOf(box))}
              isDragged={
                dragged?.zone === box.zone &&
                (dragged.indexes ?? [dragged.index]).includes(box.index)
              }
              drop={dragged?.zone === box.zone ? dropSide(dragged.seam, box, boxes[at + 1]) : null}
            />
          );
        })}
      </div>
    </div>
  );
});

/** The side of a bar on which a dragged one would land. */
function dropSide(seam: number | null, box: SliceBox, next: SliceBox | undefined) {
  if (seam === box.index) return 'before';
  return seam === box.index + 1 && next?.zone !== box.zone ? 'after' : null;
}

interface BarProps {
  readonly at: number;
  readonly count: number;
  readonly name: string;
  readonly words: string;
  readonly position: string;
  /** Of its slice; null: all bars are equally low. */
  readonly height: number | null;
  /** In px, where they differ. */
  readonly lowest: number;
  readonly isSeen: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly isFaulty: boolean;
  readonly isDragged: boolean;
  /** The side on which a dragged bar would land. */
  readonly drop: 'before' | 'after' | null;
}

const Bar = memo(function Bar(props: BarProps) {
  const { at, count, name, words, position, height, lowest } = props;
  const { isSeen, isSelected, isTabStop, isFaulty, isDragged, drop } = props;
  return (
    <div
      {...{ ...OPTION, tabIndex: isTabStop ? 0 : -1 }}
      className={styles.bar}
      aria-label={[name, words, position].filter(Boolean).join(', ')}
      aria-selected={isSelected}
      aria-posinset={at + 1}
      aria-setsize={count}
      style={height === null ? { top: at * STEP } : { flexGrow: height, minHeight: lowest }}
      data-bar={at}
      data-selected={isSelected || undefined}
      data-seen={isSeen || undefined}
      data-faulty={isFaulty || undefined}
      data-dragged={isDragged || undefined}
      data-drop={drop ?? undefined}
    >
      <span className={styles.label}>
        <span>{name}</span>
        {/* With a space, as in the name: without it the two were one word. */}
        {words !== '' && (
          <Text tone="muted" weight="regular">
            {` ${words}`}
          </Text>
        )}
      </span>
    </div>
  );
});

/** The bar that a key leads to from another one; null if it is no such key. */
function barFor(key: string, from: number, count: number, page: number): number | null {
  const within = (at: number) => Math.min(Math.max(at, 0), count - 1);
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return within(from + page);
    case 'PageUp':
      return within(from - page);
    case 'Enter':
    case ' ':
      return within(from);
    default:
      return null;
  }
}
