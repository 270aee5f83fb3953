/** A rectangle in px, from the top left corner of the page. */
export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** One line of a text. */
export interface Line {
  readonly box: Box;
  readonly isInWindow: boolean;
  /** Whether another element covers it, or may: the outline at the window's lower edge. */
  readonly isCovered: boolean;
}

/** A text as the browser renders it. */
export interface DrawnText {
  readonly text: string;
  /** Its painted colour: three channels from 0 to 255, and alpha from 0 to 1. */
  readonly color: readonly [red: number, green: number, blue: number, alpha: number];
  /** Opacity of the element and all around it, multiplied. */
  readonly opacity: number;
  /** 24 px, or 18.66 px and bold (WCAG 2.2, 'large scale'). */
  readonly isLarge: boolean;
  readonly lines: readonly Line[];
}

/**
 * Runs in the page: the text of each element itself, or of a field. A line outside the window is never
 * reported as covered: `elementFromPoint` only works inside the window.
 */
export function readDrawnTexts(elements: readonly Element[]): DrawnText[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas');
  const paint = (color: string): DrawnText['color'] => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  // At the window's edges an outline may be painted that no point finds.
  const edge = 32;
  return elements.map((element) => {
    const field = element instanceof HTMLInputElement ? element : null;
    const isEmpty = field?.value === '';
    const style = getComputedStyle(element, isEmpty ? '::placeholder' : null);
    let opacity = isEmpty ? Number(style.opacity) : 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    const nodes = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const words = (
      field
        ? field.value || field.placeholder
        : nodes.map(({ textContent }) => textContent).join(' ')
    ).trim();
    const rects = nodes.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    if (field && words !== '') rects.push(field.getBoundingClientRect());
    const isOwn = (hit: Element | null) =>
      hit !== null && (hit.contains(element) || element.contains(hit));
    const size = Number.parseFloat(style.fontSize);
    return {
      text: words.replace(/\s+/g, ' ').slice(0, 60),
      color: paint(style.color),
      opacity: style.visibility === 'hidden' ? 0 : opacity,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      lines: rects.map((rect) => {
        const { left, right, top, bottom } = rect;
        const isInWindow = top >= edge && bottom <= innerHeight - edge;
        const isAtBottom = top < innerHeight && bottom > innerHeight - edge;
        const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
          [top + 1, bottom - 1].map((y) => [x, y] as const),
        );
        const isSeen = ([x, y]: readonly [number, number]) =>
          x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
        return {
          // One pixel less on each side: a pixel at the edge may belong to its neighbour.
          box: {
            x: rect.x + scrollX + 1,
            y: rect.y + scrollY + 1,
            width: rect.width - 2,
            height: rect.height - 2,
          },
          isInWindow,
          isCovered:
            isAtBottom ||
            points.some((point) => isSeen(point) && !isOwn(document.elementFromPoint(...point))),
        };
      }),
    };
  });
}
