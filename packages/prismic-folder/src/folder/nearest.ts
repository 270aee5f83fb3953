/** A suffix for messages: suggests the name that was probably meant, or is empty. */
export function nearest(name: string, names: Iterable<string>): string {
  let best: string | undefined;
  // Two typos at most, and in fewer than half of the letters; otherwise the guess misleads.
  let typos = Math.min(3, Math.ceil(name.length / 2));
  for (const candidate of names) {
    const distance = distanceBetween(name.toLowerCase(), candidate.toLowerCase());
    if (distance < typos) [best, typos] = [candidate, distance];
  }
  return best === undefined ? '' : `; did you mean "${best}"?`;
}

/** Damerau-Levenshtein distance: insertions, deletions, substitutions and transpositions. */
function distanceBetween(one: string, other: string): number {
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

/** Longer names are not typos, and comparing them would take longer than the query. */
const MAX_LENGTH = 80;

/** Like `nearest`, but limits the cost for names that come from requests. */
export function hint(name: string, known: Iterable<string>): string {
  if (name.length > MAX_LENGTH) return '';
  // At most two typos count, so names of other lengths need no comparison.
  const close = [...known].filter((other) => Math.abs(other.length - name.length) <= 2);
  return nearest(name, close);
}
