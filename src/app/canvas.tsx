import {
  CANVAS_READY,
  createCanvas,
  createDraft,
  createSliceMarks,
  type Draft,
  MarkedSlice,
  MarksContext,
  setStill,
} from '#page-editor/canvas';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { Content } from '@prismicio/client';
import { createRoot } from 'react-dom/client';
import { readLookDocument } from '#content/lookDocument.ts';
import { createContentClient } from '#content/client.ts';
import { CANVAS_PATH, releaseCanvas } from '#page-editor/paths';
import { toCard } from '#content/cards.ts';
import { documentPath } from '#content/links.ts';
import { directionOf, siteLanguages } from '#content/languageNames.ts';
import { addressOf, type SiteLanguages } from '#content/languages.ts';
import { createQueries } from '#content/queries.ts';
import { readLanguages, type Language } from '#content/repositoryLanguages.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { embeddedService } from '#external/client/serviceBase.ts';
import { AroundSliceContext, type AroundSlice } from '#screens/SliceZone.tsx';
import { Languages } from '#shell/languages/Languages.tsx';
import { safeAddress } from '#ui/links/address.ts';
import { readLook as readFields } from '#ui/look/look.ts';
import { headings, link, preformatted } from '#ui/text/RichText.styles.ts';
import { splitHeading } from '#ui/text/splitText.ts';
import { loadLanguage, nameLanguage } from '#ui/words/loadLanguage.ts';
import { App } from './App.tsx';
import type { AppContext } from './appContext.ts';
import { queryAnswers } from './answers/queryAnswers.ts';
import { askApi } from './askContent.ts';
import { createLookStage } from './canvasLook.ts';
import { createHeldHistory, type HeldHistory } from './navigation/heldHistory.ts';
import { SiteRouter } from './navigation/SiteRouter.tsx';
import { createQueryClient } from './queryClient.ts';
import { Root } from './Root.tsx';
import { createRoutes, loadShell } from './routes.ts';
import { documentScripts } from './scriptAccess.ts';
import { matchRoute, type SiteRoute } from './siteRoute.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from '#effects/state/store.ts';
import { Gate } from '#shell/gate/Gate.tsx';
import { closeMenu, openMenu } from '#shell/menu/menuControl.ts';

// First: it decides what the page's other modules are told of motion.

/** Where the content of the page is: drafts, or a release, and what is protected too. */
function endpoint(): string {
  const release = new URLSearchParams(window.location.search).get('release');
  return `${release === null ? CANVAS_PATH : releaseCanvas(release)}/api/v2`;
}

/** The languages of the repository; none where it cannot be read, which the page's queries report. */
async function listLanguages(address: string): Promise<Language[]> {
  try {
    return readLanguages(
      (await createContentClient({ endpoint: address }).getRepository()).languages,
    );
  } catch {
    return [];
  }
}

/** The pages of a language. */
interface Pages {
  readonly prefix: string;
  /** Shows one, if it is still the last that was asked for. */
  readonly open: (path: string, isLast: () => boolean) => Promise<void>;
}

