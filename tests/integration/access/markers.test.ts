import { beforeAll, describe, expect, test } from 'vitest';
import { crawl, found, missing } from './crawl.ts';
import { EXTERNAL_ID, PASSWORDS, plantContent } from './planted.ts';
import { exchange, openSite, unlock, type Exchange } from './site.ts';

const planted = await plantContent();
const site = await openSite(planted.contentDir);

const isProtectedPath = (path: string) =>
  /^\/(project|case-study)\/(vault|cellar|vault-study)|^\/behind-the-vault/.test(path);

describe('before a password is entered', () => {
  let responses: Exchange[];
  beforeAll(async () => {
    responses = await crawl(site.app);
  }, 400_000);

  test('the crawl finds every kind of page and response', () => {
    const paths = responses.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(120);
    for (const path of ['/project/vault', '/case-study/vault-study', '/doors', '/sitemap.xml']) {
      expect(responses.find((response) => response.path === path)?.status, path).toBe(200);
    }
    expect(planted.vault.size).toBeGreaterThan(100);
  });

  test('no text of a protected field, and no password, is in any byte of any response', () => {
    const secrets = { ...PASSWORDS, demo: 'nightshift', other: 'waningday' };
    const words = [...planted.vault, ...planted.cellar, ...Object.entries(secrets)];
    expect(found(responses, new Map(words))).toEqual([]);
    expect(responses.filter(({ body }) => /"password"\s*:/.test(body))).toEqual([]);
  });

  test('pages of protected projects forbid indexing and caching', () => {
    const pages = responses.filter(({ path }) => isProtectedPath(path));
    expect(pages.length).toBeGreaterThan(4);
    for (const { headers, body, path, status } of pages) {
      if (status === 404) continue;
      expect(headers.get('cache-control'), path).toBe('private, no-store');
      expect(headers.get('x-robots-tag'), path).toBe('noindex');
      if (body) expect(body, path).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test('the sitemap lists none of them', () => {
    const sitemap = responses.find(({ path }) => path === '/sitemap.xml')?.body ?? '';
    expect(sitemap).toContain('/case-study/low-tide</loc>');
    for (const uid of ['vault', 'vault-study', 'cellar', 'night-ward', 'hush-watch']) {
      expect(sitemap).not.toContain(`/${uid}</loc>`);
    }
  });

  test('their media respond with 404, under any spelling', async () => {
    const [file = ''] = planted.vaultMedia;
    const spellings = [
      ...planted.vaultMedia,
      ...planted.cellarMedia,
      `${file}?w=320&auto=format`,
      file.replace('v', '%76'),
      file.toUpperCase(),
      `%2e/${file}`,
      `../media/${file}`,
      `/${file}`,
      `${file}/`,
      `${file}%00`,
      `%252e/${file}`,
    ];
    for (const spelling of spellings) {
      const { status } = await exchange(site.app, `/media/${spelling}`);
      expect([400, 404], spelling).toContain(status);
    }
    const cover = await exchange(site.app, '/media/cover-night-ward.webp');
    expect(cover.status).toBe(200);
    expect(cover.headers.get('cache-control')).toContain('public');
  });
});

describe('with the password of one project', () => {
  let responses: Exchange[];
  let cookie: string;
  beforeAll(async () => {
    cookie = await unlock(site.app, 'vault', PASSWORDS.vault);
    responses = await crawl(site.app, cookie);
  }, 400_000);

  test('the same pages respond with 404 for others, in every coding', async () => {
    const paths = responses.filter((response) => found([response], planted.vault).length > 0);
    for (const coding of ['br', 'gzip', 'identity']) {
      const init = { headers: { 'accept-encoding': coding } };
      const others = await Promise.all(paths.map(({ path }) => exchange(site.app, path, init)));
      expect(found(others, planted.vault), coding).toEqual([]);
      const codings = others.map(({ headers }) => headers.get('content-encoding') ?? 'identity');
      expect(codings).toContain(coding);
    }
  });

  test('every marker of it is served, no marker of another project, and no password', () => {
    expect(missing(responses, planted.vault)).toEqual([]);
    expect(found(responses, planted.cellar)).toEqual([]);
    expect(found(responses, new Map([['password', PASSWORDS.vault]]))).toEqual([]);
    expect(responses.filter(({ body }) => /"password"\s*:/.test(body))).toEqual([]);
  });

  test('no response with its text may be cached or indexed', () => {
    const opened = responses.filter((response) => found([response], planted.vault).length > 0);
    expect(opened.length).toBeGreaterThan(5);
    for (const { headers, path } of opened) {
      const isData = path.startsWith('/api/v2');
      const expected = isData ? 'private, no-store, no-transform' : 'private, no-store';
      expect(headers.get('cache-control'), path).toBe(expected);
      if (isData) expect(headers.get('content-encoding'), path).toBeNull();
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
    }
  });

  test('its media are served whole, in ranges and resized, and never cached', async () => {
    const [file = ''] = planted.vaultMedia;
    const video = planted.vaultMedia.find((name) => name.endsWith('.mp4')) ?? '';
    const getMedia = (path: string, headers = {}) =>
      exchange(site.app, path, { headers: { cookie, ...headers } });
    const whole = await getMedia(`/media/${file}`);
    const made = await getMedia(`/media/${file}?w=64&auto=format`, { accept: 'image/webp' });
    const part = await getMedia(`/media/${video}`, { range: 'bytes=0-99' });
    expect([whole.status, made.status, part.status]).toEqual([200, 200, 206]);
    for (const { headers } of [whole, made, part]) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await getMedia(`/media/${planted.cellarMedia[0]}`)).status).toBe(404);
  });
});

describe('with the passwords of two', () => {
  test('both are served, including the external project and its media', async () => {
    const first = await unlock(site.app, 'vault', PASSWORDS.vault);
    const cookie = await unlock(site.app, 'cellar', PASSWORDS.cellar, first);
    const responses = await crawl(site.app, cookie);
    expect(missing(responses, planted.vault)).toEqual([]);
    expect(missing(responses, planted.cellar)).toEqual([]);
    const headers = { cookie };
    const external = await exchange(site.app, `/external/v2/projects/${EXTERNAL_ID}`, { headers });
    expect(external.headers.get('cache-control')).toBe('private, no-store');
    expect((await exchange(site.app, `/media/${planted.cellarMedia[0]}`, { headers })).status).toBe(
      200,
    );
  }, 400_000);

  test('an external project is on its page for visitors who have unlocked it, and for no others', async () => {
    const secrets = planted.cellar.get('external text') ?? '';
    const cookie = await unlock(site.app, 'cellar', PASSWORDS.cellar);
    const opened = await exchange(site.app, '/project/cellar', { headers: { cookie } });
    expect(opened.body.split('id="state"')[0]).toContain(secrets);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    const other = await unlock(site.app, 'vault', PASSWORDS.vault);
    for (const headers of [{}, { cookie: other }]) {
      const closed = await exchange(site.app, '/project/cellar', { headers });
      expect(closed.body.includes(secrets)).toBe(false);
      expect(closed.body.includes(EXTERNAL_ID)).toBe(false);
    }
  });
});
