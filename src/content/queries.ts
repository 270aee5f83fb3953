import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { AddressedType } from './addresses.ts';
import type { Fetchers } from './fetchers.ts';
import { categorySlug } from './category.ts';

/**
 * Every query of the site, described once for loader and component. Keys hold type and parameters.
 */
export function createQueries(fetchers: () => Promise<Fetchers>) {
  const query = <Key extends QueryKey, Result>(
    queryKey: Key,
    fetch: (from: Fetchers) => Promise<Result>,
  ) => queryOptions({ queryKey, queryFn: async () => fetch(await fetchers()) });
  return {
    settings: () => query(['settings'], (from) => from.settings()),
    home: () => query(['home'], (from) => from.home()),
    document: <Type extends AddressedType>(type: Type, uid: string) =>
      query([type, uid], (from) => from.document(type, uid)),
    /** The case study and its project, found by the uid of either. */
    caseStudy: (uid: string) => query(['case_study', uid], (from) => from.caseStudy(uid)),
    portfolio: () => query(['projects'], (from) => from.portfolio()),
    featured: () => query(['projects', 'featured'], (from) => from.featured()),
    /** Projects of a category; see `tagMatches`. */
    category: (param: string) =>
      query(['projects', 'category', categorySlug(param)], (from) => from.category(param)),
    list: (uid: string) => query(['project_list', uid], (from) => from.list(uid)),
    projectCount: () => query(['projects', 'count'], (from) => from.projectCount()),
  };
}

export type Queries = ReturnType<typeof createQueries>;

export const QueriesContext = createContext<Queries | null>(null);

/** The site's queries, bound to the client of this request or browser. */
export function useQueries(): Queries {
  const queries = use(QueriesContext);
  if (!queries) throw new Error('useQueries is used outside QueriesContext');
  return queries;
}
