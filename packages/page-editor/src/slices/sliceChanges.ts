import { isObject, type Change, type Json } from 'prismic-folder/edit';
import type { DocumentJson } from '../model/DocumentJson.ts';
import { slicesOf } from '../model/sliceAt.ts';

const pathOf = (zone: string, index: number) => ['data', zone, index];

/** Inserts slices before an index; its zone may not be in the file yet. */
export function insertSlices(
  json: DocumentJson,
  zone: string,
  index: number,
  slices: readonly Json[],
): Change[] {
  if (!Array.isArray(json.data?.[zone])) {
    const data: Change[] =
      json.data === undefined ? [{ op: 'set', path: ['data'], value: {} }] : [];
    return [...data, { op: 'set', path: ['data', zone], value: [...slices] }];
  }
  return slices.map((value, at) => ({ op: 'insert', path: pathOf(zone, index + at), value }));
}

/** Moves a slice to another index, counted after it was taken out. */
export const moveSlice = (zone: string, from: number, to: number): Change[] => [
  { op: 'move', path: pathOf(zone, from), to },
];

export const removeSlices = (zone: string, indexes: readonly number[]): Change[] =>
  indexes
    .toSorted((one, other) => other - one)
    .map((index) => ({ op: 'remove', path: pathOf(zone, index) }));

/** Gathers slices of a zone at one of its seams; in their order. Nothing if they are there already. */
export function gatherSlices(
  zone: string,
  count: number,
  indexes: readonly number[],
  seam: number,
): Change[] {
  const order = Array.from({ length: count }, (_, index) => index);
  const rest = (from: number, to: number) =>
    order.slice(from, to).filter((index) => !indexes.includes(index));
  const moved = order.filter((index) => indexes.includes(index));
  const wanted = [...rest(0, seam), ...moved, ...rest(seam, count)];
  return wanted.flatMap((index, to) => {
    const from = order.indexOf(index);
    if (from === to) return [];
    order.splice(to, 0, ...order.splice(from, 1));
    return moveSlice(zone, from, to);
  });
}

/** Moves a slice to a seam of its zone or of another one; nothing if it is there already. */
export function moveSliceTo(
  json: DocumentJson,
  { zone, index }: { readonly zone: string; readonly index: number },
  seam: { readonly zone: string; readonly index: number },
): Change[] {
  if (seam.zone === zone) {
    const to = seam.index > index ? seam.index - 1 : seam.index;
    return to === index ? [] : moveSlice(zone, index, to);
  }
  const slice = slicesOf(json, zone)[index];
  if (slice === undefined) return [];
  return [...removeSlices(zone, [index]), ...insertSlices(json, seam.zone, seam.index, [slice])];
}

export const replaceSlice = (zone: string, index: number, slice: Json): Change[] => [
  { op: 'set', path: pathOf(zone, index), value: slice },
];

/** A copy without the id, which must be unique. */
export function copyOfSlice(slice: Json): Json {
  if (!isObject(slice)) return slice;
  const { id: _id, ...copy } = slice;
  return copy;
}
