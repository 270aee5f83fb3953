// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { NavigationType } from 'react-router-dom';
import { App } from '#app/App.tsx';
import type { AppContext } from '#app/appContext.ts';
import { createSiteHistory, type Visit } from '#app/navigation/siteHistory.ts';
import { SiteRouter } from '#app/navigation/SiteRouter.tsx';
import { laterAnswers } from '#app/answers/laterAnswers.ts';
import { pageAnswers } from '#app/answers/pageAnswers.ts';
import type { PageState } from '#app/pageState.ts';
import { Root } from '#app/Root.tsx';
import { createRoutes } from '#app/routes.ts';
import { render } from '#app/server.tsx';
import { matchRoute } from '#app/siteRoute.ts';
import { collectScripts, documentScripts } from '#app/scriptAccess.ts';
import type { Fetchers } from '#content/fetchers.ts';
import { createQueries } from '#content/queries.ts';
import { embeddedService } from '#external/client/serviceBase.ts';
import { createLanguage } from '#ui/words/language.ts';
import { nearLinks } from '#app/navigation/nearLinks.ts';
import { createScrollMemory } from '#app/navigation/scrollMemory.ts';
import { site } from '../../support/inSite.tsx';
import { waitFor } from '../../support/waitFor.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ADDRESS = '/project/low-tide';

test('a page that failed on the server hydrates as it is, and its content is requested again', async () => {
  const failing = async () => new Response('secret address', { status: 500 });
  const page = await render(new Request(`http://localhost${ADDRESS}`), failing);
  expect(page.status).toBe(503);
  expect(page.head).toContain('<title>This project could not be loaded</title>');
  expect(JSON.stringify(page.state)).not.toContain('status code');

  const asked: string[] = [];
  const response =
    <Answer,>(name: string, value: Answer) =>
    async () => {
      asked.push(name);
      return value;
    };
  // Cast: those that the page requests.
  const responses = {
    settings: response('settings', null),
    document: response('document', null),
    projectCount: response('projectCount', 0),
  } as unknown as Fetchers;
  // Cast: what the page brings.
  const { queries } = JSON.parse(JSON.stringify(page.state)) as PageState;
  const context: AppContext = {
    answers: pageAnswers(queries, async () => laterAnswers(queries)),
    queries: createQueries((_key, fetch) => fetch(responses)),
    site: { ...site, origin: 'http://localhost', year: page.state.year },
    external: null,
    service: embeddedService,
    scripts: documentScripts(page.state.scripts),
  };
  const routes = createRoutes(context);
  await matchRoute(routes, ADDRESS).route.preload();
  const root = document.createElement('div');
  root.innerHTML = page.body;
  document.body.append(root);
  const problem = vi.fn<(error: unknown) => void>();
  const heading = root.querySelector('h1');
  expect(heading?.textContent).toBe('This project could not be loaded');
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      <App context={context} language={createLanguage('en')}>
        <SiteRouter history={createSiteHistory(ADDRESS, () => true)} prefix="" prepare={() => null}>
          <Root routes={routes} bare={false} />
        </SiteRouter>
      </App>,
      { onRecoverableError: problem },
    ),
  );
  expect(problem).not.toHaveBeenCalled();
  await waitFor(() => expect(root.querySelector('h1')?.textContent).toBe("Page Wasn't Found"));
  expect(asked).toContain('document');
  expect(asked).toContain('settings');
  act(() => hydrated.unmount());
});

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
  document.body.innerHTML = '';
});

afterEach(() => vi.restoreAllMocks());

