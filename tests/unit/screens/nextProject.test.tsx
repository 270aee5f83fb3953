// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { NextProject } from '#screens/next/NextProject.tsx';
import { RouteLink } from '#ui/links/RouteLink.tsx';
import { inSite, queries } from '../../support/inSite.tsx';
import { waitFor } from '../../support/waitFor.ts';
import { click, find, mount } from '../ui/mount.tsx';

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
