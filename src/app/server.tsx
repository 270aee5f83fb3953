import { dehydrate } from '@tanstack/react-query';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createContentClient } from '#content/client.ts';
import { createQueries } from '#content/queries.ts';
import type { SliceType } from '#content/sliceRegistry.ts';
import { preloadSlices, UsedSlicesContext } from '#screens/sliceLoader.ts';
import { Gate } from '#shell/gate/Gate.tsx';
import { slices } from '#slices';
import { App } from './App.tsx';
import type { AppContext } from './appContext.ts';
import { authoringRoutes } from './authoringRoutes.ts';
import { isAuthoring } from './isAuthoring.ts';
import type { PageState } from './pageState.ts';
import { createQueryClient } from './queryClient.ts';
import { createRoutes } from './routes.ts';

/** One drawn page, still without the document around it. */
export interface RenderedPage {
  readonly status: number;
  /** `<title>`, `<meta>` and `<link>` elements the screens asked for. */
  readonly head: string;
  readonly body: string;
  /** The welcome gate, which stands beside the application and is never hydrated; null without one. */
  readonly gate: string | null;
  readonly state: PageState;
  /** Modules whose scripts and styles the page needs, as the build's manifest names them. */
  readonly modules: readonly string[];
}

/** What a page is drawn with beside its content. */
export interface RenderOptions {
  /** Name of the draft it shows. */
  readonly preview?: string | null;
  /** The hosted repository whose toolbar stands on it. */
  readonly toolbar?: string | null;
}

/** First element of the page; React writes what belongs into the head before it. */
const BODY_START = '<div id="page"';

/**
 * Loads every slice once, so that no page has to wait or to draw a fallback. In development it
 * runs again after an edit, hence before each page.
 */
export function warmUp(): Promise<void> {
  return preloadSlices(Object.keys(slices).map((type) => ({ slice_type: type })));
}

/**
 * Draws the page for a request. `fetch` answers the content client; it is the site's own gateway,
 * called in process. Returns a Response only where a route redirects.
 */
export async function render(
  request: Request,
  contentFetch: typeof fetch,
  { preview = null, toolbar = null }: RenderOptions = {},
): Promise<RenderedPage | Response> {
  const { origin, pathname } = new URL(request.url);
  const isBare = isAuthoring(pathname);
  const context: AppContext = {
    queryClient: createQueryClient('server'),
    queries: createQueries(
      createContentClient({ endpoint: `${origin}/api/v2`, fetch: contentFetch }),
    ),
    site: { origin, year: new Date().getFullYear(), preview },
    waitForData: true,
  };
  const handler = createStaticHandler(isBare ? authoringRoutes(context) : createRoutes(context));
  const [matched] = await Promise.all([handler.query(request), warmUp()]);
  if (matched instanceof Response) return matched;
  const used = new Set<SliceType>();
  const html = renderToString(
    <App context={context}>
      <UsedSlicesContext value={used}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, matched)}
          context={matched}
          hydrate={false}
        />
      </UsedSlicesContext>
    </App>,
  );
  const gate = isBare
    ? null
    : renderToStaticMarkup(
        <App context={context}>
          <Gate />
        </App>,
      );
  const start = Math.max(html.indexOf(BODY_START), 0);
  const state = {
    queries: dehydrate(context.queryClient),
    slices: [...used],
    year: context.site.year,
    preview,
    toolbar,
  };
  context.queryClient.clear();
  return {
    status: matched.statusCode,
    head: html.slice(0, start),
    body: html.slice(start),
    gate,
    state,
    modules: matched.matches.map(({ route }) => route.id),
  };
}
