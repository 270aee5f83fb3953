import type { AppContext } from './appContext.ts';
import { moreWorkSlice, workSlice } from '#screens/shared/composed.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { addresses } from '#content/addresses.ts';
import { documentScreens } from './documentScreens.ts';
import { loadExternal } from './loadExternal.ts';
import { createPrefetch, screen, type Load, type SiteRoute } from './siteRoute.ts';

/** Every address of the site. */
export function createRoutes(context: AppContext): SiteRoute[] {
  const { queryClient, queries } = context;
  const prefetch = createPrefetch(queryClient);

  /** For screens that show card skeletons before any result names a slice. */
  const list = (load: Load): Load => {
    return (params) => {
      void preloadSlices([workSlice, moreWorkSlice]);
      return load(params);
    };
  };

  return [
    screen(
      '/',
      'src/screens/home/HomeScreen.tsx',
      async () => (await import('#screens/home/HomeScreen.tsx')).HomeScreen,
      list(async () => {
        const [home, work] = await Promise.all([
          prefetch(queries.home()),
          prefetch(queries.featured()),
        ]);
        return home.status === 200 && work.status === 503 ? 503 : home.status;
      }),
    ),
    screen(
      'portfolio/:listUID',
      'src/screens/home/HomeScreen.tsx',
      async () => (await import('#screens/home/HomeScreen.tsx')).ListHomeScreen,
      list(async ({ listUID = '' }) => {
        const [home, named] = await Promise.all([
          prefetch(queries.home()),
          prefetch(queries.list(listUID)),
        ]);
        return home.status === 200 ? named.status : home.status;
      }),
    ),
    screen(
      'portfolio',
      'src/screens/portfolio/PortfolioScreen.tsx',
      async () => (await import('#screens/portfolio/PortfolioScreen.tsx')).PortfolioScreen,
      list(async () => (await prefetch(queries.portfolio())).status),
    ),
    screen(
      'categories/:categoryUID',
      'src/screens/category/CategoryScreen.tsx',
      async () => (await import('#screens/category/CategoryScreen.tsx')).CategoryScreen,
      list(async ({ categoryUID = '' }) => {
        const { status, value } = await prefetch(queries.category(categoryUID));
        return status === 200 && value?.length === 0 ? 404 : status;
      }),
    ),
    screen(
      'projects/:listUID',
      'src/screens/categoryList/CategoryListScreen.tsx',
      async () => (await import('#screens/categoryList/CategoryListScreen.tsx')).CategoryListScreen,
      list(async ({ listUID = '' }) => (await prefetch(queries.list(listUID))).status),
    ),
    screen(
      'projects',
      'src/screens/notFound/FallbackScreen.tsx',
      async () => (await import('#screens/notFound/FallbackScreen.tsx')).FallbackScreen,
      async () => 200,
    ),
    screen(
      'project/:projectUID',
      'src/screens/project/ProjectScreen.tsx',
      async () => (await import('#screens/project/ProjectScreen.tsx')).ProjectScreen,
      async ({ projectUID = '' }) => {
        const { status, value } = await prefetch(queries.document('project', projectUID));
        await loadExternal(context, value);
        return status;
      },
    ),
    screen(
      'case-study/:projectUID',
      'src/screens/caseStudy/CaseStudyScreen.tsx',
      async () => (await import('#screens/caseStudy/CaseStudyScreen.tsx')).CaseStudyScreen,
      async ({ projectUID = '' }) => (await prefetch(queries.caseStudy(projectUID))).status,
    ),
    // Cast: the keys of this object are types.
    ...(Object.keys(documentScreens) as (keyof typeof documentScreens)[]).map((type) => {
      const { id, view } = documentScreens[type];
      const load: Load = async ({ uid = '' }) =>
        (await prefetch(queries.document(type, uid))).status;
      return screen(addresses[type].slice(1), id, view, load);
    }),
    screen(
      '*',
      'src/screens/notFound/NotFoundScreen.tsx',
      async () => (await import('#screens/notFound/NotFoundScreen.tsx')).NotFoundScreen,
      async () => 404,
    ),
  ];
}

/** Prefetches the shell's queries; 503 if the content service fails. */
export async function loadShell({ queryClient, queries }: AppContext): Promise<number> {
  const prefetch = createPrefetch(queryClient);
  const answers = await Promise.all([
    prefetch(queries.settings()),
    prefetch(queries.projectCount()),
  ]);
  return answers.some(({ status }) => status === 503) ? 503 : 200;
}
