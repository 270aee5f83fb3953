import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { createElement, type ComponentType } from 'react';
import { matchRoutes, type IndexRouteObject, type NonIndexRouteObject } from 'react-router-dom';
import type { AppContext } from './appContext.ts';
import { moreWorkSlice, workSlice } from '#screens/parts/composed.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { loadable } from './loadable.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** Puts what a screen asks for into the cache; answers the page's status. */
type Load = (params: Params) => Promise<number>;

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

/** The slices of whatever a query answered: a document, a pair of them, or cards. */
const slicesIn = (answer: unknown) =>
  [...(JSON.stringify(answer) ?? '').matchAll(/"slice_type":"(\w+)"/g)].map(([, type = '']) => ({
    slice_type: type,
  }));

/** Loads a query into the cache, and the code that will draw it; says what came of it. */
const asking =
  (queryClient: QueryClient) =>
  async <Data, Key extends QueryKey>(
    options: UseQueryOptions<Data, Error, Data, Key>,
  ): Promise<{ status: number; value: Data | undefined }> => {
    await queryClient.prefetchQuery(options);
    const state = queryClient.getQueryState<Data>(options.queryKey);
    if (state?.status === 'error') return { status: 503, value: undefined };
    const value = state?.data;
    void preloadSlices(slicesIn(value));
    return { status: value === null || value === undefined ? 404 : 200, value };
  };

/** Every address of the site. */
export function createRoutes({ queryClient, queries }: AppContext): SiteRoute[] {
  const get = asking(queryClient);

  /** Where the screen itself adds the slices around a list. */
  const list = (load: Load): Load => {
    return (params) => {
      void preloadSlices([workSlice, moreWorkSlice]);
      return load(params);
    };
  };

  const screen = (
    path: string,
    id: string,
    view: () => Promise<ComponentType>,
    load: Load,
  ): SiteRoute => {
    const { Loaded, preload } = loadable(view);
    return { path, id, load, preload, element: createElement(Loaded) };
  };

  return [
    screen(
      '/',
      'src/screens/home/HomeScreen.tsx',
      async () => (await import('#screens/home/HomeScreen.tsx')).HomeScreen,
      async () => {
        const [home, work] = await Promise.all([get(queries.home()), get(queries.featured())]);
        return home.status === 200 && work.status === 503 ? 503 : home.status;
      },
    ),
    screen(
      'portfolio/:listUID',
      'src/screens/home/ListHomeScreen.tsx',
      async () => (await import('#screens/home/ListHomeScreen.tsx')).ListHomeScreen,
      async ({ listUID = '' }) => {
        const [home, list] = await Promise.all([get(queries.home()), get(queries.list(listUID))]);
        return home.status === 200 ? list.status : home.status;
      },
    ),
    screen(
      'portfolio',
      'src/screens/portfolio/PortfolioScreen.tsx',
      async () => (await import('#screens/portfolio/PortfolioScreen.tsx')).PortfolioScreen,
      list(async () => (await get(queries.portfolio())).status),
    ),
    screen(
      'categories/:categoryUID',
      'src/screens/category/CategoryScreen.tsx',
      async () => (await import('#screens/category/CategoryScreen.tsx')).CategoryScreen,
      list(async ({ categoryUID = '' }) => {
        const { status, value } = await get(queries.category(categoryUID));
        return status === 200 && value?.length === 0 ? 404 : status;
      }),
    ),
    screen(
      'projects/:listUID',
      'src/screens/categoryList/CategoryListScreen.tsx',
      async () => (await import('#screens/categoryList/CategoryListScreen.tsx')).CategoryListScreen,
      list(async ({ listUID = '' }) => (await get(queries.list(listUID))).status),
    ),
    screen(
      'projects',
      'src/screens/fallback/FallbackScreen.tsx',
      async () => (await import('#screens/fallback/FallbackScreen.tsx')).FallbackScreen,
      async () => 200,
    ),
    screen(
      'project/:projectUID',
      'src/screens/project/ProjectScreen.tsx',
      async () => (await import('#screens/project/ProjectScreen.tsx')).ProjectScreen,
      async ({ projectUID = '' }) => (await get(queries.project(projectUID))).status,
    ),
    screen(
      'case-study/:projectUID',
      'src/screens/caseStudy/CaseStudyScreen.tsx',
      async () => (await import('#screens/caseStudy/CaseStudyScreen.tsx')).CaseStudyScreen,
      async ({ projectUID = '' }) => (await get(queries.caseStudy(projectUID))).status,
    ),
    screen(
      ':uid',
      'src/screens/page/PageScreen.tsx',
      async () => (await import('#screens/page/PageScreen.tsx')).PageScreen,
      async ({ uid = '' }) => (await get(queries.page(uid))).status,
    ),
    screen(
      '*',
      'src/screens/notFound/NotFoundScreen.tsx',
      async () => (await import('#screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
      async () => 404,
    ),
  ];
}

/** Loads what the shell asks for on every page; answers 503 where the content does not come. */
export async function loadShell({ queryClient, queries }: AppContext): Promise<number> {
  const get = asking(queryClient);
  const answers = await Promise.all([get(queries.settings()), get(queries.projectCount())]);
  return answers.some(({ status }) => status === 503) ? 503 : 200;
}
