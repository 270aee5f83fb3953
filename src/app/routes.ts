import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { AppContext } from './appContext.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

type Params = Readonly<Record<string, string | undefined>>;

/** Status of a screen whose document may be missing: a failed query is the service's fault. */
type Load = (params: Params) => Promise<number>;

/**
 * Every address of the site. A route's `id` is the module it draws, so that the server finds the
 * module's files in the build's manifest.
 */
export function createRoutes({ queryClient, queries, waitForData }: AppContext): RouteObject[] {
  /** Loads a query into the cache and says what came of it. */
  async function get<Data, Key extends QueryKey>(
    options: UseQueryOptions<Data, Error, Data, Key>,
  ): Promise<{ status: number; value: Data | undefined }> {
    await queryClient.prefetchQuery(options);
    const state = queryClient.getQueryState<Data>(options.queryKey);
    if (state?.status === 'error') return { status: 503, value: undefined };
    const value = state?.data;
    return { status: value === null || value === undefined ? 404 : 200, value };
  }

  const loader =
    (load: Load) =>
    async ({ params }: LoaderFunctionArgs) => {
      const pending = load(params);
      const status = waitForData ? await pending : 200;
      return data(null, { status });
    };

  const worst = (...answers: { status: number }[]) =>
    answers.some(({ status }) => status === 503) ? 503 : 200;

  const missing: Load = async () => 404;

  return [
    {
      path: '/',
      Component: Root,
      ErrorBoundary: RouteError,
      loader: loader(async () =>
        worst(await get(queries.settings()), await get(queries.projectCount())),
      ),
      shouldRevalidate: () => false,
      children: [
        {
          index: true,
          id: 'src/screens/home/HomeScreen.tsx',
          loader: loader(async () => {
            const [home, work] = await Promise.all([get(queries.home()), get(queries.featured())]);
            return home.status === 200 ? worst(work) : home.status;
          }),
          lazy: async () => ({
            Component: (await import('#screens/home/HomeScreen.tsx')).HomeScreen,
          }),
        },
        {
          path: 'portfolio/:listUID',
          id: 'src/screens/home/ListHomeScreen.tsx',
          loader: loader(async ({ listUID = '' }) => {
            const [home, list] = await Promise.all([
              get(queries.home()),
              get(queries.list(listUID)),
            ]);
            return home.status === 200 ? list.status : home.status;
          }),
          lazy: async () => ({
            Component: (await import('#screens/home/ListHomeScreen.tsx')).ListHomeScreen,
          }),
        },
        {
          path: 'portfolio',
          id: 'src/screens/portfolio/PortfolioScreen.tsx',
          loader: loader(async () => (await get(queries.portfolio())).status),
          lazy: async () => ({
            Component: (await import('#screens/portfolio/PortfolioScreen.tsx')).PortfolioScreen,
          }),
        },
        {
          path: 'categories/:categoryUID',
          id: 'src/screens/category/CategoryScreen.tsx',
          loader: loader(async ({ categoryUID = '' }) => {
            const { status, value } = await get(queries.category(categoryUID));
            return status === 200 && value?.length === 0 ? 404 : status;
          }),
          lazy: async () => ({
            Component: (await import('#screens/category/CategoryScreen.tsx')).CategoryScreen,
          }),
        },
        {
          path: 'projects/:listUID',
          id: 'src/screens/categoryList/CategoryListScreen.tsx',
          loader: loader(async ({ listUID = '' }) => (await get(queries.list(listUID))).status),
          lazy: async () => ({
            Component: (await import('#screens/categoryList/CategoryListScreen.tsx'))
              .CategoryListScreen,
          }),
        },
        {
          path: 'projects',
          id: 'src/screens/fallback/FallbackScreen.tsx',
          lazy: async () => ({
            Component: (await import('#screens/fallback/FallbackScreen.tsx')).FallbackScreen,
          }),
        },
        {
          path: 'project/:projectUID',
          id: 'src/screens/project/ProjectScreen.tsx',
          loader: loader(
            async ({ projectUID = '' }) => (await get(queries.project(projectUID))).status,
          ),
          lazy: async () => ({
            Component: (await import('#screens/project/ProjectScreen.tsx')).ProjectScreen,
          }),
        },
        {
          path: 'case-study/:projectUID',
          id: 'src/screens/caseStudy/CaseStudyScreen.tsx',
          loader: loader(
            async ({ projectUID = '' }) => (await get(queries.caseStudy(projectUID))).status,
          ),
          lazy: async () => ({
            Component: (await import('#screens/caseStudy/CaseStudyScreen.tsx')).CaseStudyScreen,
          }),
        },
        {
          path: ':uid',
          id: 'src/screens/page/PageScreen.tsx',
          loader: loader(async ({ uid = '' }) => (await get(queries.page(uid))).status),
          lazy: async () => ({
            Component: (await import('#screens/page/PageScreen.tsx')).PageScreen,
          }),
        },
        {
          path: '*',
          id: 'src/screens/notFound/NotFoundScreen.tsx',
          loader: loader(missing),
          lazy: async () => ({
            Component: (await import('#screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
          }),
        },
      ],
    },
  ];
}
