import type { SliceBox } from '../CanvasApi.ts';
import type { ActiveSlice, SimulatorRect } from './protocol.ts';

/** A slice as the simulator was given it. */
export interface ZoneSlice {
  /** Stays the same while the slice is edited and moved. */
  readonly id: string;
  readonly zone: string;
  /** Position in the file. */
  readonly index: number;
}

/**
 * Where the slices of the page are, of what the protocol tells: the slice under the pointer, and the height of all
 * together. Slices of which nothing is known yet share what is left of it.
 */
export interface ZoneBoxes {
  /** The slices that the page was given; `changed`: ids of those with other content than before. */
  readonly setSlices: (slices: readonly ZoneSlice[], changed: readonly string[]) => void;
  /** The page has told its height; false: it does not add up, so the slices must be measured. */
  readonly setHeight: (height: number) => boolean;
  /** Where each slice ends, in px from the top, of a zone that was measured. */
  readonly setEnds: (ends: ReadonlyMap<string, number>) => void;
  /** The page has told where the slice under the pointer is; true: it was scrolled. */
  readonly setActive: (active: ActiveSlice) => boolean;
  /** The page was scrolled to a slice, which is at the top or in the middle unless the page ends before. */
  readonly scrolledTo: (index: number, block: 'start' | 'center', viewHeight: number) => void;
  /** Forgets sizes, as the page has another width. */
  readonly forget: () => void;
  /** In the order of the zone; the same list until something moves. */
  readonly all: () => readonly SliceBox[];
  readonly scroll: () => number;
  /** The height of all; null: it is not known. */
  readonly height: () => number | null;
}

/** Px that two measures of one page may differ by. */
const ROUNDING = 1;

/** In px, what a slice is taken for until the page has told its height. */
const USUAL = 400;

export function createZoneBoxes(pageWidth: () => number): ZoneBoxes {
  let slices: readonly ZoneSlice[] = [];
  let changed: ReadonlySet<string> = new Set();
  let total: number | null = null;
  let scroll = 0;
  /** Where the first slice may begin, in px: a margin or a header of the project is above it. */
  let start = 0;
  /** From the end of the slice before to its own end, with what is free between the two. */
  const extents = new Map<string, number>();
  /** What the pointer was over: without what is free around it. */
  const seen = new Map<string, Omit<SimulatorRect, 'top'>>();
  let known: readonly SliceBox[] | null = null;
  /** Where the page told last that a slice ends, in px of the frame's window. */
  let anchor: { readonly id: string; readonly bottom: number } | null = null;

  const extentOf = ({ id }: ZoneSlice) => extents.get(id) ?? seen.get(id)?.height;

  const all = (): readonly SliceBox[] => {
    if (known) return known;
    const unknown = slices.filter((slice) => extentOf(slice) === undefined).length;
    const sum = slices.reduce((all_, slice) => all_ + (extentOf(slice) ?? 0), 0);
    const share = total === null ? USUAL : Math.max(0, total - sum) / Math.max(unknown, 1);
    let end = start;
    known = slices.map((slice) => {
      const extent = extentOf(slice);
      const rect = seen.get(slice.id);
      end += extent ?? share;
      const height = rect?.height ?? extent ?? share;
      return {
        zone: slice.zone,
        index: slice.index,
        left: rect?.left ?? 0,
        top: end - height,
        width: rect?.width ?? pageWidth(),
        height,
        isEmpty: extent !== undefined && extent < ROUNDING,
        isGuess: extent === undefined,
      };
    });
    return known;
  };

  /** As the slice at an index says. No page is scrolled above its top: what is measured begins lower then. */
  const setScroll = (to: number, index: number) => {
    scroll = to;
    if (to >= -ROUNDING || !slices.slice(0, index + 1).every(({ id }) => extents.has(id))) return;
    start -= to;
    scroll = 0;
    known = null;
  };

  /** What was a guess above it moves everything but what the pointer was over. */
  const hold = () => {
    const at = slices.findIndex(({ id }) => id === anchor?.id);
    const box = all()[at];
    if (anchor && box) setScroll(box.top + box.height - anchor.bottom, at);
  };

  const grow = (id: string, by: number) => {
    const rect = seen.get(id);
    if (rect) seen.set(id, { ...rect, height: Math.max(0, rect.height + by) });
    const extent = extents.get(id);
    if (extent !== undefined) extents.set(id, Math.max(0, extent + by));
  };

  return {
    setSlices(next, others) {
      // An edit may be shown in several steps, as pictures load: it is the cause until the next one.
      changed = new Set(others);
      const ids = new Set(next.map(({ id }) => id));
      for (const map of [extents, seen]) {
        for (const id of map.keys()) if (!ids.has(id)) map.delete(id);
      }
      const isSame =
        next.length === slices.length &&
        next.every(({ id, zone, index }, at) => {
          const slice = slices[at];
          return slice?.id === id && slice.zone === zone && slice.index === index;
        });
      if (!isSame) known = null;
      slices = next;
    },
    setHeight(height) {
      const before = total;
      total = height;
      const unknown = slices.filter(({ id }) => !extents.has(id));
      const sum = slices.reduce((all_, { id }) => all_ + (extents.get(id) ?? 0), 0);
      const rest = height - sum;
      const [first] = unknown;
      if (before !== height || unknown.length > 0) known = null;
      if (unknown.length === 1 && first && rest >= 0) {
        seen.delete(first.id);
        extents.set(first.id, rest);
        hold();
        return true;
      }
      if (unknown.length > 0) {
        hold();
        return false;
      }
      if (Math.abs(rest) < ROUNDING) return true;
      const [one] = changed;
      if (one === undefined || changed.size > 1 || !extents.has(one)) return false;
      grow(one, rest);
      return true;
    },
    setEnds(ends) {
      let last = 0;
      for (const { id } of slices) {
        const end = ends.get(id);
        if (end === undefined) break;
        extents.set(id, Math.max(0, end - last));
        last = end;
      }
      known = null;
      hold();
    },
    setActive({ index, rect }) {
      const slice = slices[index];
      if (!slice) return false;
      const { left, width, height } = rect;
      anchor = { id: slice.id, bottom: rect.top + height };
      const last = seen.get(slice.id);
      if (last?.left !== left || last.width !== width || last.height !== height) {
        seen.set(slice.id, { left, width, height });
        known = null;
      }
      const box = all()[index];
      const now = box ? box.top + box.height - (rect.top + height) : scroll;
      const before = scroll;
      if (Math.abs(now - scroll) > ROUNDING) setScroll(now, index);
      return scroll !== before;
    },
    scrolledTo(index, block, viewHeight) {
      anchor = null;
      const boxes = all();
      const last = boxes.at(-1);
      const end = Math.max(start + (total ?? 0), last ? last.top + last.height : 0);
      const { top = 0, height = 0 } = boxes[index] ?? {};
      const above = block === 'center' ? (viewHeight - height) / 2 : 0;
      scroll = Math.max(0, Math.min(top - above, end - viewHeight));
    },
    forget() {
      extents.clear();
      seen.clear();
      start = 0;
      total = null;
      known = null;
    },
    all,
    scroll: () => scroll,
    height: () => total,
  };
}
