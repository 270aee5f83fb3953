import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContentFolder, project, type ContentFolder } from '../../support/contentFolder.ts';
import { exchange, openSite, ORIGIN, unlock, type TestSite } from '../access/site.ts';

let folder: ContentFolder;
let site: TestSite;
const clock = { time: 1_000_000 };
/** How often documents were requested from the content source. */
let requested = 0;
/** What it was requested for. */
let asked: string[] = [];

beforeEach(async () => {
  folder = await createContentFolder();
  await folder.write('documents/project/sealed.json', {
    data: { ...project('Sealed', '2022-05-01', []).data, password: 'sesame', meta_title: 'Behind' },
  });
  requested = 0;
  asked = [];
  const options = { watch: true, metadataMs: 5000, now: () => clock.time };
  site = await openSite(folder.contentDir, options, (source) => (request) => {
    if (request.url.includes('/search')) requested += 1;
    asked.push(decodeURIComponent(request.url));
    return source(request);
  });
});
afterEach(() => {
  vi.useRealTimers();
  return folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  exchange(site.app, path, { headers });
const cacheOf = ({ headers }: { readonly headers: Headers }) =>
  /cache;desc=(\w+)/.exec(headers.get('server-timing') ?? '')?.[1];

test('a page is rendered once for all anonymous visitors, whatever the query', async () => {
  const first = await get('/project/one');
  const before = requested;
  expect(cacheOf(first)).toBe('miss');
  for (const path of ['/project/one', '/project/one?utm_source=a', '/project/one?x=1&y=2']) {
    // A forged cookie is none.
    const again = await get(path, { cookie: 'session=forged; preview=forged' });
    expect(cacheOf(again), path).toBe('hit');
    expect(again.body).toBe(first.body);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  }
  expect(requested).toBe(before);
});

test('more pages than can wait are turned away in words; the others are rendered', async () => {
  // However slow the machine, none waits too long.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await get('/project/one');
  const paths = Array.from({ length: 200 }, (_, at) => `/project/none-${at}`);
  const all = await Promise.all(paths.map((path) => get(path)));
  const busy = all.filter(({ status }) => status === 503);
  expect(all.filter(({ status }) => status === 404).length).toBe(160);
  expect(busy.length).toBe(40);
  for (const { headers, body } of busy) {
    expect(body).toContain('Please try again in a moment.');
    expect(headers.get('retry-after')).toBe('3');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await get('/project/one')).status).toBe(200);
});

test('it is sent in the accepted coding, and a current copy gets 304', async () => {
  const plain = await get('/project/one', { 'accept-encoding': 'identity' });
  for (const coding of ['br', 'gzip'] as const) {
    const { headers, body } = await get('/project/one', { 'accept-encoding': coding });
    expect(headers.get('content-encoding')).toBe(coding);
    expect(headers.get('vary')).toContain('accept-encoding');
    expect(Number(headers.get('content-length'))).toBeLessThan(plain.body.length / 2);
    expect(body).toBe(plain.body);
  }
  const head = await exchange(site.app, '/project/one', { method: 'HEAD' });
  expect([head.status, head.body]).toEqual([200, '']);
  const etag = plain.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const tag of [etag, `"other", ${etag}`, '*']) {
    const { status, body, headers } = await get('/project/one', { 'if-none-match': tag });
    expect([status, body]).toEqual([304, '']);
    expect(headers.get('etag')).toBe(etag);
    expect(headers.get('content-security-policy')).toBe(
      plain.headers.get('content-security-policy'),
    );
  }
  expect((await get('/project/one', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('addresses without a page take no memory, and evict no page from a small cache', async () => {
  const small = await openSite(folder.contentDir, { pageBytes: 400_000 });
  await exchange(small.app, '/project/one');
  for (let at = 0; at < 20; at += 1) {
    expect((await exchange(small.app, `/nothing-${at}`)).status).toBe(404);
    expect((await exchange(small.app, `/project/one?n=${at}`)).status).toBe(200);
  }
  expect(cacheOf(await exchange(small.app, '/project/one'))).toBe('hit');
});

test('publishing clears the cache, and so does setting a password', async () => {
  expect((await get('/project/one')).body).toContain('One');
  await folder.write('documents/project/one.json', project('Eins', '2021-05-01', []));
  expect((await get('/project/one')).body).toContain('One');
  clock.time += 5000;
  const { body, headers } = await get('/project/one');
  expect(body).toContain('Eins');
  expect(body).not.toContain('One<');
  await folder.write('documents/project/one.json', {
    data: { ...project('Eins', '2021-05-01', []).data, password: 'closed', meta_title: 'Hidden' },
  });
  clock.time += 5000;
  const etag = headers.get('etag') ?? '';
  const sealed = await get('/project/one', { 'if-none-match': etag });
  expect(sealed.status).toBe(200);
  expect(sealed.headers.get('cache-control')).toBe('private, no-store');
  expect(cacheOf(sealed)).toBe('none');
});

describe('outside the cache', () => {
  test('are a protected page and a page that is not there', async () => {
    for (const path of ['/project/sealed', '/nothing']) {
      await get(path);
      expect(cacheOf(await get(path)), path).not.toBe('hit');
    }
  });

  test('every page of a session that has unlocked something, and its pages are not cached', async () => {
    await get('/project/one');
    const cookie = await unlock(site.app, 'sealed', 'sesame');
    for (const path of ['/project/one', '/project/sealed', '/portfolio']) {
      const own = await get(path, { cookie });
      expect(cacheOf(own), path).toBe('none');
      expect(own.headers.get('cache-control'), path).toBe('private, no-store');
      expect(own.headers.get('etag'), path).toBeNull();
    }
    expect((await get('/project/sealed', { cookie })).body).toContain('Behind');
    for (const path of ['/project/sealed', '/portfolio']) {
      expect((await get(path)).body, path).not.toContain('Behind');
    }
  });
});

test.each([
  [
    '/sitemap.xml',
    'application/xml; charset=utf-8',
    '/projects/best</loc>',
    '/categories/new</loc>',
  ],
  ['/feed.xml', 'application/atom+xml; charset=utf-8', '<title>Two</title>', 'term="New"'],
])(
  '%s is written once for all visitors and queries, and anew after publishing',
  async (path, type, entry, published) => {
    const first = await get(path);
    expect([first.status, cacheOf(first), first.headers.get('content-type')]).toEqual([
      200,
      'miss',
      type,
    ]);
    expect(first.body).toContain(entry);
    const cookie = await unlock(site.app, 'sealed', 'sesame');
    requested = 0;
    for (const again of [await get(`${path}?x=1`), await get(path, { cookie })]) {
      expect(cacheOf(again)).toBe('hit');
      expect(again.body).toBe(first.body);
      expect(again.headers.get('cache-control')).toBe('public, max-age=600');
    }
    expect(requested).toBe(0);
    const copy = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([copy.status, copy.body]).toEqual([304, '']);

    const other = await (await site.app.request(`https://other.example${path}`)).text();
    expect(other).toContain('https://other.example/');
    expect(other).not.toContain(ORIGIN);
    await folder.write('documents/project/three.json', project('Three', '2024-05-01', ['New']));
    clock.time += 5000;
    const later = await get(path);
    expect(cacheOf(later)).toBe('miss');
    expect(later.body).toContain(published);
  },
);

test('a page contains nothing of its query, so that its length reveals nothing about the content', async () => {
  const cookie = await unlock(site.app, 'sealed', 'sesame');
  for (const headers of [{ cookie }, { cookie: '' }]) {
    const { body } = await get('/project/sealed?guess=needle-in-the-hay', headers);
    expect(body).not.toContain('needle');
  }
});
