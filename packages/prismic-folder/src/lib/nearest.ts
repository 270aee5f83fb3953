/** Longer names are not typos, and comparing them would take longer than a query. */
const MAX_LENGTH = 100;

/** A suffix for messages: suggests the name that was probably meant, or is empty. */
export function nearest(name: string, names: Iterable<string>): string {
  if (name.length > MAX_LENGTH) return '';
  let best: string | undefined;
  // Two typos at most, and in fewer than half of the letters; otherwise the guess misleads.
  let typos = Math.min(3, Math.ceil(name.length / 2));
  const wanted = name.toLowerCase();
  for (const candidate of names) {
    // Each letter more or less is a typo: among thousands of files most names need no comparison.
    if (Math.abs(candidate.length - name.length) >= typos) continue;
    const distance = distanceBetween(wanted, candidate.toLowerCase(), typos);
    if (distance < typos) [best, typos] = [candidate, distance];
  }
  return best === undefined ? '' : `; did you mean "${best}"?`;
}

/**
 * Damerau-Levenshtein distance: insertions, deletions, substitutions and transpositions. Infinity where it is
 * not below `limit`.
 */
function distanceBetween(one: string, other: string, limit: number): number {
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
    // No later row has a smaller number than the least of two.
    if (Math.min(...below) >= limit && Math.min(...row) >= limit) return Infinity;
    [before, row] = [row, below];
  }
  return row[other.length] ?? 0;
}
