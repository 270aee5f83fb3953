import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createContentClient } from '#content/client.ts';
import { createQueries } from '#content/queries.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { App } from './App.tsx';
import type { AppContext } from './appContext.ts';
import { isAuthoring } from './isAuthoring.ts';
import { STATE_ID, type PageState } from './pageState.ts';
import { createQueryClient } from './queryClient.ts';
import { createRoutes } from './routes.ts';

/** Loads the matched routes' code before React takes over, so that nothing is drawn twice. */
async function resolveLazy(routes: RouteObject[]): Promise<Record<string, unknown>> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
  return Object.fromEntries(matches.map(({ route }) => [route.id, null]));
}

async function start() {
  const root = document.getElementById('root');
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!root || !text) return;
  // Cast: the server wrote it with `serializeState`.
  const state = JSON.parse(text) as PageState;
  const { origin } = window.location;
  const context: AppContext = {
    queryClient: createQueryClient('browser'),
    queries: createQueries(createContentClient({ endpoint: `${origin}/api/v2` })),
    site: { origin, year: state.year, preview: state.preview },
    waitForData: false,
  };
  hydrate(context.queryClient, state.queries);
  const routes = isAuthoring(window.location.pathname)
    ? (await import('./authoringRoutes.ts')).authoringRoutes(context)
    : createRoutes(context);
  const [loaderData] = await Promise.all([
    resolveLazy(routes),
    preloadSlices(state.slices.map((type) => ({ slice_type: type }))),
  ]);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  hydrateRoot(
    root,
    <App context={context}>
      <RouterProvider router={router} />
    </App>,
  );
  if (state.toolbar) (await import('./toolbar.ts')).mountToolbar(state.toolbar);
}

void start();
