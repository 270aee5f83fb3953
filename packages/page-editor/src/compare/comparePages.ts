import { equalJson, type Json, listOf, objectOf } from 'prismic-folder/edit';
import type { SliceBox } from '../canvas/CanvasApi.ts';
import { remembered } from '../kit/remembered.ts';
import type { EditorZone } from '../model/EditorModels.ts';
import { compareLists } from '../differences/compareLists.ts';
import { type PageWidth, widthFor } from '../stage/pageWidths.ts';

/** The page's width that suits this window. */
export const pageWidth = (): PageWidth => widthFor(window.innerWidth);

/** The theme that the owner looks at pages in, as the document's window has it. */
export const pageTheme = (): 'dark' | 'light' =>
  remembered('editor-page-theme') === 'light' ? 'light' : 'dark';

export type MarkKind = 'changed' | 'moved' | 'added' | 'removed';

/** A slice that both versions have. */
interface SlicePair {
  readonly zone: string;
  readonly before: number;
  readonly after: number;
}

/** Which slices differ between two versions, by zone and position: `spread/6`. */
export interface ChangedSlices {
  readonly before: ReadonlyMap<string, MarkKind>;
  readonly after: ReadonlyMap<string, MarkKind>;
  readonly pairs: readonly SlicePair[];
}

const NOTHING: ChangedSlices = { before: new Map(), after: new Map(), pairs: [] };

export const sliceName = (zone: string, index: number): string => `${zone}/${index}`;

/** Compares two versions; null: it is not known yet, and nothing differs. */
export function changedSlices(
  was: unknown,
  is: unknown,
  zones: readonly Pick<EditorZone, 'id'>[],
): ChangedSlices {
  if (was === null) return NOTHING;
  const before = new Map<string, MarkKind>();
  const after = new Map<string, MarkKind>();
  const pairs: SlicePair[] = [];
  for (const { id } of zones) {
    const [olds, news] = [slicesIn(was, id), slicesIn(is, id)];
    const { kept, added, removed } = compareLists(olds, news);
    for (const { old, now, back } of kept) {
      pairs.push({ zone: id, before: old, after: now });
      const isSame = equalJson(olds[old] ?? null, news[now] ?? null);
      if (isSame && back === null) continue;
      const kind = isSame ? 'moved' : 'changed';
      before.set(sliceName(id, old), kind);
      after.set(sliceName(id, now), kind);
    }
    for (const now of added) after.set(sliceName(id, now), 'added');
    for (const { old } of removed) before.set(sliceName(id, old), 'removed');
  }
  return { before, after, pairs };
}

// Cast: versions of a document's file are JSON.
const slicesIn = (json: unknown, zone: string): readonly Json[] =>
  listOf(objectOf(objectOf(json as Json)['data'])[zone]);

type Box = Pick<SliceBox, 'zone' | 'index' | 'top'>;

/** Pairs of heights at which both pages show the same. */
type Anchors = readonly (readonly [from: number, to: number])[];

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
