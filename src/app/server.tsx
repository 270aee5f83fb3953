import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createFetchers } from '#content/fetchers.ts';
import { createContentClient } from '#content/client.ts';
import { readPlace } from '#content/repositoryLanguages.ts';
import { directionOf, siteLanguages } from '#content/languageNames.ts';
import { addressOf } from '#content/languages.ts';
import { readLookDocument } from '#content/lookDocument.ts';
import { createQueries } from '#content/queries.ts';
import { ShareContext, type SharedPage } from '#content/share.ts';
import type { SliceType } from '#content/sliceRegistry.ts';
import { translationsQuery } from '#content/translationsQuery.ts';
import { createFetchClient } from '#external/client/fetchClient.ts';
import { embeddedService, isEmbedded, type ExternalService } from '#external/client/serviceBase.ts';
import { readProject } from '#external/markup/parseOnServer.ts';
import { PANEL_MODULE, preloadPanel } from '#screens/external/panelQuery.ts';
import { preloadSlices, UsedSlicesContext } from '#screens/sliceLoader.ts';
import { Gate } from '#shell/gate/Gate.tsx';
import { Languages } from '#shell/languages/Languages.tsx';
import { slices } from '#slices';
import { readLook, type Look } from '#ui/look/look.ts';
import { PrefixContext } from '#ui/links/RouteLink.tsx';
import { preloadParts, UsedPartsContext } from '#ui/loadable.ts';
import { languageModule, loadLanguage, nameLanguage } from '#ui/words/loadLanguage.ts';
import { App } from './App.tsx';
import type { AppContext } from './appContext.ts';
import { serverAnswers } from './answers/serverAnswers.ts';
import { loadExternal } from './loadExternal.ts';
import { authoringRoutes } from './authoringRoutes.ts';
import { isAuthoring } from './isAuthoring.ts';
import type { LanguagePart } from './languagePart.tsx';
import { showsExternal, type PageState } from './pageState.ts';
import { Root } from './Root.tsx';
import { createRoutes, loadShell } from './routes.ts';
import { collectScripts } from './scriptAccess.ts';
import { matchRoute } from './siteRoute.ts';

/** A rendered page without the document around it. */
export interface RenderedPage {
  readonly status: number;
  /** Whether the page is missing in its language, and is there in another. */
  readonly isUntranslated: boolean;
  /** In which its language is written. */
  readonly direction: 'ltr' | 'rtl';
  /** Path and query of its present address; null if the request named it. */
  readonly movedTo: string | null;
  /** `<title>`, `<meta>` and `<link>` elements of the screens. */
  readonly head: string;
  readonly body: string;
  /** The welcome gate, beside the application and never hydrated; null where there is none. */
  readonly gate: string | null;
  /** Whether it is for authors, without anything around it. */
  readonly isBare: boolean;
  readonly state: PageState;
  /** How the owner wants it to look. */
  readonly look: Look;
  /** What it says of itself to networks; null where it says nothing. */
  readonly share: SharedPage | null;
  /** Modules whose scripts and styles the page needs, as in the build manifest. */
  readonly modules: readonly string[];
}

interface RenderOptions {
  /** Name of the draft. */
  readonly preview?: string | null;
  /** The hosted repository whose toolbar is on the page. */
  readonly toolbar?: string | null;
  /** The portfolio service, if it is not the embedded one. */
  readonly service?: ExternalService;
  /** Whether the page becomes a file without a server. */
  readonly isExport?: boolean;
  /** The path that such a site is below; its files are moved there once they are written. */
  readonly base?: string;
}

/** Whether a page can be read in some language. */
function hasVersions({ answers, queries, site }: AppContext, path: string): boolean {
  if (!site.languages) return false;
  const { data = {} } = answers.read(translationsQuery(queries, path));
  return Object.keys(data).length > 0;
}

/** On the server it is there, within the boundary that browsers load it in. */
const ReadyPart: typeof LanguagePart = (props) => (
  <Suspense>
    <Languages {...props} />
  </Suspense>
);

/** First element of the page; React renders what belongs into the head before it. */
const BODY_START = '<div id="page"';

/**
 * Loads every slice and the external project panel once, so that no page renders a fallback. In
 * development it runs again after an edit, hence before each page.
 */
export async function warmUp(): Promise<void> {
  await Promise.all([
    preloadSlices(Object.keys(slices).map((type) => ({ slice_type: type }))),
    preloadPanel(),
  ]);
  // Slices have some.
  await preloadParts();
}

/**
 * Renders the page of a request. `siteFetch` is the site's own content proxy and portfolio service,
 * called in process.
 */
