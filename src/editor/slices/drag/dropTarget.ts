import type { SliceBox } from '../../canvas/CanvasApi.ts';
import { nearestSeam } from '../../stage/geometry.ts';

/** What a drag knows of the window at one moment. */
export interface DragScene {
  readonly boxes: readonly SliceBox[];
  /** Px of the sheet per px of the page, and how far the page is scrolled. */
  readonly scale: number;
  readonly scroll: number;
  /** The sheet and the spine in the window; null where it is hidden. */
  readonly sheet: DOMRect;
  readonly spine: Element | null;
}

/** How far in px from the spine a pointer still means its bars. */
const BESIDE = 24;

/** The slice before which a drag would land; undefined: the pointer is over neither page nor spine. */
export function dropTarget(
  { boxes, scale, scroll, sheet, spine }: DragScene,
  zone: string,
  { x, y }: { readonly x: number; readonly y: number },
): number | undefined {
  const rect = spine?.getBoundingClientRect();
  if (spine && rect && rect.width > 0 && x < rect.left + rect.width + BESIDE && x < sheet.left) {
    return nearestBar(spine, y, boxes, zone);
  }
  if (x < sheet.left || x > sheet.right) return undefined;
  const own = boxes.filter((box) => box.zone === zone);
  return nearestSeam(own, (y - sheet.top) / scale + scroll)?.index;
}

/** The seam beside the rendered bar that is nearest to a height of the window. */
function nearestBar(spine: Element, y: number, boxes: readonly SliceBox[], zone: string) {
  let nearest: { readonly distance: number; readonly seam: number } | undefined;
  for (const bar of spine.querySelectorAll<HTMLElement>('[data-bar]')) {
    const box = boxes[Number(bar.dataset['bar'])];
    if (box?.zone !== zone) continue;
    const { top, height } = bar.getBoundingClientRect();
    const middle = top + height / 2;
    const distance = Math.abs(middle - y);
    if (nearest && nearest.distance <= distance) continue;
    nearest = { distance, seam: y < middle ? box.index : box.index + 1 };
  }
  return nearest?.seam;
}

/** By how many px of the page to scroll, so that a height of it is in view; 0: it is. */
export function scrollToSee(y: number, scroll: number, viewHeight: number): number {
  const margin = viewHeight / 8;
  const isSeen = y >= scroll + margin && y <= scroll + viewHeight - margin;
  return isSeen ? 0 : y - scroll - viewHeight / 2;
}

/** In px of the sheet: the edge that scrolls, and the step of a frame at most. */
const EDGE = 72;
const STEP = 28;

/** By how many px of the sheet the page scrolls in a frame while the pointer is near an edge: faster the nearer. */
export function edgeScroll(y: number, { top, bottom }: DOMRect): number {
  const depth = y < top + EDGE ? y - top - EDGE : Math.max(0, y - bottom + EDGE);
  return (Math.max(-EDGE, Math.min(EDGE, depth)) / EDGE) * STEP;
}
