/** With fewer items per column the gallery's items double, so that a column stays full while it moves. */
const itemsPerColumn = 5;

export interface ColumnItem {
  /** Index among the gallery's items. */
  readonly index: number;
  /** Shown elsewhere too: hidden from keyboard and screen reader. */
  readonly repeated: boolean;
}

/** How often the items are dealt. */
export function rounds(count: number, columns: number): 1 | 2 {
  return count < columns * itemsPerColumn ? 2 : 1;
}

/** The column of an item; in the second round half the width away from the first. */
function columnOf(index: number, round: number, columns: number): number {
  return (index + round * Math.floor(columns / 2)) % columns;
}

/**
 * The columns from left to right. The items are dealt over the columns that fit the width; the two
 * outer ones, of which little is visible, repeat the column at the other side. A column without
 * items repeats another's item.
 */
export function galleryColumns(count: number, columns: number): readonly (readonly ColumnItem[])[] {
  if (count === 0) return [];
  const dealt = Array.from({ length: rounds(count, columns) * count }, (_, place) => ({
    index: place % count,
    repeated: place >= count,
    column: columnOf(place % count, Math.floor(place / count), columns),
  }));
  const inner = Array.from({ length: columns }, (_, column) => {
    const own = dealt.filter((item) => item.column === column);
    return own.length > 0 ? own : [{ index: column % count, repeated: true }];
  });
  const [first = []] = inner;
  const last = inner.at(-1) ?? [];
  return [repeat(last), ...inner, repeat(first)];
}

/** Neighbours move in opposite directions; the leftmost up. */
export function directionOf(column: number): 'up' | 'down' {
  return column % 2 === 0 ? 'up' : 'down';
}

/** Start of a column within its round, 0 to 1, so that neighbours are not aligned. */
export function phaseOf(column: number): number {
  return (column * 0.36) % 1;
}

function repeat(column: readonly ColumnItem[]): readonly ColumnItem[] {
  return column.map(({ index }) => ({ index, repeated: true }));
}
