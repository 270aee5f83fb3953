import { commonEnds } from './alignLists.ts';
import type { Json } from './types.ts';
import type { ListVersion } from './versionOf.ts';

/** What comes after an entry of the base in a merged list. */
export interface Insert {
  readonly entries: readonly Json[];
  /** Entries of mine that may belong before or after those on disk. */
  readonly contested: readonly Contested[];
}

interface Contested {
  /** Index in `entries`. */
  readonly at: number;
  readonly mine: Json;
  readonly disk: Json | undefined;
}

/** Entries that one writer inserted between two entries of the base, -1 and its length at the ends. */
interface Gap {
  readonly before: number;
  readonly after: number;
  readonly entries: readonly Json[];
}

/**
 * Which entries to insert after which entry of the base (-1: at the start), where both versions
 * have the entries of the base in its order. Equal inserts of both are inserted once.
 */
export function mergeInserts(mine: ListVersion, disk: ListVersion): ReadonlyMap<number, Insert> {
  const inserts = new Map<number, Insert>();
  const [myGaps, itsGaps] = [gapsOf(mine), gapsOf(disk)];
  for (const { before, entries } of itsGaps) inserts.set(before, { entries, contested: [] });
  for (const gap of myGaps) {
    const [its, ...others] = itsGaps.filter((other) => overlap(gap, other));
    if (its === undefined) {
      inserts.set(gap.before, { entries: gap.entries, contested: [] });
      continue;
    }
    const isOnly =
      others.length === 0 && myGaps.filter((other) => overlap(its, other)).length === 1;
    const combined = isOnly ? combine(gap.entries, its.entries) : undefined;
    const known = inserts.get(its.before);
    const contested = gap.entries.map((entry) => ({ at: 0, mine: entry, disk: undefined }));
    inserts.set(
      its.before,
      combined ?? {
        entries: its.entries,
        contested: [...(known?.contested ?? []), ...contested],
      },
    );
  }
  return inserts;
}

function combine(mine: readonly Json[], disk: readonly Json[]): Insert {
  const [start, end] = commonEnds(mine, disk);
  if (mine.length === start + end) return { entries: disk, contested: [] };
  if (disk.length === start + end) return { entries: mine, contested: [] };
  const theirs = disk.slice(start, disk.length - end);
  const contested = mine.slice(start, mine.length - end).map((entry, index) => ({
    at: start + Math.min(index, theirs.length),
    mine: entry,
    disk: theirs[index],
  }));
  return { entries: disk, contested };
}

/** Whether entries of two gaps could have either order. */
function overlap(one: Gap, other: Gap): boolean {
  return Math.max(one.before, other.before) < Math.min(one.after, other.after);
}

function gapsOf({ list, places }: ListVersion): Gap[] {
  const origins = new Map(places.map((pair, index) => [pair?.now, index]));
  const gaps: Gap[] = [];
  let before = -1;
  let entries: Json[] = [];
  const close = (after: number) => {
    if (entries.length > 0) gaps.push({ before, after, entries });
    [before, entries] = [after, []];
  };
  for (const [now, entry] of list.entries()) {
    const origin = origins.get(now);
    if (origin === undefined) entries.push(entry);
    else close(origin);
  }
  close(places.length);
  return gaps;
}
