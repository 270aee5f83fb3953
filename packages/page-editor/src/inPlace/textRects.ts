import { rangeRect } from '../fields/richText/field/useTextLink.ts';
import type { TextView } from '../fields/richText/view/createTextView.ts';
import type { SheetRect } from '../stage/geometry.ts';

/** The frame that a text is in; null in the editor's own window. */
export function frameOf(text: TextView | null): Element | null {
  return text?.view.dom.ownerDocument.defaultView?.frameElement ?? null;
}

/** A rectangle of the frame's window in the window of the editor. */
export function inWindow(text: TextView | null, rect: DOMRect): DOMRect {
  const frame = frameOf(text);
  if (!frame) return rect;
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / Math.max(frame.clientWidth, 1);
  return new DOMRect(
    left + rect.left * scale,
    top + rect.top * scale,
    rect.width * scale,
    rect.height * scale,
  );
}

/** Where the caret is, in px of the frame's window. */
export function caretRect(text: TextView): DOMRect {
  const { head } = text.view.state.selection;
  return rangeRect(text, head, head);
}

/** What tools are for: the selected words, else the text from its first line to that of the caret. */
export function aroundSelection(text: TextView): DOMRect {
  const { from, to, empty } = text.view.state.selection;
  const range = rangeRect(text, from, to);
  const box = text.view.dom.getBoundingClientRect();
  if (!empty) return new DOMRect(range.left, range.top, range.width, range.height);
  return box.top >= 0 ? box : new DOMRect(box.left, range.top, box.width, range.height);
}

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
