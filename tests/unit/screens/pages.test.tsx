// @vitest-environment happy-dom
import { act } from 'react';
import { Router, type Navigator, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi, afterEach } from 'vitest';
import { FloatingBar } from '#screens/projectFrame/FloatingBar.tsx';
import { find, mount, click } from '../ui/mount.tsx';
import { NextProject } from '#screens/next/NextProject.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { inSite, queries } from '../../support/inSite.tsx';
import { waitFor } from '../../support/waitFor.ts';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryAnswers } from '#app/answers/queryAnswers.ts';
import { AnswersContext } from '#content/answers.ts';
import { PROTECTION_KEY, type Protection } from '#content/protection.ts';
import { CaseStudyScreen } from '#screens/caseStudy/CaseStudyScreen.tsx';
import { bootIds } from '#effects/boot/gate.ts';
import { useUnlock } from '#screens/protected/useUnlock.ts';
import { PageScreen } from '#screens/page/PageScreen.tsx';
import { ProjectScreen } from '#screens/project/ProjectScreen.tsx';
import { preloadParts } from '#ui/loadable.ts';
import { bootScript } from '#effects/boot/boot.ts';
import { PasswordForm } from '#screens/protected/PasswordForm.tsx';

it.each<[how: string, key: string, expected: unknown[], keys?: MouseEventInit]>([
  ['to all projects from the first page of a visit', 'default', ['/portfolio', undefined]],
  ['to them after anchors of it, too', 'default##', ['/portfolio', undefined]],
  ['back from a later page', 'k3', [undefined, -1]],
  ['back past the anchors of a later page', 'k3##', [undefined, -3]],
  ['to all projects in a tab of its own', 'k3', [undefined, undefined], { ctrlKey: true }],
])('the bar’s arrow leads %s', async (_, key, expected, keys = {}) => {
  const push = vi.fn<Navigator['push']>();
  const go = vi.fn<Navigator['go']>();
  const navigator: Navigator = { createHref: String, push, go, replace: () => {} };
  const location = { pathname: '/project/kelp', search: '', hash: '', state: null, key };
  const { container } = await mount(
    <Router navigator={navigator} location={location}>
      <FloatingBar title="Kelp" atEnd={false} />
    </Router>,
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  await act(async () => find(container, 'a').dispatchEvent(press));
  const pushed = push.mock.lastCall?.[0];
  expect([typeof pushed === 'object' ? pushed.pathname : pushed, go.mock.lastCall?.[0]]).toEqual(
    expected,
  );
});

/** An observer that sees nothing in the window. */
class NothingInView {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    // Casts: the part that is read of an entry, and an observer that is not.
    const entry = { target, isIntersecting: false } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.#tell([entry], null as unknown as IntersectionObserver));
  }
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

it('the next project stands in the footer of each page, from one project to the next', async () => {
  vi.stubGlobal('IntersectionObserver', NothingInView);
  const answer = (uid: string, next: string) => {
    const title = [{ type: 'paragraph', text: next, spans: [] }];
    const data = { project_title: title, case_study: {}, use_spread: 'Yes', cover: [] };
    return [queries.next('project', uid), { id: next, uid: next, tags: [], data }] as const;
  };
  function Page() {
    const { pathname } = useLocation();
    return (
      <>
        <Routes>
          <Route path="/project/:uid" element={<NextProject />} />
          <Route path="*" element={null} />
        </Routes>
        <RouteLink to="/about">About</RouteLink>
        <footer key={pathname} />
      </>
    );
  }
  const page = (
    <MemoryRouter initialEntries={['/project/one']}>
      <Page />
    </MemoryRouter>
  );
  const answers = [answer('one', 'two'), answer('two', 'three'), answer('three', 'one')];
  const { container } = await mount(inSite(page, answers));
  const link = () => container.querySelector<HTMLElement>('footer [data-next] a');
  const shown = () => link()?.textContent;
  const follow = () => act(async () => link()?.click());
  await act(async () => void window.dispatchEvent(new Event('keydown')));
  await waitFor(() => expect(shown()).toBe('two'));
  await follow();
  expect(shown()).toBe('three');
  await follow();
  expect(shown()).toBe('one');
  await click(find(container, '[href="/about"]'));
  expect(shown()).toBeUndefined();
});

const sealed = (uid: string, refusal?: Protection['refusal']) => ({
  id: `id-${uid}`,
  uid,
  tags: [],
  data: { [PROTECTION_KEY]: { uid, refusal }, project_title: [], project_description: [] },
});

it.each([
  ['project', ProjectScreen],
  ['case-study', CaseStudyScreen],
  ['page', PageScreen],
])('the gate of a protected %s keeps nothing of the one before', async (folder, Screen) => {
  await preloadParts();
  const answers = [sealed('one', 'wrong'), sealed('two')].flatMap((document) => {
    const { uid } = document;
    return [
      [queries.document('project', uid), document],
      [queries.document('page', uid), document],
      [queries.caseStudy(uid), { caseStudy: document, project: null }],
      [queries.next('project', uid), null],
      [queries.next('case_study', uid), null],
    ] as const;
  });
  const page = (
    <MemoryRouter initialEntries={[`/${folder}/one`]}>
      <RouteLink to={`/${folder}/two`}>Two</RouteLink>
      <Routes>
        <Route path={`/${folder}/:uid`} element={<Screen />} />
      </Routes>
    </MemoryRouter>
  );
  const others = [
    [queries.settings(), null],
    [queries.projectCount(), 0],
  ] as const;
  const { container } = await mount(inSite(page, [...others, ...answers]));
  const field = () => find<HTMLInputElement>(container, '[type=password]');
  expect(container.textContent).toContain('Incorrect Password');
  field().blur();
  await click(find(container, `[href="/${folder}/two"]`));
  expect(find<HTMLInputElement>(container, '[type=hidden]').value).toBe('two');
  expect(container.textContent).not.toContain('Incorrect Password');
  expect(document.activeElement).toBe(field());
});

it('a right password leaves the focus where the visitor has gone meanwhile', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  function Form() {
    const { enter } = useUnlock({ uid: 'one' });
    return (
      <button type="button" onClick={() => void enter('secret', { current: null })}>
        Enter
      </button>
    );
  }
  const container = document.createElement('div');
  container.innerHTML = `<main id="${bootIds.content}" tabindex="-1"></main><input>`;
  document.body.append(container);
  const root = createRoot(find(container, 'main'));
  const answers = queryAnswers(new QueryClient());
  await act(async () =>
    root.render(
      <AnswersContext value={answers}>
        <Form />
      </AnswersContext>,
    ),
  );
  const field = find<HTMLInputElement>(container, 'input');
  await act(async () => {
    find<HTMLElement>(container, 'button').click();
    field.focus();
    await vi.runAllTimersAsync();
  });
  expect(document.activeElement).toBe(field);
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the password field has the focus once the gate has been left', async () => {
  const focus = HTMLElement.prototype.focus;
  // The environment would focus what is inert.
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    const page = document.getElementById(bootIds.site);
    if (!page?.inert || !page.contains(this)) focus.call(this);
  });
  // As the browser runs an inline script: its text alone, before the page is parsed.
  new Function(bootScript)();
  document.body.innerHTML = `<dialog id="${bootIds.gate}" tabindex="-1"><button value="off">Off</button></dialog><div id="${bootIds.site}"><main id="${bootIds.content}" tabindex="-1"></main></div>`;
  const [root, content] = [bootIds.site, bootIds.content].map((id) => document.getElementById(id));
  await waitFor(() => expect(root?.inert).toBe(true));
  if (!content) throw new Error('The page has no content');
  const app = createRoot(content);
  const unlock = {
    state: 'closed',
    error: undefined,
    refusals: 0,
    enter: async () => false,
  } as const;
  await act(async () =>
    app.render(
      inSite(
        <MemoryRouter>
          <PasswordForm uid="kelp" unlock={unlock} />
        </MemoryRouter>,
      ),
    ),
  );
  const field = content.querySelector('[type=password]');
  expect(field).not.toBeNull();
  expect(document.activeElement).not.toBe(field);
  document.querySelector('button')?.click();
  await waitFor(() => expect(root?.inert).toBe(false));
  expect(document.activeElement).toBe(field);
  // Later it is the visitor’s own.
  content.focus();
  expect(document.activeElement).toBe(content);
  await act(async () => app.unmount());
});
