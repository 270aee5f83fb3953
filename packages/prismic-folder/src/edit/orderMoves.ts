/** Takes an entry out at one index and inserts it at another. */
export interface Move {
  readonly from: number;
  readonly to: number;
}

/**
 * The moves that sort a list of different numbers, applied in order. Entries of the longest run
 * that is sorted already stay.
 */
export function orderMoves(list: readonly number[]): Move[] {
  const staying = new Set(longestIncreasing(list));
  if (staying.size === list.length) return [];
  // How many entries are at each place: one that was moved counts where the entry before it stays.
  const places = counter(list.length + 1);
  for (const slot of list.keys()) places.add(slot + 1, 1);
  const moves: Move[] = [];
  let anchor = 0;
  for (const slot of [...list.keys()].sort((one, other) => (list[one] ?? 0) - (list[other] ?? 0))) {
    if (staying.has(slot)) {
      anchor = slot + 1;
      continue;
    }
    const from = places.before(slot + 1);
    places.add(slot + 1, -1);
    const to = places.before(anchor + 1);
    places.add(anchor, 1);
    if (from !== to) moves.push({ from, to });
  }
  return moves;
}

/** The indexes of a longest increasing subsequence. */
export function longestIncreasing(list: readonly number[]): number[] {
  const tails: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, value] of list.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = tails[low - 1];
    tails[low] = index;
  }
  const found: number[] = [];
  for (let at = tails.at(-1); at !== undefined; at = previous[at]) found.push(at);
  return found.toReversed();
}

/** Counts per index, with the sum before an index in logarithmic time (a Fenwick tree). */
function counter(size: number) {
  const sums = new Int32Array(size + 1);
  return {
    add(index: number, count: number) {
      for (let at = index + 1; at <= size; at += at & -at) sums[at] = (sums[at] ?? 0) + count;
    },
    before(index: number) {
      let sum = 0;
      for (let at = index; at > 0; at -= at & -at) sum += sums[at] ?? 0;
      return sum;
    },
  };
}
