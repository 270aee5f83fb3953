// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { queryAnswers } from '#app/answers/queryAnswers.ts';
import { AnswersContext } from '#content/answers.ts';
import { PROTECTION_KEY, type Protection } from '#content/protection.ts';
import { createQueries, QueriesContext } from '#content/queries.ts';
import { SiteContext } from '#content/site.ts';
import { CaseStudyScreen } from '#screens/caseStudy/CaseStudyScreen.tsx';
import { bootIds } from '#effects/boot/gate.ts';
import { useUnlock } from '#screens/protected/useUnlock.ts';
import { PageScreen } from '#screens/page/PageScreen.tsx';
import { ProjectScreen } from '#screens/project/ProjectScreen.tsx';
import { preloadParts } from '#ui/loadable.ts';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { find } from '../ui/mount.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const site = {
  origin: 'https://example.com',
  base: '',
  prefix: '',
  languages: null,
  year: 2031,
  preview: null,
  isExport: false,
};

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
  const queries = createQueries(() => Promise.reject(new Error('Nothing is asked')));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  // Casts: the fields that are read.
  const set = (key: readonly string[], data: unknown) => client.setQueryData(key, data as null);
  set(queries.settings().queryKey, null);
  set(queries.projectCount().queryKey, 0);
  for (const document of [sealed('one', 'wrong'), sealed('two')]) {
    const { uid } = document;
    set(queries.document('project', uid).queryKey, document);
    set(queries.document('page', uid).queryKey, document);
    set(queries.caseStudy(uid).queryKey, { caseStudy: document, project: null });
    for (const type of ['project', 'case_study'] as const)
      set(queries.next(type, uid).queryKey, null);
  }
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <AnswersContext value={queryAnswers(client)}>
        <QueriesContext value={queries}>
          <SiteContext value={site}>
            <MemoryRouter initialEntries={[`/${folder}/one`]}>
              <RouteLink to={`/${folder}/two`}>Two</RouteLink>
              <Routes>
                <Route path={`/${folder}/:uid`} element={<Screen />} />
              </Routes>
            </MemoryRouter>
          </SiteContext>
        </QueriesContext>
      </AnswersContext>,
    ),
  );
  const field = () => container.querySelector<HTMLInputElement>('[type=password]');
  expect(container.textContent).toContain('Incorrect Password');
  field()?.blur();
  await act(async () => container.querySelector<HTMLElement>(`[href="/${folder}/two"]`)?.click());
  expect(container.querySelector<HTMLInputElement>('[type=hidden]')?.value).toBe('two');
  expect(container.textContent).not.toContain('Incorrect Password');
  expect(document.activeElement).toBe(field());
  await act(async () => root.unmount());
  container.remove();
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
