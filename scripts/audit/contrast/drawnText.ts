/** A rectangle of the window, in px. */
export type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** One line of a text, wherever it stands. */
export interface Line {
  readonly box: Box;
  /** Whether all of it is in the window with nothing else of the page over it. */
  readonly isFree: boolean;
}

/** A text as it stands in the window. */
export interface DrawnText {
  readonly text: string;
  /** Any CSS colour. */
  readonly color: string;
  /** Opacity of the element and all around it, multiplied. */
  readonly opacity: number;
  /** 24 px, or 18.66 px and bold (WCAG 2.2, 'large scale'). */
  readonly isLarge: boolean;
  readonly lines: readonly Line[];
}

/** Runs in the page, as its own text: what is written in an element itself, or in a field. */
export function readDrawnText(element: Element): DrawnText {
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
    field ? field.value || field.placeholder : nodes.map(({ textContent }) => textContent).join(' ')
  ).trim();
  const rects = nodes.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  if (field && words !== '') rects.push(field.getBoundingClientRect());
  // Along the window's edges an outline may be drawn that no point finds.
  const edge = 32;
  const isFree = ({ left, right, top, bottom }: DOMRect) =>
    top >= edge &&
    bottom <= innerHeight - edge &&
    [left + 1, (left + right) / 2, right - 1].every((x) =>
      [top + 1, bottom - 1].every((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (hit.contains(element) || element.contains(hit));
      }),
    );
  const size = Number.parseFloat(style.fontSize);
  return {
    text: words.replace(/\s+/g, ' ').slice(0, 60),
    color: style.color,
    opacity: style.visibility === 'hidden' ? 0 : opacity,
    isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
    lines: rects.map((rect) => ({
      // A pixel less on each side: where a line ends between two, the outer one is its neighbour's.
      box: { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 },
      isFree: isFree(rect),
    })),
  };
}
