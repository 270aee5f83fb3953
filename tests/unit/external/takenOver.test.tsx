// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { queryAnswers } from '#app/answers/queryAnswers.ts';
import { AnswersContext } from '#content/answers.ts';
import type { ExternalClient } from '#external/client/createExternalClient.ts';
import { ExternalContext } from '#external/ExternalSource.ts';
import { externalProjectQuery } from '#external/externalProjectQuery.ts';
import { readProject } from '#external/markup/parseOnServer.ts';
import { ExternalProject } from '#screens/external/ExternalProject.tsx';
import { panelQuery, preloadPanel } from '#screens/external/panelQuery.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeAll(preloadPanel);

afterEach(() => vi.restoreAllMocks());

const page = (queryClient: QueryClient, get: ExternalClient['get'], id: string) => (
  <AnswersContext value={queryAnswers(queryClient)}>
    <ExternalContext value={{ client: { get }, reader: async () => readProject }}>
      <ExternalProject id={id} />
    </ExternalContext>
  </AnswersContext>
);

/** The service's response without videos: the test browser would load their frames. */
function answerOf(id: string): unknown {
  const { project } = JSON.parse(readFileSync(`content/behance/${id}.json`, 'utf8'));
  const modules = project.modules.filter(({ type }: { type: string }) => !/video|embed/.test(type));
  return { http_code: 200, project: { ...project, modules } };
}

test.each(['430000117', '430000242'])(
  'the project %s hydrates as it was sent, without another request',
  async (id) => {
    const server = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const source = { client: { get: async () => answerOf(id) }, reader: async () => readProject };
    await server.prefetchQuery(externalProjectQuery(id, source));
    const html = renderToString(page(server, source.client.get, id));
    expect(html).toContain('data-stands');
    const container = document.createElement('div');
    container.innerHTML = html
      .replaceAll('<iframe', '<article')
      .replaceAll('</iframe', '</article');
    document.body.append(container);

    const browser = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    hydrate(browser, JSON.parse(JSON.stringify(dehydrate(server))));
    const get = vi.fn<ExternalClient['get']>();
    const problems = vi.spyOn(console, 'error');
    const mismatch = vi.fn<(error: unknown) => void>();
    const section = container.querySelector('section');
    const root = await act(async () =>
      hydrateRoot(container, page(browser, get, id), { onRecoverableError: mismatch }),
    );
    expect(get).not.toHaveBeenCalled();
    expect(container.querySelector('section')).toBe(section);
    expect(container.querySelector('[data-leaving]')).toBeNull();
    expect(mismatch).not.toHaveBeenCalled();
    expect(problems).not.toHaveBeenCalled();
    act(() => root.unmount());
  },
);

test('the code that renders a project is not in the state', () => {
  const server = new QueryClient();
  renderToString(page(server, vi.fn<ExternalClient['get']>(), '7'));
  const keys = dehydrate(server).queries.map(({ queryKey }) => queryKey);
  expect(keys).not.toContainEqual(panelQuery.queryKey);
});
