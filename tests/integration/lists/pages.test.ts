import { describe, expect, test } from 'vitest';
import { createContentFolder, IN_TWO_LANGUAGES, project } from '../../support/contentFolder.ts';
import { openSite, ORIGIN } from '../access/site.ts';

/** Of all projects; 'one' and 'two' of the folder are the newest. */
const COUNT = 203;
const projects: Record<string, unknown> = {};
for (let at = 1; at <= COUNT - 2; at += 1) {
  const tags = at <= 101 ? ['Motion Design'] : [];
  projects[`project/p-${at}`] = project(`P ${at}`, '2020-01-01', tags);
  if (at <= 99) projects[`project/p-${at}.fr-fr`] = project('F', '2020-01-01', tags);
}
const folder = await createContentFolder(projects, IN_TWO_LANGUAGES);
const site = await openSite(folder.contentDir);

const get = async (path: string) => {
  const response = await site.app.request(ORIGIN + path);
  return { response, text: await response.text() };
};
const titles = (text: string) => text.match(/<h2[^>]*>/g)?.length ?? 0;

describe('all projects', () => {
  test.each([
    ['/portfolio', 100, null, '/portfolio/page/2'],
    ['/portfolio/page/2', 100, '/portfolio', '/portfolio/page/3'],
    ['/portfolio/page/3', 3, '/portfolio/page/2', null],
    ['/categories/motion%20design', 100, null, '/categories/motion%20design/page/2'],
    ['/categories/motion-design/page/2', 1, '/categories/motion-design', null],
  ])('%s has %i, and real links to the pages beside it', async (path, count, newer, older) => {
    const { response, text } = await get(path);
    expect(response.status).toBe(200);
    expect(titles(text)).toBe(count);
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
    for (const [rel, words, to] of [
      ['prev', 'Newer Projects', newer],
      ['next', 'Older Projects', older],
    ] as const) {
      const named = `<link rel="${rel}" href="${ORIGIN}${to}"`;
      if (to === null) expect(text).not.toContain(words);
      else {
        expect(text).toContain(named);
        expect(text).toMatch(new RegExp(`<a[^>]* href="${to}"[^>]*>.{0,99}${words}`));
      }
    }
  });

  test('a page after the first has a title of its own, and numbers its projects on', async () => {
    const { text } = await get('/portfolio/page/3');
    expect(text).toContain('<title>All Projects, Page 3 of 3');
    expect(text).toContain('"position":203');
    expect((await get('/portfolio')).text).toContain('<title>All Projects<');
  });

  test.each([
    ['/portfolio/page/4', 404],
    ['/portfolio/page/0', 404],
    ['/portfolio/page/02', 404],
    ['/portfolio/page/2.5', 404],
    ['/portfolio/page/two', 404],
    ['/portfolio/page/99999999', 404],
    ['/portfolio/page', 404],
    ['/categories/web/page/2', 404],
    ['/categories/nothing/page/2', 404],
  ])('%s answers with %i', async (path, status) => {
    expect((await get(path)).response.status).toBe(status);
  });

  test.each([
    ['/portfolio/page/1', '/portfolio'],
    ['/fr-fr/categories/motion-design/page/1', '/fr-fr/categories/motion-design'],
    ['/Portfolio/Page/2', '/portfolio/page/2'],
  ])('%s leads to %s', async (path, to) => {
    const { response } = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  test('a language has as many pages as its own projects need', async () => {
    expect((await get('/fr-fr/portfolio')).text).not.toContain('Projets plus anciens');
    const { response, text } = await get('/fr-fr/portfolio/page/2');
    expect(response.status).toBe(404);
    // The language that has it is offered.
    expect(text).toContain('href="/portfolio/page/2"');
    const own = (await get('/portfolio/page/2')).text;
    expect(own.match(/<link rel="alternate" hrefLang[^>]*>/g)).toBeNull();
  });

  test('the sitemap names each page, and no project is on none of them', async () => {
    const { text: sitemap } = await get('/sitemap.xml');
    const lists = [...sitemap.matchAll(/<loc>[^<]*?(\/portfolio[^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(lists).toEqual(['/portfolio', '/portfolio/page/2', '/portfolio/page/3', '/portfolio']);
    expect(sitemap).toContain('/categories/motion%20design/page/2</loc>');
    const pages = await Promise.all([...new Set(lists)].map(get));
    const found = new Set(pages.flatMap(({ text }) => text.match(/P \d+(?=<)/g) ?? []));
    expect(found.size).toBe(COUNT - 2);
  });
});
