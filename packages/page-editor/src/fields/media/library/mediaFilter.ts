import type { Given } from 'prismic-folder/contract';
import { ALL_KINDS, type MediaKind, nounOf } from '../pickMedia.ts';

/** What the library shows. */
export interface MediaFilter {
  readonly search: string;
  /** One of those that may be chosen; null: all of them. */
  readonly kind: MediaKind | null;
  readonly isUnused: boolean;
  readonly isUndescribed: boolean;
  /** Only files of which there is another one with the same bytes. */
  readonly isDuplicate?: boolean;
  /** Only images that are larger or heavier than their uses need. */
  readonly isOversized?: boolean;
  /** Only files that documents of this type use; `other`: files that are no documents. */
  readonly usedIn?: string | null;
  /** The last saved first if not asked otherwise. */
  readonly order?: MediaOrder | null;
}

/** Other orders than the usual one. */
export type MediaOrder = 'oldest' | 'name' | 'heaviest';

export const NO_FILTER: MediaFilter = {
  search: '',
  kind: null,
  isUnused: false,
  isUndescribed: false,
};

export const KIND_WORDS: Readonly<Record<MediaKind, string>> = {
  picture: 'Pictures',
  drawing: 'Drawings',
  film: 'Films',
  sound: 'Sound',
  document: 'Files',
};

export const PAGE_SIZE = 100;

/** Files of one answer when much of the list is read again. */
export const LARGE_PAGE_SIZE = 1000;

/** The request for a page of the library. */
export function listRequest(
  filter: MediaFilter,
  kinds: readonly MediaKind[],
  page: number,
  pageSize = PAGE_SIZE,
): Given<'listMedia'> {
  const shown = filter.kind === null ? kinds : [filter.kind];
  const search = filter.search.trim().slice(0, 300);
  return {
    query: {
      page,
      pageSize,
      ...(shown.length < ALL_KINDS.length && { shows: shown.join(',') }),
      ...(search !== '' && { search }),
      ...(filter.isUnused && { unused: true }),
      ...(filter.isUndescribed && { undescribed: true }),
      ...(filter.isDuplicate === true && { duplicates: true }),
      ...(filter.isOversized === true && { oversized: true }),
      ...(filter.usedIn != null && { usedIn: filter.usedIn }),
      ...(filter.order != null && { sort: filter.order }),
    },
  };
}

/** 'Find in 148 pictures'. */
export function searchLabel(total: number | null, kinds: readonly MediaKind[]): string {
  const noun = nounOf(kinds);
  if (total === null) return `Find ${noun}s`;
  return total === 1 ? `Find in 1 ${noun}` : `Find in ${total} ${noun}s`;
}
