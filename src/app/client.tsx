import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createQueries, type Ask } from '#content/queries.ts';
import { preloadPanel } from '#screens/external/panelQuery.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { pathBehind, pathWithin } from '#content/languages.ts';
import { preloadParts } from '#ui/loadable.ts';
import { loadLanguage } from '#ui/words/loadLanguage.ts';
import { pageAnswers } from './answers/pageAnswers.ts';
import { App } from './App.tsx';
import type { AppContext } from './appContext.ts';
import { CONTENT_CHANGED } from './dev/contentReport.ts';
import { pressAgain } from '#effects/boot/pressAgain.ts';
import { atFirstInput } from '#effects/dom/atFirstInput.ts';
import { endFirstPage } from '#effects/dom/otherStyles.ts';
import { showGrainInView } from '#effects/light/grain/showGrain.ts';
import { isAuthoring } from './isAuthoring.ts';
import { LanguagePart } from './languagePart.tsx';
import { showsExternal, STATE_ID, type PageState } from './pageState.ts';
import { nearLinks } from './navigation/nearLinks.ts';
import { createSiteHistory } from './navigation/siteHistory.ts';
import { SiteRouter } from './navigation/SiteRouter.tsx';
import { Root } from './Root.tsx';
import { createRoutes } from './routes.ts';
import { documentScripts } from './scriptAccess.ts';
import { matchRoute } from './siteRoute.ts';

/** The content client's code comes with the first query that the page did not bring the answer of. */
async function loadAsk({ exported, languages, origin }: PageState): Promise<Ask> {
  const { askApi, withSlices } = await import('./askContent.ts');
  // The master language is what the service answers in by itself.
  const lang = languages?.own.prefix ? languages.own.id : undefined;
  if (!exported) return askApi(origin, lang);
  return withSlices((await import('#content/answerFile.ts')).readStaticAnswer(lang));
}

/** Lets the browser answer a visitor between two parts of the start. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function start() {
  // Evaluating the modules was a task of its own.
  await nextTask();
  const root = document.getElementById('root');
  const text = document.getElementById(STATE_ID)?.textContent;
  if (!root || !text) return;
  // Cast: the server wrote it with `serializeState`.
  const state = JSON.parse(text) as PageState;
  const { exported, languages, origin } = state;
  const isExport = exported !== null;
  // A static host answers every missing address with the same page.
  const base = exported?.base ?? '';
  const renderedPath = exported ? base + exported.path : window.location.pathname;
  const prefix = languages?.own.prefix ?? '';
  const within = (pathname: string) => {
    const path = pathBehind(base, pathname);
    return languages && path !== null ? pathWithin(languages, path) : path;
  };
  const context: AppContext = {
    answers: pageAnswers(state.queries, async () =>
      (await import('./answers/laterAnswers.ts')).laterAnswers(state.queries),
    ),
    queries: createQueries(async (key, fetch) => (await loadAsk(state))(key, fetch)),
    site: {
      origin,
      base,
      prefix,
      languages: languages && { ...languages, Part: LanguagePart },
      year: state.year,
      preview: state.preview,
      isExport,
    },
    external: null,
    scripts: documentScripts(state.scripts),
    service: state.service,
  };
  // In development, saved content is fetched again; scroll and state stay.
  import.meta.hot?.on(CONTENT_CHANGED, async () => {
    // Browsers cache the metadata, and with it the old ref, for some seconds.
    await fetch('/api/v2', { cache: 'reload' }).catch(() => {});
    await context.answers.refresh();
  });
  const isBare = isAuthoring(window.location.pathname);
  const routes = isBare
    ? await (await import('./authoringRoutes.ts')).authoringRoutes(context)
    : createRoutes(context);
  const prepare = (pathname: string) => {
    const path = within(pathname);
    if (path === null) return null;
    const { route, params } = matchRoute(routes, path);
    return {
      // Failures are reported where the screen is rendered.
      code: route.preload().catch(() => {}),
      content: route.load(params).then((uid) => {
        // Its document has another uid now.
        if (typeof uid === 'string' && window.location.pathname === pathname)
          window.location.replace(`./${encodeURIComponent(uid)}`);
      }),
    };
  };
  // Before hydration, which must find the code of what the server rendered.
  const [language] = await Promise.all([
    loadLanguage(state.language),
    // Without one the page stays as it is: hydration would remove what it has of the slice.
    preloadSlices(state.slices.map((type) => ({ slice_type: type }))),
    matchRoute(routes, within(renderedPath) ?? '').route.preload(),
    showsExternal(state) ? preloadPanel() : null,
    preloadParts(state.parts ?? []),
  ]);
  endFirstPage();
  await nextTask();
  // As a transition React hydrates in slices of a few milliseconds.
  startTransition(() => {
    hydrateRoot(
      root,
      <App context={context} language={language}>
        <SiteRouter
          history={createSiteHistory(renderedPath, (path) => within(path) !== null)}
          prefix={base + prefix}
          prepare={prepare}
        >
          <Root routes={routes} bare={isBare} />
        </SiteRouter>
      </App>,
    );
  });
  pressAgain();
  nearLinks(prepare);
  showGrainInView().catch(console.warn);
  if (!isBare)
    atFirstInput(() => {
      import('./ahead.ts').then(
        ({ workAhead }) => workAhead(prepare, () => loadAsk(state)),
        // Pages load when they are asked for.
        console.warn,
      );
    });
  const { toolbar } = state;
  if (toolbar) void import('./toolbar.ts').then(({ mountToolbar }) => mountToolbar(toolbar));
}

start().catch((error: unknown) => {
  console.error(error);
  globalThis.slicefolioWithoutScripts?.();
});
