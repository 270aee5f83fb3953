import { createContext, use } from 'react';
import type { Query } from './answers.ts';
import { categorySlug } from './category.ts';
import type { RoutedType } from './documentTypes.ts';
import type { Fetchers } from './fetchers.ts';

/**
 * Reads an answer: of the content client by one of its fetchers, or of a file that the static export
 * wrote under the query's key.
 */
export type Ask = <Answer>(
  key: readonly string[],
  fetch: (fetchers: Fetchers) => Promise<Answer>,
) => Promise<Answer>;

/** What follows in the key of a page after the first. */
const pageKey = (page: number) => (page === 1 ? [] : ['page', String(page)]);

/**
 * Every query of the site, described once for the loader and the component. The keys hold type and
 * parameters, so that one visit asks each of them once.
 */
export function createQueries(ask: Ask) {
  const query = <Answer>(
    key: string[],
    fetch: (fetchers: Fetchers) => Promise<Answer>,
  ): Query<Answer> => ({ queryKey: key, queryFn: () => ask(key, fetch) });

  return {
    /** A query that is not needed on every page, and is described where it is used. */
    query,
    settings: () => query(['settings'], (fetchers) => fetchers.settings()),
    home: () => query(['home'], (fetchers) => fetchers.home()),
    document: <Type extends RoutedType>(type: Type, uid: string) =>
      query([type, uid], (fetchers) => fetchers.document(type, uid)),
    /** The case study and its project, found by either's uid. */
    caseStudy: (uid: string) => query(['case_study', uid], (fetchers) => fetchers.caseStudy(uid)),
    /** A page of all projects; of one list each page has its own key. */
    portfolio: (page = 1) =>
      query(['projects', ...pageKey(page)], (fetchers) => fetchers.portfolio(page)),
    /** What follows a project or a case study. */
    next: (type: 'project' | 'case_study', uid: string) =>
      query(['next', type, uid], (fetchers) => fetchers.next(type, uid)),
    featured: () => query(['projects', 'featured'], (fetchers) => fetchers.featured()),
    /** Projects by their ids, in any order. */
    chosen: (ids: readonly string[]) =>
      query(['projects', 'chosen', ...ids], (fetchers) => fetchers.chosen(ids)),
    /** Projects of a category; tags match without regard to case, slashes and hyphens. */
    category: (param: string, page = 1) =>
      query(['projects', 'category', categorySlug(param), ...pageKey(page)], (fetchers) =>
        fetchers.category(param, page),
      ),
    list: (uid: string) => query(['project_list', uid], (fetchers) => fetchers.list(uid)),
    projectCount: () => query(['projects', 'count'], (fetchers) => fetchers.projectCount()),
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
