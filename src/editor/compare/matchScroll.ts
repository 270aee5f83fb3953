import type { SliceBox } from '../canvas/CanvasApi.ts';
import type { SlicePair } from './changedSlices.ts';

type Box = Pick<SliceBox, 'zone' | 'index' | 'top'>;

/** Pairs of heights at which both pages show the same. */
export type Anchors = readonly (readonly [from: number, to: number])[];

/** The tops of the slices that both pages have, in order; a slice that was moved is no anchor. */
export function anchorsOf(
  from: readonly Box[],
  to: readonly Box[],
  pairs: readonly SlicePair[],
  side: 'before' | 'after',
): Anchors {
  const other = side === 'before' ? 'after' : 'before';
  const topOf = (boxes: readonly Box[], zone: string, index: number) =>
    boxes.find((box) => box.zone === zone && box.index === index)?.top;
  const all = pairs
    .flatMap((pair) => {
      const own = topOf(from, pair.zone, pair[side]);
      const theirs = topOf(to, pair.zone, pair[other]);
      return own === undefined || theirs === undefined ? [] : [[own, theirs] as const];
    })
    .toSorted(([one], [next]) => one - next);
  const anchors: (readonly [number, number])[] = [[0, 0]];
  for (const [own, theirs] of all) {
    const [lastOwn, lastTheirs] = anchors.at(-1) ?? [0, 0];
    if (own > lastOwn && theirs >= lastTheirs) anchors.push([own, theirs]);
  }
  return anchors;
}

/** Where the other page has to be scrolled to, so that it shows the same: between anchors in proportion. */
export function matchScroll(scroll: number, anchors: Anchors): number {
  const at = anchors.findLastIndex(([from]) => from <= scroll);
  const [from, to] = anchors[at] ?? [0, 0];
  const next = anchors[at + 1];
  if (!next) return to + scroll - from;
  const part = (scroll - from) / (next[0] - from);
  return to + part * (next[1] - to);
}
