import { afterEach, expect, test, vi } from 'vitest';
import { createContentFolder, IN_TWO_LANGUAGES, project } from '../../support/contentFolder.ts';
import { exchange, openSite } from '../access/site.ts';

const folder = await createContentFolder(
  {
    'project/two': {
      ...project('Two', '2023-05-01', ['Product Design']),
      previous_uids: ['earlier'],
    },
    'project_list/best': { previous_uids: ['good'], data: { list_name: 'Best' } },
    'home/home': { data: { meta_title: 'Home', slices: [] } },
  },
  IN_TWO_LANGUAGES,
);
const site = await openSite(folder.contentDir);
afterEach(() => vi.restoreAllMocks());

const ask = (path: string, init?: RequestInit) => exchange(site.app, path, init);

test.each([
  ['/portfolio////?z=1', '/portfolio?z=1'],
  ['/Project/%6fne?utm_source=a&b=%20c', '/project/one?utm_source=a&b=%20c'],
  ['/categories/Web/', '/categories/web'],
  ['/FR-FR//Portfolio', '/fr-fr/portfolio'],
  ['/FR-FR/feed.xml', '/fr-fr/feed.xml'],
])('%s is answered 308 to %s, where the page is', async (path, location) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask(path, { method });
    expect([status, headers.get('location'), body]).toEqual([308, location, '']);
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  expect((await ask(location)).status).toBe(200);
});

test('what is not read is not led elsewhere', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect((await ask('/PORTFOLIO/', { method })).status).toBe(405);
  }
});

test('addresses that are not UTF-8 are missing pages, and write nothing to the log', async () => {
  const lines = (['warn', 'error', 'info', 'log'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  const paths = ['/%E0%A4%A', '/%', '/fr-fr/%C3%28', '/categories/%80'];
  for (const path of paths) {
    const { status, headers } = await ask(path);
    expect(status, path).toBe(308);
    expect((await ask(headers.get('location') ?? '')).status, path).toBe(404);
  }
  expect((await ask(`/cards/%E0%A4%A/${'x'.repeat(22)}.jpg`)).status).toBe(404);
  const form = { uid: 'one', password: 'x', from: '/%E0%A4%A' };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = String(new URLSearchParams(form));
  expect((await ask('/api/unlock', { method: 'POST', headers, body })).status).toBe(401);
  expect(lines.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('the former address of a page leads to its present one with its query, also once that is cached', async () => {
  for (const query of ['?a=1&b=2', '', '?utm_source=%C3%BC', '?a=1&b=2']) {
    const { status, headers } = await ask(`/project/earlier${query}`);
    expect([status, headers.get('location')]).toEqual([308, `/project/two${query}`]);
    // A browser that stored it for good would never see the page again if it moved back.
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  expect((await ask('/portfolio/good')).headers.get('location')).toBe('/portfolio/best');
  expect((await ask('/project/two')).status).toBe(200);
  expect((await ask('/project/never')).status).toBe(404);
});

test('a category of two words is cached, in both spellings', async () => {
  for (const path of ['/categories/product%20design', '/categories/product-design']) {
    expect((await ask(path)).status).toBe(200);
    const { headers } = await ask(`${path}?utm_source=a`);
    expect(headers.get('server-timing'), path).toContain('hit');
  }
});
