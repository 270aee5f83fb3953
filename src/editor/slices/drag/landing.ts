import type { SliceDrag } from './dragStore.ts';

/** Where a drag would land, in words: 'Before Image switcher', '9 of 15'; of several '9 to 11 of 15'. */
export function landing(
  { index, indexes = [index], seam }: Pick<SliceDrag, 'index' | 'indexes' | 'seam'>,
  count: number,
  nameAt: (index: number) => string,
): { readonly where: string; readonly position: string } {
  const target = seam ?? indexes[0] ?? index;
  const first = target - indexes.filter((one) => one < target).length;
  const numbers =
    indexes.length === 1 ? `${first + 1}` : `${first + 1} to ${first + indexes.length}`;
  const position = `${numbers} of ${count}`;
  if (seam === null) return { where: 'Stays', position };
  // Those that are dragged do not stay beside the others.
  let next = seam;
  while (indexes.includes(next)) next += 1;
  let previous = count - 1;
  while (indexes.includes(previous)) previous -= 1;
  const where = next < count ? `Before ${nameAt(next)}` : `After ${nameAt(previous)}`;
  return { where, position };
}