/** The page of the site in the editor's frame: the same routes and components, fed with the draft. */
function start(root: HTMLElement) {
  setStill(true);
  // What is edited is marked in the owner's colour.
  document.documentElement.style.setProperty('--page-editor-mark', 'var(--mark)');
  // An edit is on the page before the next key, and before a text that was edited there is left.
  notifyManager.setScheduler(queueMicrotask);
  const { origin } = window.location;
  const queryClient = createQueryClient();
  const { queries, ...defaults } = queryClient.getDefaultOptions();
  // Unchanged parts are the same objects already.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...queries, structuralSharing: false } });
  const lookStage = createLookStage();
  let look: unknown = null;
  const showLook = async (data: unknown) => {
    const wearing = lookStage.wear(data);
    worn.set({ look: data });
    await wearing;
  };
  const readLook = async () => {
    const client = createContentClient({ endpoint: origin + endpoint() });
    look = (await readLookDocument(client))?.data ?? null;
    await showLook(draft.shownOf('look')?.data ?? look);
  };
  const draft = createDraft({
    safeAddress,
    // Cast: cards are made of projects only, by the same function.
    toCard: (document) => toCard(document as unknown as Content.ProjectDocument),
    onChange: () => {
      replaceAnswers(queryClient, draft);
      look = draft.shownOf('look')?.data ?? look;
      void showLook(look);
    },
  });
  const marks = createSliceMarks();
  const around: AroundSlice = {
    render: ({ value: _value, ...slice }) => <MarkedSlice {...slice} />,
    isSame: draft.isSameSlice,
  };
  /** Pages in one language: null is the master, for which the service needs no name. */
  const contextIn = (languages: SiteLanguages | null): AppContext => {
    const { id, prefix = '' } = languages?.own ?? {};
    const ask = askApi(origin, prefix ? id : undefined, endpoint());
    return {
      answers: queryAnswers(queryClient),
      queries: createQueries(async (key, fetch) => draft.answer(await ask(key, fetch))),
      site: {
        origin,
        base: '',
        prefix,
        languages: languages && { ...languages, Part: Languages },
        year: new Date().getFullYear(),
        preview: null,
        isExport: false,
      },
      external: null,
      scripts: documentScripts(null),
      service: embeddedService,
    };
  };
  const load = async (context: AppContext, routes: SiteRoute[], path: string) => {
    const { route, params } = matchRoute(routes, path);
    await Promise.all([route.preload(), route.load(params), loadShell(context, path)]);
  };
  // Every page needs it, and the document is not there yet.
  loadShell(contextIn(null), '/').catch(console.error);
  const listed = listLanguages(origin + endpoint());
  // Before the page: what it looks like must not change under the owner's eyes.
  const hasLook = readLook().catch(console.error);
  const page = createRoot(root);
  let shown: (Pages & { readonly lang: string }) | null = null;
  let opened = 0;
  const pagesIn = async (lang: string): Promise<Pages> => {
    opened += 1;
    const key = opened;
    const languages = siteLanguages(await listed, lang);
    const prefix = languages?.own.prefix ?? '';
    const context = contextIn(languages);
    const routes = createRoutes(context);
    const name = nameLanguage(lang);
    const language = await loadLanguage(name);
    let history: HeldHistory | null = null;
    const open: Pages['open'] = async (path, isLast) => {
      await Promise.all([hasLook, load(context, routes, path)]);
      if (!isLast()) return;
      const address = addressOf(prefix, path);
      if (history) {
        history.show(address);
        return;
      }
      history = createHeldHistory(address);
      Object.assign(document.documentElement, { lang: name.locale, dir: directionOf(lang) });
      page.render(
        <App key={key} context={context} language={language}>
          <MarksContext value={marks}>
            <AroundSliceContext value={around}>
              <SiteRouter history={history} prefix={prefix} prepare={() => null}>
                <Root routes={routes} bare={false} />
              </SiteRouter>
              <OwnersGate />
            </AroundSliceContext>
          </MarksContext>
        </App>,
      );
    };
    return { prefix, open };
  };
  let turn = 0;
  const show = async (path: string, lang: string) => {
    turn += 1;
    const own = turn;
    // Another page may be asked for while this one is loaded.
    const isLast = () => own === turn;
    if (shown?.lang !== lang) {
      const next = { lang, ...(await pagesIn(lang)) };
      if (!isLast()) return;
      // The same questions have other answers in another language, and the shell's were asked already.
      if (next.prefix !== (shown?.prefix ?? '')) queryClient.clear();
      shown = next;
    }
    await shown.open(path, isLast);
  };
  window.slicefolioCanvas = createCanvas({
    draft,
    marks,
    looks: { splitHeading, classOf },
    show: ({ path, summary }) => show(path ?? documentPath(summary), summary.language),
    showPart: showPagePart,
    look: lookStage,
  });
  window.frameElement?.dispatchEvent(new CustomEvent(CANVAS_READY));
}

/** Puts the edited document into the answers that the page has. */
function replaceAnswers(queryClient: QueryClient, draft: Draft): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const before: unknown = query.state.data;
    const after = draft.replace(before);
    if (after !== before) queryClient.setQueryData(query.queryKey, after);
  }
}

/** The class that this site gives a block of text, or a link in one. */
function classOf(type: string): string {
  const level = /^heading([1-6])$/.exec(type)?.[1];
  // Cast: a level from 1 to 6.
  if (level !== undefined) return headings[Number(level) as keyof typeof headings];
  return type === 'preformatted' ? preformatted : type === 'hyperlink' ? link : '';
}

const root = document.getElementById(bootIds.site);
if (root) start(root);

/** What is around the pages, and opened by visitors or below all else. */
const PARTS = ['gate', 'menu', 'footer', 'intro'] as const;
type PagePart = (typeof PARTS)[number];

const shown = createStore<{ part: PagePart | null }>({ part: null });

/** The fields of the look that the page has. */
const worn = createStore<{ look: unknown }>({ look: null });

/** Opens a part around the pages, which visitors open themselves, and closes the others. */
function showPagePart(name: string | null): void {
  const part = PARTS.find((one) => one === name) ?? null;
  const { part: last } = shown.get();
  if (part === last) return;
  if (last === 'menu') closeMenu();
  shown.set({ part });
  if (part === 'menu') openMenu();
  if (part === 'intro') window.scrollTo({ top: 0, behavior: 'smooth' });
  if (part === 'footer') {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  }
}

/** The welcome gate over the page in the editor's frame, where no boot script opens it. */
function OwnersGate() {
  const { part } = useSyncExternalStore(shown.subscribe, shown.get);
  const { look } = useSyncExternalStore(worn.subscribe, worn.get);
  if (part !== 'gate') return null;
  const { gate: kind } = readFields(look);
  if (kind === 'off') return null;
  const open = (element: HTMLElement | null) => {
    const gate = element?.querySelector('dialog');
    if (gate) gate.open = true;
  };
  return (
    <div ref={open}>
      <Gate isSilent={kind === 'silent'} />
    </div>
  );
}
