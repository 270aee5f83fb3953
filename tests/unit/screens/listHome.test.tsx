import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { ListHomeScreen } from '#screens/home/ListHomeScreen.tsx';
import { Head } from '#screens/shared/Head.tsx';
import { inSite, queries } from '../../support/inSite.tsx';

const settings = { name: 'Your Name', meta_title: 'Your Name, Designer', profile_links: [] };
const ANSWERS = [
  [queries.settings(), { data: settings }],
  [queries.home(), { data: { slices: [] } }],
  [queries.list('empty'), { name: '', cards: [] }],
  [queries.list('named'), { name: 'Tides', cards: [] }],
] as const;

it.each([
  ['/', 'Your Name, Designer', 'Your Name, Designer', ['Your Name']],
  ['/portfolio/named', 'Tides, Your Name', 'Tides', ['Tides']],
  ['/portfolio/empty', 'Projects, Your Name', 'Projects', ['Projects']],
  ['/about', 'Your Name, Designer', 'Your Name, Designer', []],
])(
  '%s has the title %j, also where its own is empty, and a heading',
  (path, title, shared, headings) => {
    const routes = (
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/" element={<HomeScreen />} />
          <Route path="/portfolio/:uid" element={<ListHomeScreen />} />
          <Route path="*" element={<Head title="" />} />
        </Routes>
      </MemoryRouter>
    );
    const html = renderToStaticMarkup(inSite(routes, ANSWERS));
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${shared}"/>`);
    // Home has no slices here.
    expect([...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(headings);
  },
);
