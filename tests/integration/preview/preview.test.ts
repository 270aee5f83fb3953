import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createContentFolder, project } from '../../support/contentFolder.ts';
import {
  cookieOf,
  exchange,
  follow,
  masterRef,
  openSite,
  searchPath,
  unlock,
} from '../access/site.ts';

const SECRET = 'a secret of sixteen and more';
const RULES = { secret: SECRET, repository: null, service: null };
const START = `/preview?release=spring&secret=${encodeURIComponent(SECRET)}`;

const title = (text: string) => ({ data: { title: text, slices: [] } });
const { data: closed } = project('Closed', '2024-01-01', []);
const released = {
  'page/about': title('About as drafted'),
  'page/new': title('A page only drafted'),
  'case_study/study': { data: { project_name: 'Study' } },
  'home/home': { data: { slices: [] } },
  'project/closed': { data: { ...closed, password: 'sesame', meta_title: 'Inner' } },
};
const folder = await createContentFolder({ 'page/about': title('About as published') });
for (const [name, document] of Object.entries(released)) {
  await folder.write(`releases/spring/documents/${name}.json`, document);
}
const site = await openSite(folder.contentDir, { watch: true, previews: RULES });

const get = (path: string, cookie = '', on = site) =>
  exchange(on.app, path, cookie ? { headers: { cookie } } : {});
const start = async (on = site) => cookieOf((await get(START, '', on)).headers);

/** A document's id under the release, as its editor's address bar has it. */
async function idOf(type: string, uid?: string): Promise<string> {
  const cookie = await start();
  const ref = JSON.parse((await get('/api/v2', cookie)).body).refs[0].ref as string;
  const q = [`[[at(document.type, "${type}")]]`];
  if (uid) q.push(`[[at(my.${type}.uid, "${uid}")]]`);
  const { body } = await get(await searchPath(site.app, q, { ref }), cookie);
  return JSON.parse(body).results[0].id as string;
}

