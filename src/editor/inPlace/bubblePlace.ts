import type { SheetRect } from '../stage/geometry.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance in px from the text and from the edges of the sheet. */
const GAP = 8;

/** Where tools stand on the sheet: above what they are for, below it where there is no room, and always in view. */
export function bubblePlace(around: SheetRect, tools: Size, sheet: Size): { x: number; y: number } {
  const right = sheet.width - tools.width - GAP;
  const bottom = sheet.height - tools.height - GAP;
  const above = around.y - tools.height - GAP;
  const below = around.y + around.height + GAP;
  const y = above >= GAP ? above : below <= bottom ? below : GAP;
  return {
    x: Math.max(GAP, Math.min(around.x, right)),
    y: Math.max(GAP, Math.min(y, bottom)),
  };
}
