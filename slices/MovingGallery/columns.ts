/** Below this many items a column, the gallery's items double (specification, section 2). */
const itemsPerColumn = 5;

/** One place in a column. */
export interface ColumnItem {
  /** Position of the item among those of the gallery. */
  readonly index: number;
  /** Shown elsewhere already: kept from keyboard and screen reader. */
  readonly repeated: boolean;
}

/** How often the items are dealt: too few for the columns double. */
export function rounds(count: number, columns: number): 1 | 2 {
  return count < columns * itemsPerColumn ? 2 : 1;
}

/** The column that an item lies in; the second time one half the width away from the first. */
function columnOf(index: number, round: number, columns: number): number {
  return (index + round * Math.floor(columns / 2)) % columns;
}

/**
 * What each column shows, from left to right. The items are dealt over the columns that fit the
 * width; the two outer ones, of which little is seen, repeat the column at the other side, so that
 * nothing is shown out there alone. A column the deal does not reach repeats another's item.
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

/** Neighbours run against each other; the leftmost upwards. */
export function directionOf(column: number): 'up' | 'down' {
  return column % 2 === 0 ? 'up' : 'down';
}

/** Where in its round a column starts, 0 to 1: neighbours never stand in line. */
export function phaseOf(column: number): number {
  return (column * 0.36) % 1;
}

function repeat(column: readonly ColumnItem[]): readonly ColumnItem[] {
  return column.map(({ index }) => ({ index, repeated: true }));
}