describe('starting', () => {
  test.each([
    ['case_study', 'study', '/case-study/study'],
    ['home', undefined, '/'],
  ])('a %s redirects to its page', async (type, uid, path) => {
    const started = await get(`${START}&documentId=${await idOf(type, uid)}`);
    const { status, headers } = started;
    expect(status).toBe(303);
    expect((await follow(site.app, started)).path).toBe(path);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.getSetCookie()[0]).toMatch(/^preview=.+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.each([
    ['no document', '', '/'],
    ['a page to go on to', '&from=/about', '/about'],
    ['an address of another site', '&from=//evil.example/about', '/'],
  ])('%s redirects to %3$s', async (_, more, path) => {
    expect((await follow(site.app, await get(START + more))).path).toBe(path);
  });

  test('a browser that stores no cookie is told so, with no page of the site', async () => {
    const told = await follow(site.app, await get(START), 'blocked');
    expect([told.status, told.path]).toEqual([403, '/preview?next=%2F']);
    expect(told.body).toContain('Allow cookies for this site');
    // What comes next is a page of this site in any case.
    const cookie = await start();
    const next = await get('/preview?next=//evil.example', cookie);
    expect(next.headers.get('location')).toBe('/');
  });

  test.each([
    ['a wrong secret', `/preview?release=spring&secret=${'x'.repeat(28)}`, 403],
    ['a release that is not there', START.replace('spring', 'autumn'), 404],
    ['a token of an embedded one', '/preview?token=http://localhost/previews/spring', 400],
  ])('%s is refused, and sets no cookie', async (_, path, code) => {
    const { status, headers } = await get(path);
    expect(status).toBe(code);
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('in production it is disabled without a secret, in development it needs none', async () => {
    const path = '/preview?release=spring';
    const closed = await openSite(folder.contentDir, { previews: { ...RULES, secret: null } });
    for (const secret of ['', '&secret=', '&secret=null']) {
      expect((await get(path + secret, '', closed)).status).toBe(403);
    }
    const open = await openSite(folder.contentDir, { previews: { ...RULES, secret: 'anybody' } });
    expect((await get(path, '', open)).status).toBe(303);
  });
});

describe('a preview', () => {
  test('shows the draft in pages and in the API, to its visitor only', async () => {
    const cookie = await start();
    expect((await get('/about', cookie)).body).toContain('About as drafted');
    expect((await get('/new', cookie)).status).toBe(200);
    expect((await get('/new')).status).toBe(404);
    expect((await get('/about')).body).toContain('About as published');
    const { body } = await get('/project/one', cookie);
    expect(body).toContain('Uno');
    expect(body).toContain('Preview: Spring');
    expect((await get('/project/one')).body).not.toMatch(/Uno|Preview:|"preview":"/);
  });

  test('is neither cached nor indexed', async () => {
    // Nor does what a browser stored before stand for it.
    const before = (await get('/api/v2')).headers;
    expect(before.get('cache-control')).toBe('public, max-age=5');
    expect(before.get('vary')).toContain('cookie');
    const cookie = await start();
    const ref = JSON.parse((await get('/api/v2', cookie)).body).refs[0].ref as string;
    const search = await searchPath(site.app, ['[[at(document.type, "project")]]'], { ref });
    for (const path of ['/', '/about', '/nothing', '/api/v2', '/api/v2/tags', search]) {
      const { headers } = await get(path, cookie);
      expect(headers.get('cache-control'), path).toBe('private, no-store');
      expect(headers.get('access-control-allow-origin'), path).toBeNull();
      if (!path.startsWith('/api')) expect(headers.get('x-robots-tag'), path).toBe('noindex');
    }
    for (const path of ['/sitemap.xml', '/feed.xml']) {
      expect((await get(path, cookie)).body).toBe((await get(path)).body);
    }
  });

  test('has a ref that is useless without its session and contains no other ref', async () => {
    const cookie = await start();
    const { body } = await get('/api/v2', cookie);
    const { refs } = JSON.parse(body) as { refs: { ref: string }[] };
    const ref = refs[0]?.ref ?? '';
    expect(refs).toHaveLength(1);
    const q = '[[at(document.type, "page")]]';
    const search = async (name: string, from = '') =>
      get(await searchPath(site.app, [q], { ref: name }), from);
    expect((await search(ref, cookie)).status).toBe(200);
    expect((await search(ref)).status).toBe(404);
    // The content proxy ignores the source's own refs of the release, with or without a session.
    const own = await site.source(new Request('http://x/api/v2'));
    const known = ((await own.json()) as { refs: { ref: string }[] }).refs[1]?.ref ?? '';
    for (const name of [known, 'spring', `http://x/previews/${known}`]) {
      expect((await search(name)).status).toBe(404);
      expect((await search(name, cookie)).status).toBe(404);
    }
    expect(body).not.toContain(known);
    // A published ref is answered with the draft's: clients read it from the message.
    const other = await search(await masterRef(site.app), cookie);
    expect(JSON.parse(other.body).message).toContain(`Master ref is: ${ref}`);
  });

  test('needs the cookie this server signed', async () => {
    const [name, value = ''] = (await start()).split('=', 2) as [string, string];
    const [payload = '', signature = ''] = value.split('.');
    const forged = Buffer.from(
      JSON.stringify({ preview: { kind: 'release', id: 'spring' }, until: 9e15 }),
    ).toString('base64url');
    const unlocked = await unlock(site.app, 'closed', 'sesame', await start());
    const others = [
      payload,
      `${forged}.${signature}`,
      `${payload}.${'A'.repeat(43)}`,
      'x'.repeat(9000),
      unlocked.replace('unlocked=', ''),
    ];
    for (const other of others) {
      expect((await get('/about', `${name}=${other}`)).body).toContain('About as published');
    }
  });

  test('protects what the draft protects, and unlocks with the draft’s password', async () => {
    const cookie = await start();
    const page = await get('/project/closed', cookie);
    expect(page.body).toContain('Closed');
    expect(page.body).not.toMatch(/Inner|sesame/);
    const unlocked = await unlock(site.app, 'closed', 'sesame', cookie);
    expect((await get('/project/closed', `${cookie}; ${unlocked}`)).body).toContain('Inner');
    await expect(unlock(site.app, 'closed', 'sesame')).rejects.toThrow('401');
  });

  test('ends at its visitor’s request', async () => {
    const { status, headers } = await get('/api/exit-preview?from=/about', await start());
    expect(status).toBe(303);
    expect(headers.get('location')).toBe('/about');
    expect(headers.getSetCookie()[0]).toMatch(/^preview=;.*Max-Age=0/);
    const away = await get('/api/exit-preview?from=https://evil.example');
    expect(away.headers.get('location')).toBe('/');
  });

  test('ends after eight hours, though the computer slept', async () => {
    const cookie = await start();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 3600_000 });
    expect((await get('/about', cookie)).body).toContain('About as published');
  });

  test('ends with its release, which shows no error', async () => {
    const cookie = await start();
    await rm(join(folder.contentDir, 'releases'), { recursive: true });
    await folder.write('repository.json', { name: 'small', visibility: 'open' });
    const { status, body, headers } = await get('/about', cookie);
    expect(status).toBe(200);
    expect(body).toContain('About as published');
    expect(headers.getSetCookie()[0]).toMatch(/^preview=;/);
  });
});
