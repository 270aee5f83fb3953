import type { DocumentStatus } from 'prismic-folder/contract';
import { useQuery, writeQuery } from '../../../session/useQuery.ts';

/** Which documents the page lists. It is part of the address, so that Back and reload keep it. */
export interface ListFilter {
  /** null: of all types. */
  readonly type: string | null;
  readonly status: DocumentStatus | null;
  readonly release: string | null;
  readonly tag: string | null;
  readonly language: string | null;
  /** Whether it lists only what visitors need a password for; not empty if so. */
  readonly protected: string;
  /** null: the last changed first. */
  readonly sort: ListOrder | null;
  readonly search: string;
}

/** Other orders than the usual one. */
type ListOrder = 'oldest' | 'title';

const STATUSES: readonly DocumentStatus[] = [
  'draft',
  'published',
  'changed',
  'release',
  'archived',
];

const ORDERS: readonly ListOrder[] = ['oldest', 'title'];

/** Reads the query of an address: `?type=project&status=draft`. */
export function readListFilter(query: string): ListFilter {
  const given = new URLSearchParams(query);
  const status = given.get('status');
  return {
    type: given.get('type') || null,
    status: STATUSES.find((one) => one === status) ?? null,
    release: given.get('release') || null,
    tag: given.get('tag') || null,
    language: given.get('language') || null,
    protected: given.get('protected') ? 'yes' : '',
    sort: ORDERS.find((one) => one === given.get('sort')) ?? null,
    search: given.get('search') ?? '',
  };
}

/** Documents of one answer. */
export const PAGE_SIZE = 25;

/** The filter as the API reads it. */
export function filterQuery(filter: ListFilter) {
  const { type, status, release, tag, language, sort, search } = filter;
  const words = search.trim();
  return {
    ...(type !== null && { type }),
    ...(status !== null && { status }),
    ...(release !== null && { release }),
    ...(tag !== null && { tag }),
    ...(language !== null && { lang: language }),
    ...(filter.protected !== '' && { protected: true }),
    ...(sort !== null && { sort }),
    ...(words !== '' && { search: words.slice(0, 300) }),
  };
}

/** Whether nothing but the type is chosen. */
export function isWholeType(filter: ListFilter): boolean {
  return writeQuery({ ...filter, type: null, sort: null }) === '';
}

/** The filter in the page's address. */
export const useListFilter = () => useQuery(readListFilter);
