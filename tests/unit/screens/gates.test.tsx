// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { queryAnswers } from '#app/answers/queryAnswers.ts';
import { AnswersContext } from '#content/answers.ts';
import { PROTECTION_KEY, type Protection } from '#content/protection.ts';
import { CaseStudyScreen } from '#screens/caseStudy/CaseStudyScreen.tsx';
import { bootIds } from '#effects/boot/gate.ts';
import { useUnlock } from '#screens/protected/useUnlock.ts';
import { PageScreen } from '#screens/page/PageScreen.tsx';
import { ProjectScreen } from '#screens/project/ProjectScreen.tsx';
import { preloadParts } from '#ui/loadable.ts';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { inSite, queries } from '../../support/inSite.tsx';
import { click, find, mount } from '../ui/mount.tsx';

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
