import { createElement, use, type ComponentType } from 'react';
import { matchRoutes, type IndexRouteObject, type NonIndexRouteObject } from 'react-router-dom';
import type { Answers, Query } from '#content/answers.ts';
import { preloadNotFound } from '#screens/shared/rareParts.ts';
import { loadOnce } from '#ui/loadable.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** The HTTP status of a page; a uid if its document was found by one that it had earlier. */
type Status = number | string;

/** Prefetches a screen's queries. */
export type Load = (params: Params) => Promise<Status>;

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

/** Loads a query into the cache; `status` is what it makes of the page. */
export const createPrefetch =
  (answers: Answers) =>
  async <Data>(query: Query<Data>): Promise<{ status: Status; value: Data | undefined }> => {
    const { isError, data: value } = await answers.load(query);
    if (isError) return { status: 503, value: undefined };
    if (value === null || value === undefined) return { status: 404, value };
    // Cast: answers without a document have no uid, and those of a uid are asked for by it.
    const { uid } = value as { readonly uid?: string | null };
    return { status: uid && uid !== query.queryKey[1] ? uid : 200, value };
  };

/**
 * A route whose screen has its own bundle. Preloaded, it renders at once, on the server and in hydration too; otherwise
 * it suspends, so that the page before it stays, and throws if its bundle does not load: only a new visit retries.
 */
export function screen(
  path: string,
  id: string,
  view: () => Promise<ComponentType>,
  load: Load,
): SiteRoute {
  const { preload, last } = loadOnce(view);
  const Loaded = () => createElement(use(last()));
  const loadAll: Load = async (params) => {
    const status = await load(params);
    if (status === 404) await preloadNotFound();
    return status;
  };
  return { path, id, load: loadAll, preload, element: createElement(Loaded) };
}
