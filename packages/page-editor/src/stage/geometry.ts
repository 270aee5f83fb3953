import type { CSSProperties } from 'react';
import type { PageFit } from './pageWidths.ts';

/** A rectangle in px of the sheet. */
export interface SheetRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle in px of the page, or of the frame's window. */
export interface PageRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a rectangle of the page is on the sheet; `pad` px wider on every side. */
export function onSheet(rect: PageRect, { left, scale }: PageFit, pad = 0): SheetRect {
  return {
    x: left + rect.left * scale - pad,
    y: rect.top * scale - pad,
    width: rect.width * scale + pad * 2,
    height: rect.height * scale + pad * 2,
  };
}

/** Keeps an outline within the sheet's width, so that both of its sides are seen. */
export function withinSheet(rect: SheetRect, sheetWidth: number, inset = 6): SheetRect {
  const x = Math.max(rect.x, inset);
  const right = Math.min(rect.x + rect.width, sheetWidth - inset);
  return { ...rect, x, width: Math.max(0, right - x) };
}

/** By how much in px of the sheet an outline is wider than its slice, at most. */
const AROUND = 20;

/**
 * The outline of a slice: a little outside of it, so that neither line nor buttons cover its content, but
 * no more than half of the way to its neighbours. `free`: px of the page between them and it.
 */
export function outlineOf(
  rect: PageRect,
  free: { readonly above: number; readonly below: number },
  fit: PageFit,
  sheetWidth: number,
): SheetRect {
  const [above, below] = [free.above, free.below].map((gap) =>
    Math.min(AROUND, Math.max(0, gap * fit.scale) / 2),
  ) as [number, number]; // Cast: map keeps the length, its type does not say so.
  const outline = withinSheet(onSheet(rect, fit), sheetWidth);
  return { ...outline, y: outline.y - above, height: outline.height + above + below };
}

export const placed = ({ x, y, width, height }: SheetRect): CSSProperties => ({
  transform: `translate(${x}px, ${y}px)`,
  width,
  height,
});

export const at = (x: number, y: number): CSSProperties => ({
  transform: `translate(${x}px, ${y}px)`,
});

/** A place between two slices: new ones are inserted before its index. */
export interface Seam {
  readonly zone: string;
  readonly index: number;
}

/** Where something is once a slice was inserted at a seam; the same object if it stays there. */
export function afterInsert<At extends Partial<Seam>>(at: At, { zone, index }: Seam): At {
  const isBelow = at.zone === zone && at.index !== undefined && at.index >= index;
  return isBelow ? { ...at, index: at.index + 1 } : at;
}

/** At which height of the page a seam is; undefined: neither of its slices is on it. */
export function seamTop(
  boxes: readonly (Seam & PageRect)[],
  { zone, index }: Seam,
): number | undefined {
  const own = boxes.filter((box) => box.zone === zone);
  const before = own.find((box) => box.index === index - 1);
  return own.find((box) => box.index === index)?.top ?? (before && before.top + before.height);
}

/** The seam that is nearest to a height, at most `reach` px above or below it; null: there is none. */
export function seamAt(
  boxes: readonly (Seam & PageRect)[],
  y: number,
  reach = Infinity,
): (Seam & { readonly y: number }) | null {
  let found: ReturnType<typeof seamAt> = null;
  let least = reach;
  for (const { zone, index, top, height } of boxes) {
    for (const after of [0, 1]) {
      const edge = top + height * after;
      const distance = Math.abs(edge - y);
      if (distance > least || (found && distance === least)) continue;
      found = { zone, index: index + after, y: edge };
      least = distance;
    }
  }
  return found;
}

/** By how many px of the page to scroll, so that a height of it is in view; 0: it is. */
export function scrollToSee(y: number, scroll: number, viewHeight: number): number {
  const margin = viewHeight / 8;
  const isSeen = y >= scroll + margin && y <= scroll + viewHeight - margin;
  return isSeen ? 0 : y - scroll - viewHeight / 2;
}
