/** Ends a reason with the name that was probably meant, or with nothing. */
export function nearest(name: string, names: Iterable<string>): string {
  let best: string | undefined;
  // Two slips at most, and fewer than half of the letters: else the guess misleads.
  let slips = Math.min(3, Math.ceil(name.length / 2));
  for (const candidate of names) {
    const distance = slipsBetween(name.toLowerCase(), candidate.toLowerCase());
    if (distance < slips) [best, slips] = [candidate, distance];
  }
  return best === undefined ? '' : `; did you mean "${best}"?`;
}

/** Letters to add, drop, change or swap with the next between two words (Damerau-Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i++) {
    const below = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const change = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      const isSwap = j > 0 && one[i] === other[j - 1] && one[i - 1] === other[j];
      const swap = isSwap ? (before[j - 1] ?? Infinity) + 1 : Infinity;
      below.push(Math.min(change, swap, (row[j + 1] ?? 0) + 1, (below[j] ?? 0) + 1));
    }
    [before, row] = [row, below];
  }
  return row[other.length] ?? 0;
}

/** Longer names are not slips of the pen, and comparing them would cost more than the query. */
const MAX_LENGTH = 80;

/** Ends a message with the known name closest to a wrong one, or with nothing. */
export function hint(name: string, known: Iterable<string>): string {
  if (name.length > MAX_LENGTH) return '';
  // Two slips are the most that count, so that other lengths need no comparing.
  const close = [...known].filter((other) => Math.abs(other.length - name.length) <= 2);
  return nearest(name, close);
}
