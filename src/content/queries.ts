import { queryOptions } from '@tanstack/react-query';
import type { AddressedType } from './addresses.ts';
import type { Fetchers } from './fetchers.ts';
import { categorySlug } from './category.ts';
import { createContext, use } from 'react';

/**
 * Every query of the site, described once for loader and component. Keys hold type and parameters.
 */
export function createQueries(answers: () => Promise<Fetchers>) {
  return {
    settings: () =>
      queryOptions({
        queryKey: ['settings'],
        queryFn: async () => (await answers()).settings(),
      }),
    home: () => queryOptions({ queryKey: ['home'], queryFn: async () => (await answers()).home() }),
    document: <Type extends AddressedType>(type: Type, uid: string) =>
      queryOptions({
        queryKey: [type, uid],
        queryFn: async () => (await answers()).document(type, uid),
      }),
    /** The case study and its project, found by the uid of either. */
    caseStudy: (uid: string) =>
      queryOptions({
        queryKey: ['case_study', uid],
        queryFn: async () => (await answers()).caseStudy(uid),
      }),
    portfolio: () =>
      queryOptions({
        queryKey: ['projects'],
        queryFn: async () => (await answers()).portfolio(),
      }),
    featured: () =>
      queryOptions({
        queryKey: ['projects', 'featured'],
        queryFn: async () => (await answers()).featured(),
      }),
    /** Projects of a category; see `tagMatches`. */
    category: (param: string) =>
      queryOptions({
        queryKey: ['projects', 'category', categorySlug(param)],
        queryFn: async () => (await answers()).category(param),
      }),
    list: (uid: string) =>
      queryOptions({
        queryKey: ['project_list', uid],
        queryFn: async () => (await answers()).list(uid),
      }),
    projectCount: () =>
      queryOptions({
        queryKey: ['projects', 'count'],
        queryFn: async () => (await answers()).projectCount(),
      }),
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
