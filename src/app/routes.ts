import type { Content } from '@prismicio/client';
import type { ComponentType } from 'react';
import type { Query } from '#content/answers.ts';
import { neededWork } from '#content/chosenWork.ts';
import {
  describeType,
  documentTypes,
  routedTypes,
  type RoutedType,
} from '#content/documentTypes.ts';
import type { ProjectsPage } from '#content/fetchers.ts';
import { PAGE_PART, pageNumber } from '#content/paging.ts';
import { isProtected } from '#content/protection.ts';
import type { AnySlice } from '#content/sliceRegistry.ts';
import { translationsQuery } from '#content/translationsQuery.ts';
import { withStyles } from '#effects/dom/otherStyles.ts';
import { moreWorkSlice, workSlice } from '#screens/shared/composed.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import type { AppContext } from './appContext.ts';
import { createPrefetch, screen, type Load, type SiteRoute } from './siteRoute.ts';

/**
 * The screens' modules by file, each loaded when its page is. Those of the authoring pages are not among
 * them, nor are screens that take the place of others.
 */
const SCREENS = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  '/src/screens/*/*Screen.tsx',
  '!/src/screens/{library,simulator,protected}/*',
  '!/src/screens/notFound/HorizonScreen.tsx',
]);

/** The route of a screen, such as `home/HomeScreen`: the module exports a component of its own name. */
function route(path: string, name: string, loadQueries: Load): SiteRoute {
  const file = `/src/screens/${name}.tsx`;
  const load = SCREENS[file];
  if (!load) throw new Error(`There is no ${file}`);
  const view = async () => {
    const component = (await withStyles(load()))[name.slice(name.indexOf('/') + 1)];
    if (!component) throw new Error(`${file} has no component of its name`);
    return component;
  };
  return screen(path, file.slice(1), view, loadQueries);
}

/** Loads what else a document needs. */
type LoadMore = (document: Content.AllDocumentTypes | null | undefined) => Promise<void>;

/**
 * Every address of the site. Only the server passes `loadMore`: browsers ask the portfolio service where
 * the project is shown, and do not need its client before.
 */
export function createRoutes(context: AppContext, loadMore?: LoadMore): SiteRoute[] {
  const { answers, queries } = context;
  const prefetch = createPrefetch(answers);

  /** For screens that show the cards' skeletons before any answer names a slice. */
  const withCards = (load: Load): Load => {
    return (params) => {
      preloadSlices([workSlice, moreWorkSlice]).catch(() => {});
      return load(params);
    };
  };

  /** Loads the projects that work slices show; returns the status. */
  const loadWork = async (slices: readonly AnySlice[] = []) => {
    const { ids, byRule } = neededWork(slices);
    const chosen = ids.length > 0 ? await prefetch(queries.chosen(ids)) : null;
    const needsRule = byRule || chosen?.value?.length === 0;
    const featured = needsRule ? await prefetch(queries.featured()) : null;
    return chosen?.status === 503 || featured?.status === 503 ? 503 : 200;
  };

  /** Loads what the end of a page leads to. A browser does not wait for it. */
  const loadNext = async (type: 'project' | 'case_study', uid: string) => {
    const loading = prefetch(queries.next(type, uid));
    if (loadMore) await loading;
  };

  const documentRoute = (type: RoutedType): SiteRoute => {
    const { path, screen: name } = documentTypes[type];
    const loads = {
      document: async ({ uid = '' }) => {
        const follows = type === 'project' ? loadNext('project', uid) : null;
        const { status, value } = await prefetch(queries.document(type, uid));
        await follows;
        await loadMore?.(value);
        if (value?.type === 'page' && !isProtected(value)) await loadWork(value.data.slices);
        return status;
      },
      caseStudy: async ({ uid = '' }) => {
        const follows = loadNext('case_study', uid);
        const { status } = await prefetch(queries.caseStudy(uid));
        await follows;
        return status;
      },
      list: withCards(async ({ uid = '' }) => (await prefetch(queries.list(uid))).status),
    } satisfies Record<string, Load>;
    return route(path.slice(1), name, loads[describeType(type)?.query ?? 'document']);
  };

  /** A page of a list; there is none beyond the last, but a first one of all projects always. */
  const listRoutes = (
    path: string,
    name: string,
    ask: (page: number, tag: string) => Query<ProjectsPage>,
  ): SiteRoute[] => {
    const load = withCards(async ({ tag = '', page: text }) => {
      const page = pageNumber(text);
      if (page === null) return 404;
      const { status, value } = await prefetch(ask(page, tag));
      const mayBeEmpty = path === 'portfolio' && page === 1;
      return status === 200 && value?.projects.length === 0 && !mayBeEmpty ? 404 : status;
    });
    return [route(path, name, load), route(`${path}/${PAGE_PART}/:page`, name, load)];
  };

  return [
    route(
      '/',
      'home/HomeScreen',
      withCards(async () => {
        // A browser does not wait for Home to ask what it most likely shows; the server sends no more than that.
        if (!loadMore) void prefetch(queries.featured());
        const home = await prefetch(queries.home());
        const work = await loadWork(home.value?.data.slices);
        return home.status === 200 ? work : home.status;
      }),
    ),
    route(
      'portfolio/:uid',
      'home/ListHomeScreen',
      withCards(async ({ uid = '' }) => {
        const [home, named] = await Promise.all([
          prefetch(queries.home()),
          prefetch(queries.list(uid)),
        ]);
        return home.status === 200 ? named.status : home.status;
      }),
    ),
    ...listRoutes('portfolio', 'portfolio/PortfolioScreen', (page) => queries.portfolio(page)),
    ...listRoutes('categories/:tag', 'category/CategoryScreen', (page, tag) =>
      queries.category(tag, page),
    ),
    route('projects', 'notFound/FallbackScreen', async () => 200),
    ...routedTypes.map(documentRoute),
    route('*', 'notFound/NotFoundScreen', async () => 404),
  ];
}

/** Prefetches the shell's queries on a page of a path; 503 if the content service fails. */
export async function loadShell(
  { answers, queries, site }: AppContext,
  path: string,
): Promise<number> {
  const prefetch = createPrefetch(answers);
  const loaded = await Promise.all([
    prefetch(queries.settings()),
    prefetch(queries.projectCount()),
    ...(site.languages ? [prefetch(translationsQuery(queries, path))] : []),
  ]);
  return loaded.some(({ status }) => status === 503) ? 503 : 200;
}
