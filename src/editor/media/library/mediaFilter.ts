import type { Request } from '../../api/AuthoringClient.ts';
import { ALL_KINDS, type MediaKind } from '../pickMedia.ts';

/** What the library shows. */
export interface MediaFilter {
  readonly search: string;
  /** One of those that may be chosen; null: all of them. */
  readonly kind: MediaKind | null;
  readonly isUnused: boolean;
  readonly isUndescribed: boolean;
}

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

/** The request for a page of the library. */
export function listRequest(
  filter: MediaFilter,
  kinds: readonly MediaKind[],
  page: number,
): Request<'listMedia'> {
  const shown = filter.kind === null ? kinds : [filter.kind];
  const search = filter.search.trim().slice(0, 300);
  return {
    query: {
      page,
      pageSize: PAGE_SIZE,
      ...(shown.length < ALL_KINDS.length && { shows: shown.join(',') }),
      ...(search !== '' && { search }),
      ...(filter.isUnused && { unused: true }),
      ...(filter.isUndescribed && { undescribed: true }),
    },
  };
}

/** 'Find in 148 pictures'. */
export function searchLabel(total: number | null, kinds: readonly MediaKind[]): string {
  const isPictures = kinds.every((kind) => kind === 'picture' || kind === 'drawing');
  const noun = isPictures ? 'picture' : 'file';
  if (total === null) return `Find ${noun}s`;
  return total === 1 ? `Find in 1 ${noun}` : `Find in ${total} ${noun}s`;
}
