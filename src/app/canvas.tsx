// First: it decides what the page's other modules are told of motion.
import { setStill } from '#editor/canvas/stillMotion.ts';
import { notifyManager } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { CANVAS_PATH, releaseCanvas } from '#content/editorPaths.ts';
import { createQueries } from '#content/queries.ts';
import { CANVAS_READY } from '#editor/canvas/CanvasApi.ts';
import { createCanvas } from '#editor/canvas/createCanvas.ts';
import { createDraft } from '#editor/canvas/draft/createDraft.ts';
import { isSameSlice } from '#editor/canvas/marks/isSameSlice.ts';
import { MarkedSlice, MarksContext } from '#editor/canvas/marks/MarkedSlice.tsx';
import { createSliceMarks } from '#editor/canvas/marks/sliceMarks.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { embeddedService } from '#external/client/serviceBase.ts';
import { AroundSliceContext, type AroundSlice } from '#screens/SliceZone.tsx';
import { App } from './App.tsx';
import type { AppContext } from './appContext.ts';
import { queryAnswers } from './answers/queryAnswers.ts';
import { askApi } from './askContent.ts';
import { createHeldHistory } from './navigation/heldHistory.ts';
import { SiteRouter } from './navigation/SiteRouter.tsx';
import { OwnersGate, showPagePart } from './pageParts.tsx';
import { createQueryClient } from './queryClient.ts';
import { Root } from './Root.tsx';
import { createRoutes, loadShell } from './routes.ts';
import { documentScripts } from './scriptAccess.ts';
import { matchRoute } from './siteRoute.ts';

/** Where the content of the page is: drafts, or a release, and what is protected too. */
function endpoint(): string {
  const release = new URLSearchParams(window.location.search).get('release');
  return `${release === null ? CANVAS_PATH : releaseCanvas(release)}/api/v2`;
}

/** The page of the site in the editor's frame: the same routes and components, fed with the draft. */
function start(root: HTMLElement) {
  setStill(true);
  // An edit is on the page before the next key, and before a text that was edited there is left.
  notifyManager.setScheduler(queueMicrotask);
  const { origin } = window.location;
  const queryClient = createQueryClient('browser');
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  // Unchanged parts are the same objects already.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, structuralSharing: false } });
  const draft = createDraft(queryClient);
  const marks = createSliceMarks();
  const around: AroundSlice = {
    render: ({ value: _value, ...slice }) => <MarkedSlice {...slice} />,
    isSame: (before, after) => isSameSlice(before, after, draft.fieldsOf),
  };
  const context: AppContext = {
    answers: queryAnswers(queryClient),
    queries: createQueries(draft.ask(askApi(origin, endpoint()))),
    site: { origin, year: new Date().getFullYear(), preview: null, isExport: false },
    external: null,
    scripts: documentScripts(null),
    service: embeddedService,
  };
  const routes = createRoutes(context);
  const load = async (path: string) => {
    const { route, params } = matchRoute(routes, path);
    await Promise.all([route.preload(), route.load(params), loadShell(context)]);
  };
  // Every page needs it, and the document is not there yet.
  loadShell(context).catch(console.error);
  const prepare = (path: string) => void load(path).catch(console.error);
  let history: ReturnType<typeof createHeldHistory> | null = null;
  const show = async (path: string) => {
    await load(path);
    if (history) return history.show(path);
    history = createHeldHistory(path);
    createRoot(root).render(
      <App context={context}>
        <MarksContext value={marks}>
          <AroundSliceContext value={around}>
            <SiteRouter history={history} prepare={prepare}>
              <Root routes={routes} bare={false} />
            </SiteRouter>
            <OwnersGate />
          </AroundSliceContext>
        </MarksContext>
      </App>,
    );
  };
  window.slicefolioCanvas = createCanvas({
    queryClient,
    draft,
    marks,
    show,
    showPart: showPagePart,
  });
  window.frameElement?.dispatchEvent(new CustomEvent(CANVAS_READY));
}

const root = document.getElementById(bootIds.site);
if (root) start(root);
