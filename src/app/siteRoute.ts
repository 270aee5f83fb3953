import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { createElement, type ComponentType } from 'react';
import { matchRoutes, type IndexRouteObject, type NonIndexRouteObject } from 'react-router-dom';
import { loadable } from './loadable.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** A page that has another address now: its document was found by a uid that it had earlier. */
export interface Moved {
  readonly movedTo: string;
}

/** Prefetches a screen's queries; resolves to the page's status, or to its present address. */
export type Load = (params: Params) => Promise<number | Moved>;

/** The address of a moved page; null for all others. */
export const movedTo = (loaded: number | Moved): string | null =>
  typeof loaded === 'number' ? null : loaded.movedTo;

interface SiteParts {
  /** The screen's module, by which the server finds its files in the build manifest. */
  readonly id: string;
  readonly load: Load;
  /** Loads the screen's code. */
  readonly preload: () => Promise<void>;
}

/** One address of the site. */
export type SiteRoute = (IndexRouteObject | NonIndexRouteObject) & SiteParts;

/** The route of a path and its parameters; every path has one. */
export function matchRoute(routes: SiteRoute[], pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) throw new Error(`No route matches ${pathname}`);
  return { route: match.route, params: match.params };
}

/** Loads a query into the cache; `status` is its HTTP status for the page. */
export const createPrefetch =
  (queryClient: QueryClient) =>
  async <Data, Key extends QueryKey>(
    options: UseQueryOptions<Data, Error, Data, Key>,
  ): Promise<{ status: number; value: Data | undefined }> => {
    await queryClient.prefetchQuery(options);
    const state = queryClient.getQueryState<Data>(options.queryKey);
    if (state?.status === 'error') return { status: 503, value: undefined };
    const value = state?.data;
    return { status: value === null || value === undefined ? 404 : 200, value };
  };

/** A route whose screen has its own bundle. */
export function screen(
  path: string,
  id: string,
  view: () => Promise<ComponentType>,
  load: Load,
): SiteRoute {
  const { Loaded, preload } = loadable(view);
  return { path, id, load, preload, element: createElement(Loaded) };
}
