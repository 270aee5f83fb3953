import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createContentFolder, type ContentFolder } from '../../support/contentFolder.ts';
import { exchange, openSite, type TestSite } from '../access/site.ts';

let folder: ContentFolder;
let site: TestSite;

beforeAll(async () => {
  folder = await createContentFolder();
  await folder.write('repository.json', {
    name: 'small',
    visibility: 'open',
    languages: [
      { id: 'en-gb', name: 'English' },
      { id: 'fr-fr', name: 'Français' },
    ],
  });
  await folder.write('documents/home/home.json', { data: { meta_title: 'Home', slices: [] } });
  site = await openSite(folder.contentDir);
});
afterAll(() => folder.remove());
afterEach(() => vi.restoreAllMocks());

const ask = (path: string, init?: RequestInit) => exchange(site.app, path, init);

test.each([
  ['/PORTFOLIO', '/portfolio'],
  ['/portfolio////?z=1', '/portfolio?z=1'],
  ['/%70ortfolio', '/portfolio'],
  ['/Project/one?utm_source=a&b=%20c', '/project/one?utm_source=a&b=%20c'],
  ['/categories/Web/', '/categories/web'],
  ['/FR-FR/Portfolio', '/fr-fr/portfolio'],
  ['/FR-FR/feed.xml', '/fr-fr/feed.xml'],
  ['//sitemap.xml', '/sitemap.xml'],
  ['//evil.example/about', '/evil.example/about'],
  ['/\\evil.example', '/evil.example'],
])('%s is answered 308 to %s', async (path, location) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask(path, { method });
    expect([status, headers.get('location'), body]).toEqual([308, location, '']);
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

test.each([
  '/',
  '/portfolio',
  '/portfolio?',
  '/project/one?utm_source=a&fbclid=b',
  '/categories/web',
  '/fr-fr/portfolio',
  '/fr-fr/feed.xml',
  // Clients resolve these, and so does every server, before the address is read.
  '/somewhere/../portfolio',
  '/./portfolio',
])('%s is answered where it is', async (path) => {
  expect((await ask(path)).status).toBe(200);
});

test('an address leads to where a page is, once', async () => {
  for (const path of ['/PROJECT//one/', '/Fr-Fr//PROJECTS', '/Categories/%57eb']) {
    const { headers } = await ask(path);
    expect((await ask(headers.get('location') ?? '')).status, path).toBe(200);
  }
});

test('what is not read is not led elsewhere', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect((await ask('/PORTFOLIO/', { method })).status).toBe(405);
  }
});

test('a password in another spelling of an address still leads to the page without it', async () => {
  const { status, headers } = await ask('/PROJECT//one/?password=x');
  expect([status, headers.get('location')]).toEqual([303, '/project/one']);
});

test('addresses that are not UTF-8 are missing pages, and write nothing to the log', async () => {
  const lines = (['warn', 'error', 'info', 'log'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => {}),
  );
  const paths = ['/%E0%A4%A', '/%', '/project/%ff', '/fr-fr/%C3%28', '/categories/%80'];
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

test('a category of two words is cached, in both spellings', async () => {
  await folder.write('documents/project/two-words.json', {
    tags: ['Product Design'],
    data: { title: 'Two words', project_date: '2020-01-01' },
  });
  const other = await openSite(folder.contentDir);
  for (const path of ['/categories/product%20design', '/categories/product-design']) {
    expect((await exchange(other.app, path)).status).toBe(200);
    const { headers } = await exchange(other.app, `${path}?utm_source=a`);
    expect(headers.get('server-timing'), path).toContain('hit');
  }
});
