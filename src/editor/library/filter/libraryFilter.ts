import { NO_FILTER, type MediaFilter, type MediaOrder } from '../../media/library/mediaFilter.ts';
import { ALL_KINDS, type MediaKind } from '../../media/pickMedia.ts';

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

/** The query of an address; empty for everything. */
export function writeLibraryFilter(filter: LibraryFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== '');
  const query = new URLSearchParams(given).toString();
  return query === '' ? '' : `?${query}`;
}

/** The same for the list of files. */
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
