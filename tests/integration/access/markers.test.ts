import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crawl, found, missing } from './crawl.ts';
import { EXTERNAL_ID, PASSWORDS, plantContent, type PlantedContent } from './planted.ts';
import { exchange, inProcess, openSite, unlock, type Exchange, type TestSite } from './site.ts';

let planted: PlantedContent;
let site: TestSite;

beforeAll(async () => {
  planted = await plantContent();
  site = await openSite(planted.contentDir);
}, 400_000);
afterAll(() => planted.remove());

const isSealedPath = (path: string) =>
  /^\/(project|case-study)\/(vault|cellar|vault-study)|^\/behind-the-vault/.test(path);

describe('before a password is entered', () => {
  let answers: Exchange[];
  beforeAll(async () => {
    answers = await crawl(site.app);
  }, 400_000);

  test('the crawl meets every kind of page and answer', () => {
    const paths = answers.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(200);
    for (const path of ['/project/vault', '/case-study/vault-study', '/doors', '/sitemap.xml']) {
      expect(answers.find((answer) => answer.path === path)?.status, path).toBe(200);
    }
    expect(planted.vault.size).toBeGreaterThan(150);
  });

  test('no text of a protected field is in any byte of any response', () => {
    expect(found(answers, planted.vault)).toEqual([]);
    expect(found(answers, planted.cellar)).toEqual([]);
  });

  test('no password is in any answer', () => {
    const words = new Map(Object.entries({ ...PASSWORDS, demo: 'nightshift', other: 'waningday' }));
    expect(found(answers, words)).toEqual([]);
    expect(answers.filter(({ body }) => /"password"\s*:/.test(body))).toEqual([]);
  });

  test('the card and the mark of protection are there', async () => {
    const page = answers.find(({ path }) => path === '/portfolio');
    for (const word of ['Vault', 'What everybody may read of it.', 'Cellar']) {
      expect(page?.body).toContain(word);
    }
    expect(page?.body).toContain('"sealed":true');
  });

  test('pages of protected projects forbid indexing and caching', () => {
    const pages = answers.filter(({ path }) => isSealedPath(path));
    expect(pages.length).toBeGreaterThan(4);
    for (const { headers, body, path, status } of pages) {
      if (status === 404) continue;
      expect(headers.get('cache-control'), path).toBe('private, no-store');
      expect(headers.get('x-robots-tag'), path).toBe('noindex');
      if (body) expect(body, path).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test('sitemap lists none of them', () => {
    const sitemap = answers.find(({ path }) => path === '/sitemap.xml')?.body ?? '';
    expect(sitemap).toContain('/case-study/low-tide</loc>');
    for (const uid of ['vault', 'vault-study', 'cellar', 'night-ward', 'hush-watch']) {
      expect(sitemap).not.toContain(`/${uid}</loc>`);
    }
  });

  test('their media are not there, under any spelling', async () => {
    const [file = ''] = planted.vaultMedia;
    const spellings = [
      ...planted.vaultMedia,
      ...planted.cellarMedia,
      `${file}?w=320&auto=format`,
      `${file}?rect=0,0,10,10`,
      file.replace('v', '%76'),
      file.replace('.', '%2E'),
      file.toUpperCase(),
      `%2e/${file}`,
      `./${file}`,
      `../media/${file}`,
      `/${file}`,
      `${file}/`,
      `${file}%00`,
      `%252e/${file}`,
    ];
    for (const spelling of spellings) {
      for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': '*' }]) {
        const { status } = await exchange(site.app, `/media/${spelling}`, { headers });
        expect([400, 404], spelling).toContain(status);
      }
    }
    const { headers, status } = await exchange(site.app, `/media/${file}`, { method: 'HEAD' });
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBe('no-store');
    const cover = await exchange(site.app, '/media/cover-night-ward.webp');
    expect(cover.status).toBe(200);
    expect(cover.headers.get('cache-control')).toContain('public');
  });
});

describe('with the password of one project', () => {
  let answers: Exchange[];
  let cookie: string;
  beforeAll(async () => {
    cookie = await unlock(site.app, 'vault', PASSWORDS.vault);
    answers = await crawl(site.app, cookie);
  }, 400_000);

  // Elsewhere the platform packs.
  inProcess()('the same pages are not there for others, however they are packed', async () => {
    const paths = answers.filter((answer) => found([answer], planted.vault).length > 0);
    for (const coding of ['br', 'gzip', 'identity']) {
      const init = { headers: { 'accept-encoding': coding } };
      const others = await Promise.all(paths.map(({ path }) => exchange(site.app, path, init)));
      expect(found(others, planted.vault), coding).toEqual([]);
      const codings = others.map(({ headers }) => headers.get('content-encoding') ?? 'identity');
      expect(codings).toContain(coding);
    }
  });

  test('every word of it is there', () => {
    expect(missing(answers, planted.vault)).toEqual([]);
  });

  test('none of another protected project is', () => {
    expect(found(answers, planted.cellar)).toEqual([]);
  });

  test('its password still is not', () => {
    expect(found(answers, new Map([['password', PASSWORDS.vault]]))).toEqual([]);
    expect(answers.filter(({ body }) => /"password"\s*:/.test(body))).toEqual([]);
  });

  test('no response with its text may be cached or indexed', () => {
    const opened = answers.filter((answer) => found([answer], planted.vault).length > 0);
    expect(opened.length).toBeGreaterThan(5);
    for (const { headers, path } of opened) {
      const isData = path.startsWith('/api/v2');
      const expected = isData ? 'private, no-store, no-transform' : 'private, no-store';
      expect(headers.get('cache-control'), path).toBe(expected);
      if (isData) expect(headers.get('content-encoding'), path).toBeNull();
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
    }
    for (const { headers, path } of answers.filter(({ path }) => isSealedPath(path))) {
      if (/cellar/.test(path)) continue;
      if (headers.get('content-type')?.includes('html')) {
        expect(headers.get('cache-control'), path).toBe('private, no-store');
      }
    }
  });

  test('what everybody gets is the same as for everybody', async () => {
    for (const path of ['/sitemap.xml', '/feed.xml', '/api/v2/tags']) {
      const own = answers.find((answer) => answer.path === path);
      expect(own?.body).toBe((await exchange(site.app, path)).body);
    }
  });

  test('its media are there, whole, in ranges and resized, and never cached', async () => {
    const [file = ''] = planted.vaultMedia;
    const film = planted.vaultMedia.find((name) => name.endsWith('.mp4')) ?? '';
    const ask = (path: string, headers = {}) =>
      exchange(site.app, path, { headers: { cookie, ...headers } });
    const whole = await ask(`/media/${file}`);
    const made = await ask(`/media/${file}?w=64&auto=format`, { accept: 'image/webp' });
    const part = await ask(`/media/${film}`, { range: 'bytes=0-99' });
    expect([whole.status, made.status, part.status]).toEqual([200, 200, 206]);
    for (const { headers } of [whole, made, part]) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await ask(`/media/${planted.cellarMedia[0]}`)).status).toBe(404);
  });
});

