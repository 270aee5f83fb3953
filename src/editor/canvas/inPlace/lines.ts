/** A line of text, or a picture, where it is drawn. */
export interface Line {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** By how much in px a line may be elsewhere: nobody sees it, and browsers round so. */
const TOLERANCE = 0.3;

/** The lines in an element, in their order; pieces side by side are one line. */
export function linesOf(element: Element): readonly Line[] {
  const box = element.getBoundingClientRect();
  const lines: Line[] = [{ left: box.left, top: box.top, bottom: box.bottom }];
  const { ownerDocument } = element;
  const range = ownerDocument.createRange();
  const walker = ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '';
    const isMedia = node instanceof Element && node.matches('img, video, iframe, svg, canvas');
    if (!isText && !isMedia) continue;
    range.selectNode(node);
    for (const { left, top, bottom, width } of range.getClientRects()) {
      const last = lines.at(-1);
      const isSame =
        last && Math.abs(last.top - top) < TOLERANCE && Math.abs(last.bottom - bottom) < TOLERANCE;
      if (width > 0 && !(isSame && lines.length > 1)) lines.push({ left, top, bottom });
    }
  }
  return lines;
}

/** Whether lines are where they were. */
export function sameLines(before: readonly Line[], after: readonly Line[]): boolean {
  return (
    before.length === after.length &&
    before.every((line, at) =>
      (['left', 'top', 'bottom'] as const).every(
        (side) => Math.abs(line[side] - (after[at]?.[side] ?? NaN)) <= TOLERANCE,
      ),
    )
  );
}
