import { describe, expect, test } from 'vitest';
import { createContentFolder, project } from '../../support/contentFolder.ts';
import { exchange, follow, openSite, searchPath, unlock } from '../access/site.ts';

const page = (title: string, more: object = {}) => ({ ...more, data: { title, slices: [] } });
const home = (title: string) => ({ data: { meta_title: title, slices: [] } });
const sealed = (title: string, password: string | null, more: object = {}) => {
  const { data } = project(title, '2022-05-01', ['Web']);
  return { ...more, data: { ...data, use_spread: 'Yes', meta_title: `Behind ${title}`, password } };
};

const documents = {
  'settings/settings': { data: { name: 'Your Name' } },
  'home/home': home('Home'),
  'home/home.fr-fr': home('Accueil'),
  'page/about': page('About'),
  'page/about.fr-fr': page('À propos', { uid: 'a-propos', previous_uids: ['ancien'] }),
  'page/colophon': page('Colophon'),
  'page/seul.fr-fr': page('Seul'),
  'project/one.fr-fr': project('Un', '2021-05-01', ['Web']),
  // Protected in the master language: so is its translation, whose file has no password.
  'project/vault': sealed('Vault', 'sesame'),
  'project/vault.fr-fr': sealed('Coffre', null),
  // Protected in each language by a password of its own, and under uids of their own.
  'project/cellar': sealed('Cellar', 'downstairs'),
  'project/cellar.fr-fr': sealed('Cave', 'souterrain', { uid: 'cave' }),
};
const folder = await createContentFolder(documents, {
  languages: [
    { id: 'en-gb', name: 'English' },
    { id: 'fr-fr', name: 'Français (France)' },
    { id: 'ar', name: 'Arabic' },
  ],
});
const draft = page('Printemps', { uid: 'a-propos' });
await folder.write('releases/spring/documents/page/about.fr-fr.json', draft);
const site = await openSite(folder.contentDir, {
  previews: { secret: 'anybody', repository: null, service: null },
});

const get = (path: string, init?: RequestInit) => exchange(site.app, path, init);
/** The body, whose bytes an exchange has as latin1. */
const text = async (path: string, init?: RequestInit) =>
  Buffer.from((await get(path, init)).body, 'latin1').toString();

test.each([
  ['/', 200, 'en-GB', 'ltr'],
  ['/fr-fr/a-propos', 200, 'fr-FR', 'ltr'],
  ['/fr-fr/categories/web', 200, 'fr-FR', 'ltr'],
  ['/fr-fr/project/one', 200, 'fr-FR', 'ltr'],
  ['/fr-fr/project/two', 404, 'fr-FR', 'ltr'],
  ['/fr-fr/projects/best', 404, 'fr-FR', 'ltr'],
  ['/seul', 404, 'en-GB', 'ltr'],
  ['/ar', 404, 'ar', 'rtl'],
  ['/ar/portfolio', 200, 'ar', 'rtl'],
  ['/de-de/about', 404, 'en-GB', 'ltr'],
])('%s responds with %i, in %s, written %s', async (path, status, lang, dir) => {
  const { status: found, body } = await get(path);
  expect(found).toBe(status);
  expect(body).toContain(`<html lang="${lang}" dir="${dir}"`);
});

test.each([
  ['/en-gb', '/'],
  ['/en-gb/about?a=1', '/about?a=1'],
  ['/en-gb//evil.test', '/evil.test'],
  ['/fr-fr/ancien', '/fr-fr/a-propos'],
])('%s moved to %s', async (path, location) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('location')]).toEqual([308, location]);
});

test('a page names itself and its versions to search engines', async () => {
  const body = await text('/fr-fr/a-propos');
  const origin = 'http://localhost:3000';
  expect(body).toContain(`<link rel="canonical" href="${origin}/fr-fr/a-propos"/>`);
  expect(body).toContain(`hrefLang="en-GB" href="${origin}/about"`);
  expect(body).toContain(`hrefLang="fr-FR" href="${origin}/fr-fr/a-propos"`);
  expect(body).toContain(`hrefLang="x-default" href="${origin}/about"`);
  expect(body).toContain('<meta property="og:locale" content="fr_FR"/>');
  expect(body).toContain('<meta property="og:locale:alternate" content="en_GB"/>');
  expect(body).toContain('href="/fr-fr/feed.xml"');
});

test('every link and list of a page stays in its language, except to the same page in another', async () => {
  const body = await text('/fr-fr/portfolio');
  const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)];
  expect(links.length).toBeGreaterThan(5);
  for (const [tag, href = ''] of links) {
    if (!tag.includes('hrefLang')) expect(href).toMatch(/^\/fr-fr(\/|$)/);
  }
  expect(body).toContain('>Un<');
  expect(body).not.toContain('>Two<');
  expect(body).toContain('"inLanguage":"fr-FR"');
  // The settings of the master language stand in for missing ones.
  expect(await text('/fr-fr/a-propos')).toContain('À propos, Your Name');
  expect(await text('/colophon')).not.toContain('<link rel="alternate" hrefLang');
});