describe('the history', () => {
  function follow() {
    const history = createSiteHistory('/', () => true);
    const steps: (string | Visit)[] = [];
    onTestFinished(
      history.listen(
        () => steps.push(`leaving ${window.location.pathname}`),
        (visit) => steps.push(visit),
      ),
    );
    return { history, steps };
  }

  it.each(['password=a', 'share=a', 'refused=wrong'])(
    'leaves an address with %s to the server, and removes that once the page is there',
    (parameter) => {
      window.history.replaceState(null, '', `/project/a?fps&${parameter}`);
      const { history, steps } = follow();
      expect(window.location.search).toBe('?fps=');
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
      history.navigator.push(`/project/b?${parameter}`);
      expect(assign).toHaveBeenCalledWith(`/project/b?${parameter}`);
      expect(steps).toEqual([]);
    },
  );

  it('calls back before and after the address of a new page changes', () => {
    const { history, steps } = follow();
    history.navigator.push({ pathname: '/about', search: '?a', hash: '#b' });
    expect(steps).toMatchObject([
      'leaving /',
      {
        location: { pathname: '/about', search: '?a', hash: '#b' },
        type: NavigationType.Push,
        staysPut: false,
      },
    ]);
  });

  it('has one entry for a link that is pressed twice before its page is shown', () => {
    const { history } = follow();
    const before = window.history.length;
    history.navigator.push('/categories/a b?c#d');
    history.navigator.push('/categories/a b?c#d');
    expect(window.history.length).toBe(before + 1);
    history.navigator.push('/categories/a b?c');
    expect(window.history.length).toBe(before + 2);
  });

  it('keeps the scroll position where only the address is corrected', () => {
    const { history, steps } = follow();
    history.navigator.replace('/?clean', { from: 'here' }, { preventScrollReset: true });
    expect(steps.at(-1)).toMatchObject({
      location: { search: '?clean', state: { from: 'here' } },
      type: NavigationType.Replace,
      staysPut: true,
    });
  });

  it('gives an entry made by an anchor a key, and lets the browser scroll to it', () => {
    const { history, steps } = follow();
    window.history.replaceState(null, '', '/#contact');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(steps.at(-1)).toMatchObject({ type: NavigationType.Pop, staysPut: true });
    // Cast: the last step is the visit just checked.
    const keyNow = () => (steps.at(-1) as Visit).location.key;
    expect(keyNow()).toBe('default#contact');
    history.navigator.push('/about');
    const page = keyNow();
    // A second press on an anchor creates no entry.
    for (const anchor of ['#a', '#a', '#b']) {
      window.history.replaceState(null, '', anchor);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
    expect(keyNow()).toBe(`${page}#a#b`);
    // Nor does one that a link has led to.
    history.navigator.push('/about/us#part');
    const part = keyNow();
    window.history.replaceState(null, '', '#part');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(keyNow()).toBe(part);
  });

  it('keeps the key of a page that a link leads to from itself', () => {
    const { history, steps } = follow();
    history.navigator.push('/');
    expect(steps.at(-1)).toMatchObject({ location: { key: 'default' } });
  });
});

describe('the memory of scroll positions', () => {
  const scrollTo = () => vi.spyOn(window, 'scrollTo').mockImplementation(() => {});

  it('opens a new page at its top and restores the position of a known one', () => {
    const jump = scrollTo();
    const memory = createScrollMemory();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700);
    memory.leave('one');
    memory.arrive({ key: 'two', hash: '' }, false);
    expect(jump).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
    memory.arrive({ key: 'one', hash: '' }, true);
    expect(jump).toHaveBeenLastCalledWith(expect.objectContaining({ top: 700 }));
  });

  it('keeps positions after a reload', () => {
    const jump = scrollTo();
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);
    const stop = createScrollMemory().storeOnLeave(() => 'one');
    window.dispatchEvent(new Event('pagehide'));
    stop();
    createScrollMemory().arrive({ key: 'one', hash: '' }, true);
    expect(jump).toHaveBeenLastCalledWith(expect.objectContaining({ top: 300 }));
  });

  it.each([
    ['#caf%C3%A9', 'café'],
    ['#50%', '50%'],
  ])('finds the anchor of %s', (hash, id) => {
    scrollTo();
    const anchor = document.createElement('p');
    anchor.id = id;
    document.body.append(anchor);
    const into = vi.spyOn(anchor, 'scrollIntoView').mockImplementation(() => {});
    createScrollMemory().arrive({ key: 'new', hash }, false);
    expect(into).toHaveBeenCalledOnce();
  });
});

const ORIGIN = window.location.origin;

it.each([
  ['a page of the site', '<a href="/about">', ['/about']],
  ['words inside it', '<a href="/about"><b>', ['/about']],
  ['the page itself', '<a href="/">', []],
  ['another site', '<a href="https://example.com/about">', []],
  ['a new tab', `<a href="${ORIGIN}/about" target="_blank">`, []],
  ['no link', '<b>', []],
])('a link that is about to be followed calls back for a link to %s: %j', (_, html, reported) => {
  document.body.innerHTML = html;
  const tell = vi.fn();
  const stop = nearLinks(tell);
  const inner = document.body.querySelector('b') ?? document.body.querySelector('a');
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    inner?.dispatchEvent(new Event(event, { bubbles: true }));
  stop();
  expect(tell.mock.calls.flat()).toEqual(reported);
});

describe('the scripts that a page may load', () => {
  const VIMEO = 'https://player.vimeo.com/api/player.js';
  const WISTIA = 'https://fast.wistia.com/';

  beforeEach(() => window.history.replaceState(null, '', '/film'));
  afterEach(() => void vi.unstubAllGlobals());

  test('the server allows everything and records each source once', () => {
    const { access, sources } = collectScripts();
    for (const requests of [[VIMEO], [WISTIA, VIMEO], []])
      expect(access.ask(requests)).toBe('allowed');
    expect([...sources]).toEqual([VIMEO, WISTIA]);
  });

  test.each([
    [null, [VIMEO], 'allowed'],
    [[VIMEO, WISTIA], [VIMEO], 'allowed'],
    [[], [VIMEO], 'reloading'],
    [[WISTIA], [WISTIA, VIMEO], 'reloading'],
  ])('a policy of %j makes %j %s', (sources, requests, state) => {
    expect(documentScripts(sources).ask(requests)).toBe(state);
  });

  test('a page is reloaded once; another one may be, too, and none without storage', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    documentScripts([]).reload();
    expect(reload).toHaveBeenCalledOnce();
    const second = documentScripts([]);
    expect(second.ask([VIMEO])).toBe('refused');
    window.history.replaceState(null, '', '/other');
    expect(second.ask([VIMEO])).toBe('reloading');
    // The third document was not reloaded yet: it may be.
    window.history.replaceState(null, '', '/film');
    expect(documentScripts([]).ask([VIMEO])).toBe('reloading');
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('forbidden');
      },
    });
    expect(documentScripts([]).ask([VIMEO])).toBe('refused');
  });
});
