import type { RouteObject } from 'react-router-dom';
import type { AppContext } from './appContext.ts';
import { createLoaders } from './loaders.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';

/**
 * Every address of the site. A route's `id` is the module it draws, so that the server finds the
 * module's files in the build's manifest.
 */
export function createRoutes(context: AppContext): RouteObject[] {
  const { queries } = context;
  const { get, loader, worst, missing } = createLoaders(context);
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