describe('with the passwords of two', () => {
  test('both are there, the external project and its media among them', async () => {
    const first = await unlock(site.app, 'vault', PASSWORDS.vault);
    const cookie = await unlock(site.app, 'cellar', PASSWORDS.cellar, first);
    const answers = await crawl(site.app, cookie);
    expect(missing(answers, planted.vault)).toEqual([]);
    expect(missing(answers, planted.cellar)).toEqual([]);
    const headers = { cookie };
    const external = await exchange(site.app, `/external/v2/projects/${EXTERNAL_ID}`, { headers });
    expect(external.headers.get('cache-control')).toBe('private, no-store');
    expect((await exchange(site.app, `/media/${planted.cellarMedia[0]}`, { headers })).status).toBe(
      200,
    );
  }, 400_000);

  test('an external project is on its page for visitors who have unlocked it, and for no others', async () => {
    const words = planted.cellar.get('external text') ?? '';
    const cookie = await unlock(site.app, 'cellar', PASSWORDS.cellar);
    const opened = await exchange(site.app, '/project/cellar', { headers: { cookie } });
    expect(opened.body.split('id="state"')[0]).toContain(words);
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    const other = await unlock(site.app, 'vault', PASSWORDS.vault);
    for (const headers of [{}, { cookie: other }]) {
      const closed = await exchange(site.app, '/project/cellar', { headers });
      expect(closed.body.includes(words)).toBe(false);
      expect(closed.body.includes(EXTERNAL_ID)).toBe(false);
    }
  });
});