export async function render(
  request: Request,
  siteFetch: typeof fetch,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  const { preview = null, toolbar = null, service = embeddedService } = options;
  const { isExport = false, base = '' } = options;
  const { origin, pathname, search } = new URL(request.url);
  const client = createContentClient({ endpoint: `${origin}/api/v2`, fetch: siteFetch });
  const {
    languages: listed,
    language: own,
    path,
    isMasterNamed,
  } = await readPlace(client, pathname);
  const id = own?.id ?? 'en';
  if (own && !own.isMaster) client.defaultParams = { lang: id };
  const languages = siteLanguages(listed ?? [], id);
  const prefix = languages?.own.prefix ?? '';
  const fetchers = createFetchers(client);
  const scripts = collectScripts();
  const answers = serverAnswers();
  const context: AppContext = {
    answers,
    queries: createQueries((_key, fetch) => fetch(fetchers)),
    site: {
      origin,
      base: '',
      prefix,
      languages: languages && { ...languages, Part: ReadyPart },
      year: new Date().getFullYear(),
      preview,
      isExport,
    },
    external: isEmbedded(service)
      ? {
          client: createFetchClient({ base: origin + service.base, fetch: siteFetch }),
          reader: async () => readProject,
        }
      : null,
    service,
    scripts: scripts.access,
  };
  const isBare = isAuthoring(pathname);
  const routes = isBare
    ? await authoringRoutes(context)
    : createRoutes(context, (document) => loadExternal(answers, context.external, document));
  const { route, params } = matchRoute(routes, path);
  const [loaded, shellStatus, lookDocument] = await Promise.all([
    route.load(params),
    loadShell(context, path),
    // Where the service fails, the shell's queries say so.
    readLookDocument(client).catch(() => null),
    route.preload(),
    warmUp(),
  ]);
  const look = readLook(lookDocument?.data);
  const name = nameLanguage(id);
  const language = await loadLanguage(name);
  const used = new Set<SliceType>();
  const usedParts = new Set<string>();
  const said: { share: SharedPage | null } = { share: null };
  const html = renderToString(
    <App context={context} language={language}>
      <UsedSlicesContext value={used}>
        <UsedPartsContext value={usedParts}>
          <ShareContext value={(share) => void (said.share = { ...share, lang: name.locale })}>
            <PrefixContext value={prefix}>
              <StaticRouter basename={prefix || '/'} location={addressOf(prefix, path) + search}>
                {/* The router would rank all routes again. */}
                <Root routes={[route]} bare={isBare} />
              </StaticRouter>
            </PrefixContext>
          </ShareContext>
        </UsedPartsContext>
      </UsedSlicesContext>
    </App>,
  );
  const gate =
    isBare || look.gate === 'off'
      ? null
      : renderToStaticMarkup(
          <App context={context} language={language}>
            <Gate isSilent={look.gate === 'silent'} />
          </App>,
        );
  const start = Math.max(html.indexOf(BODY_START), 0);
  const state: PageState = {
    queries: answers.given(),
    languages,
    slices: [...used],
    ...(usedParts.size > 0 && { parts: [...usedParts] }),
    // Authors may put any embed into the simulator; the host of an export sets its own policy.
    scripts: isBare || isExport ? null : [...scripts.sources].sort(),
    year: context.site.year,
    language: name,
    preview,
    toolbar,
    service,
    origin,
    exported: isExport ? { path: pathname, base } : null,
  };
  const isRead = hasVersions(context, path);
  const hasMoved = typeof loaded === 'string' && shellStatus === 200;
  // Without the languages nobody knows what is missing.
  const status = listed === null ? 503 : typeof loaded === 'number' ? loaded : 200;
  const uidMoved = hasMoved ? pathname.replace(/[^/]+\/*$/, encodeURIComponent(loaded)) : null;
  const moved = isMasterNamed ? path : uidMoved;
  return {
    status: status === 200 ? shellStatus : status,
    isUntranslated: status === 404 && isRead,
    direction: directionOf(id),
    movedTo: moved === null ? null : moved + search,
    head: html.slice(0, start),
    body: html.slice(start),
    gate,
    isBare,
    state,
    look,
    modules: [
      route.id,
      showsExternal(state) ? PANEL_MODULE : [],
      ...usedParts,
      languageModule(name) ?? [],
    ].flat(),
    share: said.share && {
      ...said.share,
      ...(look.ramp && { accent: look.ramp.hex }),
      ...(look.grain !== 1 && { grain: look.grain }),
    },
  };
}
