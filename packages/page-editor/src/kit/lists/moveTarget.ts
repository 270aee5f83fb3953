/** The position after a move, when the row at `from` is dropped before or after the one at `over`. */
export function moveTarget(from: number, over: number, side: 'before' | 'after' | 'on'): number {
  const gap = side === 'after' ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}

/** The seam at which rows would land that are dropped there; null: they are there already. */
export function dropSeam(positions: readonly number[], seam: number): number | null {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? first;
  const isGathered = last - first === positions.length - 1;
  return isGathered && seam >= first && seam <= last + 1 ? null : seam;
}
