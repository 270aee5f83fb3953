import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { createElement, type ComponentType } from 'react';
import { matchRoutes, type IndexRouteObject, type NonIndexRouteObject } from 'react-router-dom';
import { loadable } from './loadable.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** Puts what a screen asks for into the cache; answers the page's status. */
export type Load = (params: Params) => Promise<number>;

interface SiteParts {
  /** The module of the screen, so that the server finds its files in the build's manifest. */
  readonly id: string;
  readonly load: Load;
  /** Loads the screen's code; rejects where it does not come. */
  readonly preload: () => Promise<void>;
}

/** One address of the site, as the router and the two entries need it. */
export type SiteRoute = (IndexRouteObject | NonIndexRouteObject) & SiteParts;

/** The route of a path and what the path says; every path has one. */
export function matchRoute(routes: SiteRoute[], pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match) throw new Error(`No route takes ${pathname}`);
  return { route: match.route, params: match.params };
}

/** Loads a query into the cache; `status` is what it means for the page. */
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

/** A route whose screen has a bundle of its own. */
export function screen(
  path: string,
  id: string,
  view: () => Promise<ComponentType>,
  load: Load,
): SiteRoute {
  const { Loaded, preload } = loadable(view);
  return { path, id, load, preload, element: createElement(Loaded) };
}