test('a missing page offers the languages that have it, the master language first', async () => {
  const body = await text('/fr-fr/colophon');
  expect(body).toContain('Elle n’existe pas en Français.');
  expect(body).toMatch(/<a[^>]*href="\/colophon"/);
  expect(await text('/fr-fr/nothing')).not.toContain('Elle n’existe pas');
});

test('the sitemap lists every page with its versions', async () => {
  const body = await text('/sitemap.xml');
  expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const about = body
    .split('<url>')
    .find((part) => part.includes('<loc>http://localhost:3000/about<'));
  expect(about).toContain('hreflang="fr-FR" href="http://localhost:3000/fr-fr/a-propos"');
  expect(about).toContain('hreflang="x-default" href="http://localhost:3000/about"');
  expect(body).toContain('<loc>http://localhost:3000/fr-fr/seul</loc>');
  expect(body).not.toContain('/ar</loc>');
  expect(body).not.toContain('/fr-fr/categories/print');
});

test('each language has a feed', async () => {
  const { status, body } = await get('/fr-fr/feed.xml');
  expect(status).toBe(200);
  expect(body).toContain('xml:lang="fr-FR"');
  expect(body).toContain('<link rel="self" href="http://localhost:3000/fr-fr/feed.xml"/>');
  expect(body).toContain('<title>Un</title>');
  expect(body).not.toContain('<title>Two</title>');
  expect((await get('/de-de/feed.xml')).status).toBe(404);
});

describe('protected work', () => {
  test('a translation without a password is as protected as its master', async () => {
    const body = await text('/fr-fr/project/vault');
    expect(body).toContain('name="uid" value="vault"');
    expect(body).not.toContain('Behind');
    const cookie = await unlock(site.app, 'vault', 'sesame');
    expect(await text('/fr-fr/project/vault', { headers: { cookie } })).toContain('Behind Coffre');
    expect(await text('/project/vault', { headers: { cookie } })).toContain('Behind Vault');
  });

  test('either password opens the work, on the page of either language', async () => {
    for (const path of ['/project/cellar', '/fr-fr/project/cave']) {
      for (const password of ['downstairs', 'souterrain']) {
        const [, uid = ''] = /name="uid" value="([^"]*)"/.exec(await text(path)) ?? [];
        const cookie = await unlock(site.app, uid, password);
        expect(await text(path, { headers: { cookie } }), `${path} ${password}`).toContain(
          'Behind',
        );
      }
    }
  });

  test('a password in an address is taken in its language, and a form without scripts returns there', async () => {
    const taken = await get('/fr-fr/project/cave?password=souterrain&a=1');
    const page = await follow(site.app, taken);
    expect(page.path).toBe('/fr-fr/project/cave?a=1');
    expect(page.body).toContain('Behind Cave');
    expect((await follow(site.app, taken, 'blocked')).body).toContain('Autorisez les cookies');
    const form = await get('/api/unlock', {
      method: 'POST',
      body: new URLSearchParams('uid=cave&password=souterrain&from=/fr-fr/project/cave'),
    });
    expect((await follow(site.app, form)).path).toBe('/fr-fr/project/cave');
    expect(await text('/fr-fr/project/cave')).toContain('name="from" value="/fr-fr/project/cave"');
  });
});

const search = async (q: string, lang?: string) =>
  get(await searchPath(site.app, [q], lang ? { lang } : {}));

test('the public API answers in the languages of the site, and looks in all of them by id only', async () => {
  const q = '[[at(document.type, "page")]]';
  expect((await search(q, 'fr-fr')).body).toContain('"uid":"seul"');
  expect((await search(q)).body).not.toContain('"uid":"seul"');
  expect((await search(q, 'de-de')).status).toBe(400);
  expect((await search(q, '*')).status).toBe(400);
  expect((await search('[[at(my.page.uid, "seul")]]', '*')).status).toBe(400);
  expect((await search('[[at(document.id, "x")]]', '*')).status).toBe(200);
});

test('a preview opens the page of a translation', async () => {
  const q = '[[at(document.type, "page")][at(my.page.uid, "a-propos")]]';
  // Cast: the answer of the Content API.
  const { results } = JSON.parse((await search(q, 'fr-fr')).body) as { results: { id: string }[] };
  const started = await get(`/preview?release=spring&documentId=${results[0]?.id}`);
  const preview = await follow(site.app, started);
  expect(preview.path).toBe('/fr-fr/a-propos');
  expect(preview.body).toContain('Printemps');
});
