// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryAnswers } from '#app/answers/queryAnswers.ts';
import { AnswersContext } from '#content/answers.ts';
import type { ProjectCard } from '#content/cards.ts';
import { createQueries, QueriesContext } from '#content/queries.ts';
import { NextProject } from '#screens/next/NextProject.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { waitFor } from '../../support/waitFor.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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

it('stands in the footer of each page, from one project to the next', async () => {
  vi.stubGlobal('IntersectionObserver', NothingInView);
  const queries = createQueries(() => Promise.reject(new Error('Nothing is asked')));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const answer = (uid: string, next: string) => {
    const title = [{ type: 'paragraph', text: next, spans: [] }];
    const data = { project_title: title, case_study: {}, use_spread: 'Yes', cover: [] };
    // Cast: the fields that are read of a card.
    const card = { id: next, uid: next, tags: [], data } as unknown as ProjectCard;
    client.setQueryData(queries.next('project', uid).queryKey, card);
  };
  answer('one', 'two');
  answer('two', 'three');
  answer('three', 'one');
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
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const link = () => container.querySelector<HTMLElement>('footer [data-next] a');
  const shown = () => link()?.textContent;
  const follow = () => act(async () => link()?.click());
  await act(async () =>
    root.render(
      <AnswersContext value={queryAnswers(client)}>
        <QueriesContext value={queries}>
          <MemoryRouter initialEntries={['/project/one']}>
            <Page />
          </MemoryRouter>
        </QueriesContext>
      </AnswersContext>,
    ),
  );
  await act(async () => {
    window.dispatchEvent(new Event('keydown'));
    await waitFor(() => expect(shown()).toBe('two'));
  });
  await follow();
  expect(shown()).toBe('three');
  await follow();
  expect(shown()).toBe('one');
  await act(async () => container.querySelector<HTMLElement>('[href="/about"]')?.click());
  expect(shown()).toBeUndefined();
  act(() => root.unmount());
});
