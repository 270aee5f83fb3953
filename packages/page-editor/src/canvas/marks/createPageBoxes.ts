import { isRecord } from 'prismic-folder/edit';
import type { SliceBox } from '../CanvasApi.ts';
import type { Draft } from '../draft/createDraft.ts';
import type { SlicePlace } from '../draft/createServing.ts';
import type { SliceMarks, SliceMark } from './sliceMarks.ts';

/** Where the slices of the page are. They are measured only after something has moved. */
interface PageBoxes {
  /** In the order of the file; the same list until something moves. */
  readonly all: () => readonly SliceBox[];
  /** Calls back when something may have moved, other than by scrolling. */
  readonly onMove: (listener: () => void) => () => void;
  /** Says that something may have moved. */
  readonly forget: () => void;
}

export function createPageBoxes(draft: Draft, marks: SliceMarks): PageBoxes {
  const listeners = new Set<() => void>();
  let known: { readonly order: object; readonly boxes: readonly SliceBox[] } | null = null;
  const forget = () => {
    known = null;
    for (const listener of listeners) listener();
  };
  marks.onChange(forget);
  window.addEventListener('resize', forget);
  // What is above a slice moves it without changing its size, and the page's height with it.
  new ResizeObserver(forget).observe(document.body);

  let last: readonly SliceBox[] = [];
  /** Of a slice that is not rendered yet: without it, its bar and the focus in it would go for a moment. */
  const lastAt = ({ zone, index }: SlicePlace) =>
    last.find((box) => box.zone === zone && box.index === index);

  const measure = (): readonly SliceBox[] => {
    const boxes: SliceBox[] = [];
    for (const slices of Object.values(draft.served().data)) {
      if (!Array.isArray(slices)) continue;
      for (const slice of slices as readonly unknown[]) {
        if (!isRecord(slice)) continue;
        const place = draft.placeOf(slice);
        const mark = place && marks.find(slice);
        const box = place && (mark && mark.elements.size > 0 ? boxOf(mark, place) : lastAt(place));
        if (box) boxes.push(box);
      }
    }
    last = boxes;
    return boxes;
  };

  return {
    all() {
      const { order } = draft.served();
      if (known?.order !== order) known = { order, boxes: measure() };
      return known.boxes;
    },
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget,
  };
}

/** The rectangle around elements; null if none of them is drawn. */
export function rectAround(elements: Iterable<Element>): DOMRect | null {
  let around: DOMRect | null = null;
  for (const element of elements) {
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 && rect.height === 0) continue;
    if (!around) {
      around = rect;
      continue;
    }
    const [left, top] = [Math.min(around.left, rect.left), Math.min(around.top, rect.top)];
    const [right, bottom] = [
      Math.max(around.right, rect.right),
      Math.max(around.bottom, rect.bottom),
    ];
    around = new DOMRect(left, top, right - left, bottom - top);
  }
  return around;
}

/** Where a slice is on the page, however it is scrolled; null if it is not on the page. */
function boxOf(mark: SliceMark, place: { zone: string; index: number }): SliceBox | null {
  const rect = rectAround(mark.elements);
  if (!rect) return null;
  const { left, top, width, height } = rect;
  return {
    ...place,
    left: left + window.scrollX,
    top: top + window.scrollY,
    width,
    height,
    isEmpty: mark.isEmpty(),
  };
}
