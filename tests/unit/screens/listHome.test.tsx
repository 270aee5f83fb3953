import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { queryAnswers } from '#app/answers/queryAnswers.ts';
import { AnswersContext } from '#content/answers.ts';
import { createQueries, QueriesContext } from '#content/queries.ts';
import { SiteContext } from '#content/site.ts';
import { ListHomeScreen } from '#screens/home/ListHomeScreen.tsx';
import { Head } from '#screens/shared/Head.tsx';

const queries = createQueries(() => Promise.reject(new Error('Nothing is asked')));

function render(path: string): string {
  const client = new QueryClient();
  // Casts: the fields that are read.
  const set = (key: readonly string[], data: unknown) => client.setQueryData(key, data as null);
  set(queries.settings().queryKey, {
    data: { name: 'Your Name', meta_title: 'Your Name, Designer', profile_links: [] },
  });
  set(queries.home().queryKey, { data: { slices: [] } });
  set(queries.list('empty').queryKey, { name: '', cards: [] });
  set(queries.list('named').queryKey, { name: 'Tides', cards: [] });
  return renderToStaticMarkup(
    <AnswersContext value={queryAnswers(client)}>
      <QueriesContext value={queries}>
        <SiteContext
          value={{
            origin: 'https://example.com',
            base: '',
            prefix: '',
            languages: null,
            year: 2031,
            preview: null,
            isExport: false,
          }}
        >
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/portfolio/:uid" element={<ListHomeScreen />} />
              <Route path="*" element={<Head title="" />} />
            </Routes>
          </MemoryRouter>
        </SiteContext>
      </QueriesContext>
    </AnswersContext>,
  );
}

it.each([
  ['/portfolio/named', 'Tides, Your Name', 'Tides'],
  ['/portfolio/empty', 'Projects, Your Name', 'Projects'],
  ['/about', 'Your Name, Designer', 'Your Name, Designer'],
])('%s has the title %j, also where its own is empty', (path, title, shared) => {
  const html = render(path);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${shared}"/>`);
});
