import type { SliceBox } from '../CanvasApi.ts';
import type { SliceMark } from './sliceMarks.ts';

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
export function boxOf(mark: SliceMark, place: { zone: string; index: number }): SliceBox | null {
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
