import { readdirSync } from 'node:fs';
import type { Hono } from 'hono';
import { beforeAll, describe, expect, test } from 'vitest';
import { OWN_NAMES, refuseUid, reservedAddress } from '#content/ownAddresses.ts';
import { createContentFolder, IN_TWO_LANGUAGES } from '../support/contentFolder.ts';
import { createSnapshotSource } from '#prismic-folder';
import { openWriting } from '../../packages/prismic-folder/src/migrate/createWriteApi.ts';
import { openSite, ORIGIN, type TestSite } from './access/site.ts';
import { asOwner, openEditedSite } from './editor/site.ts';

const LANGUAGES = [{ id: 'en-gb' }, { id: 'fr-fr' }];

test.each([
  ['page', 'portfolio', '/portfolio is an address of the site itself'],
  ['page', 'edit', '/edit is an address of the site itself'],
  ['page', 'Media', '/Media is an address of the site itself'],
  ['page', 'sitemap.xml', '/sitemap.xml is an address of the site itself'],
  ['page', 'sitemap-2.xml', '/sitemap-2.xml is an address of the site itself'],
  ['page', 'fr-fr', '/fr-fr is the address of a language'],
  ['page', 'de-de', null],
  ['page', 'portfolio-2', null],
  ['project', 'portfolio', null],
  ['settings', null, null],
])('reservedAddress of %s %j is %j', (type, uid, reason) => {
  expect(reservedAddress({ type, uid }, LANGUAGES)).toBe(reason);
});

/** What the routes of a server answer at: their first parts, without those of documents and of development. */
const firstParts = (app: unknown) =>
  // Cast: the app is one of Hono's, which lists its routes.
  (app as Hono).routes.flatMap(({ path }) => /^\/([^/:*]+)/.exec(path)?.[1] ?? []);

describe('a site', () => {
  let site: TestSite;
  beforeAll(async () => {
    const pages = ['portfolio', 'about', 'fr-fr'].map((uid) => [
      `page/${uid}`,
      { data: { title: uid } },
    ]);
    const folder = await createContentFolder(Object.fromEntries(pages), IN_TWO_LANGUAGES);
    site = await openSite(folder.contentDir);
  });

  test('answers at no other first part than those of the list', () => {
    const parts = [...firstParts(site.app), ...readdirSync('public')];
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !OWN_NAMES.has(part))).toEqual([]);
  });

  test('lists a page at its own address only in its sitemap', async () => {
    const text = await (await site.app.request(`${ORIGIN}/sitemap.xml`)).text();
    const paths = [...text.matchAll(/<loc>http:\/\/localhost:3000([^<]*)/g)].map(
      ([, path]) => path,
    );
    expect(paths).toContain('/about');
    expect(paths.filter((path) => path === '/portfolio')).toHaveLength(1);
    expect(paths.filter((path) => path === '/fr-fr')).toHaveLength(0);
  });
});

test('the editor refuses a page at an address of the site, however it comes there, and proposes one', async () => {
  const { ask } = await asOwner(await openEditedSite());
  for (const [path, body, uid] of [
    ['', { type: 'page', uid: 'media', data: {} }, 'media'],
    ['/page/about/duplicate', { name: 'api' }, 'api'],
    ['/page/about/rename', { name: 'portfolio' }, 'portfolio'],
    ['/page/about/translations', { to: 'en-us', name: 'en-gb' }, 'en-gb'],
  ] as const) {
    const { status, json } = await ask('POST', `/edit/api/v1/documents${path}`, body);
    const message = expect.stringMatching(
      new RegExp(`^/${uid} is .*, such as ${uid}-2$`),
    ) as string;
    expect([status, json.error]).toMatchObject([409, { message, at: 'uid' }]);
  }
});

test('Prismic’s Migration API refuses a page at an address of the site', async () => {
  const folder = await createContentFolder();
  const folders = { root: process.cwd(), contentDir: folder.contentDir };
  const snapshots = createSnapshotSource({ ...folders, watch: true });
  const token = 'a-write-token-of-tests';
  const writing = await openWriting({ ...folders, token, snapshots, refuseUid });
  try {
    const { name } = await snapshots.current();
    const write = (uid: string) =>
      writing.source(
        new Request('http://localhost/migration-api/documents', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            repository: name,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ title: 'Cards', type: 'page', lang: 'en-gb', uid, data: {} }),
        }),
      );
    const refused = await write('cards');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('/cards is an address of the site itself');
    expect((await write('cards-2')).status).toBe(201);
  } finally {
    await writing.close();
    await folder.remove();
  }
});
