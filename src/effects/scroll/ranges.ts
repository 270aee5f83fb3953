/** Where a value lies in a range: 0 up to its start, 1 from its end. */
export function progress(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(Math.max((value - from) / (to - from), 0), 1);
}
