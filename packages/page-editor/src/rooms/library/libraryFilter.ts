import { useMemo } from 'react';
import {
  NO_FILTER,
  type MediaFilter,
  type MediaOrder,
} from '../../fields/media/library/mediaFilter.ts';
import { ALL_KINDS, type MediaKind } from '../../fields/media/pickMedia.ts';
import { useQuery } from '../../session/useQuery.ts';

/** What there is to do about files. */
export type Task = 'undescribed' | 'duplicates' | 'oversized';

/** Which files the page lists, and which one is open. It is the page's address. */
export interface LibraryFilter {
  /** Type of the documents that use them, `unused`, or null for all. */
  readonly place: string | null;
  readonly kind: MediaKind | null;
  readonly task: Task | null;
  readonly order: MediaOrder | null;
  readonly search: string;
  readonly file: string | null;
}

/** Not the id of a type: those have no such sign. */
export const UNUSED = '-unused';

const TASKS: readonly Task[] = ['undescribed', 'duplicates', 'oversized'];
const ORDERS: readonly MediaOrder[] = ['oldest', 'name', 'heaviest'];

/** Reads the query of an address: `?place=project&task=undescribed`. */
export function readLibraryFilter(query: string): LibraryFilter {
  const given = new URLSearchParams(query);
  const oneOf = <Value extends string>(values: readonly Value[], key: string) =>
    values.find((value) => value === given.get(key)) ?? null;
  return {
    place: given.get('place') || null,
    kind: oneOf(ALL_KINDS, 'kind'),
    task: oneOf(TASKS, 'task'),
    order: oneOf(ORDERS, 'order'),
    search: given.get('search') ?? '',
    file: given.get('file') || null,
  };
}

/** The filter for the list of files. */
export function mediaFilterOf({ place, kind, task, order, search }: LibraryFilter): MediaFilter {
  return {
    ...NO_FILTER,
    search,
    kind,
    isUnused: place === UNUSED,
    isUndescribed: task === 'undescribed',
    isDuplicate: task === 'duplicates',
    isOversized: task === 'oversized',
    usedIn: place === UNUSED ? null : place,
    order,
  };
}

interface UsedFilter {
  readonly filter: LibraryFilter;
  readonly listed: MediaFilter;
  readonly change: (part: Partial<LibraryFilter>) => void;
}

/** The filter in the page's address. */
export function useLibraryFilter(): UsedFilter {
  const [filter, change] = useQuery(readLibraryFilter);
  const { place, kind, task, order, search: words } = filter;
  // The file that is open does not change the list.
  const listed = useMemo(
    () => mediaFilterOf({ place, kind, task, order, search: words, file: null }),
    [place, kind, task, order, words],
  );
  return { filter, listed, change };
}

/** The name of the grid: 'Files', or 'Files of Projects'. */
export function libraryLabel(place: string | null): string {
  return place === null ? 'Files' : `Files, ${place}`;
}

/** What an empty grid says. */
export function emptyText({ search, task }: LibraryFilter, whole: number | null): string {
  if (whole === 0) return 'Drop pictures here.';
  const words = search.trim();
  if (words !== '') return `No file with “${words}”. Try fewer letters.`;
  if (task === 'undescribed') return 'Every picture has a description.';
  if (task === 'duplicates') return 'No file is there twice.';
  if (task === 'oversized') return 'No picture is larger than needed.';
  return 'No file of this kind.';
}
