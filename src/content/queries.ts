import { queryOptions } from '@tanstack/react-query';
import type { AddressedType } from './addresses.ts';
import type { Fetchers } from './fetchers.ts';
import { categorySlug } from './category.ts';
import { createContext, use } from 'react';

/**
 * Every question the site asks of its content, each described once for whoever loads it and whoever
 * draws it. The keys hold type and parameters, so that one visit asks each question once.
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
    /** The case study and its project, found by either's uid. */
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
    /** Projects of a category; tags match without regard to case, slashes and hyphens. */
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

/** The site's questions, bound to the client of this request or this browser. */
export function useQueries(): Queries {
  const queries = use(QueriesContext);
  if (!queries) throw new Error('useQueries is used outside QueriesContext');
  return queries;
}
