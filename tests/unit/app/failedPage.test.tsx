// @vitest-environment happy-dom
import type { DehydratedState } from '@tanstack/react-query';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { App } from '#app/App.tsx';
import type { AppContext } from '#app/appContext.ts';
import { createSiteHistory } from '#app/navigation/siteHistory.ts';
import { SiteRouter } from '#app/navigation/SiteRouter.tsx';
import { laterAnswers } from '#app/answers/laterAnswers.ts';
import { pageAnswers } from '#app/answers/pageAnswers.ts';
import { Root } from '#app/Root.tsx';
import { createRoutes } from '#app/routes.ts';
import { render } from '#app/server.tsx';
import { matchRoute } from '#app/siteRoute.ts';
import { documentScripts } from '#app/scriptAccess.ts';
import type { Fetchers } from '#content/fetchers.ts';
import { createQueries } from '#content/queries.ts';
import { embeddedService } from '#external/client/serviceBase.ts';
import { createLanguage } from '#ui/words/language.ts';
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
  const queries = JSON.parse(JSON.stringify(page.state.queries)) as DehydratedState;
  const context: AppContext = {
    answers: pageAnswers(queries, async () => laterAnswers(queries)),
    queries: createQueries((_key, fetch) => fetch(responses)),
    site: {
      origin: 'http://localhost',
      prefix: '',
      languages: null,
      year: page.state.year,
      preview: null,
      isExport: false,
    },
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
  await act(async () =>
    hydrateRoot(
      root,
      <App context={context} language={createLanguage('en')}>
        <SiteRouter history={createSiteHistory(ADDRESS, () => true)} prefix="" prepare={() => {}}>
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
});
