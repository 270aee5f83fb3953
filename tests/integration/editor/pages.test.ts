import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editorOff } from '#server/editor/editorOff.ts';
import { createContentFolder } from '../../support/contentFolder.ts';
import { openSite, ORIGIN } from '../access/site.ts';
import { cookieOf, openEditedSite, PASSWORD } from './site.ts';

let site: Awaited<ReturnType<typeof openEditedSite>>;
beforeEach(async () => {
  site = await openEditedSite();
});
afterEach(() => site.remove());

const open = async () => {
  const opened = await site.visit(`/edit/open?key=${site.editor.issueKey()}`);
  return { opened, cookie: cookieOf(opened) };
};

test('the link opens a session and leads to the editor without its key', async () => {
  const { opened, cookie } = await open();
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/edit']);
  expect(opened.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Strict');
  expect(opened.headers.get('cache-control')).toContain('no-store');
  const page = await site.visit('/edit', { cookie });
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('src="/edit/files/editor.js"');
  // The policy admits one script by its nonce, and no other inline.
  const [, nonce] =
    /script-src 'self' 'nonce-([\w]+)'/.exec(page.headers.get('content-security-policy') ?? '') ??
    [];
  expect(text).toContain(`nonce="${nonce}"`);
  // Media of protected documents are shown to the owner only.
  expect(page.headers.getSetCookie().map((one) => /Path=[^;]+/.exec(one)?.[0])).toEqual([
    'Path=/media',
    'Path=/external',
  ]);
});

test('the window begins at once to load what its address shows', async () => {
  Object.assign(site.authoring, {
    models: () => Promise.resolve({ types: [{ id: 'case_study' }], slices: [], problems: [] }),
  });
  const { cookie } = await open();
  const preloads = async (path: string) => {
    const text = await (await site.visit(path, { cookie })).text();
    return [...text.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  };
  for (const [path, screen] of [
    ['', 'documents'],
    ['/media', 'media'],
    ['/find', 'find'],
    ['/releases', 'releases'],
    ['/releases/spring', 'releases'],
    ['/history', 'history'],
    ['/history/case-study/low-tide', 'history'],
    ['/case-study/low-tide', 'document'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect(await preloads(`/edit${path}`), path).toEqual([`/edit/files/${screen}.js`]);
  }
});

test('a link that was used says what to do', async () => {
  const key = site.editor.issueKey();
  await site.visit(`/edit/open?key=${key}`);
  const again = await site.visit(`/edit/open?key=${key}`);
  expect([again.status, again.headers.get('set-cookie')]).toEqual([403, null]);
  expect(await again.text()).toContain('press Enter');
});

test('a link of another site opens the session, too, and the next page asks again by itself', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const opened = await site.visit(`/edit/open?key=${site.editor.issueKey()}`, foreign);
  expect(opened.status).toBe(303);
  // The redirect is still the other site's navigation: the browser sends no strict cookie with it.
  const next = await site.visit('/edit', foreign);
  const text = await next.text();
  expect(next.status).toBe(200);
  expect(text).toContain('<meta http-equiv="refresh" content="0;url=/edit"');
  expect(text).not.toContain('Published');
  const own = { 'sec-fetch-site': 'same-origin', cookie: cookieOf(opened) };
  expect((await site.visit('/edit', own)).status).toBe(200);
});

test('a foreign address is not repeated unescaped', async () => {
  const path = '/edit/"><script>alert(1)</script>';
  const text = await (await site.visit(path, { 'sec-fetch-site': 'cross-site' })).text();
  expect(text).not.toContain('<script');
});

describe('with a password', () => {
  test('a browser without a session gets the form, and signs in with it', async () => {
    const form = await site.visit('/edit');
    expect(form.status).toBe(401);
    expect(await form.text()).toMatch(/<form method="post" action="\/edit\/sign-in">/);
    const signedIn = await site.submit('/edit/sign-in', { password: PASSWORD });
    expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/edit']);
    const page = await site.visit('/edit', { cookie: cookieOf(signedIn) });
    expect(await page.text()).toContain('src="/edit/files/editor.js"');
    site.pass(30 * 60_000);
    expect((await site.visit('/edit', { cookie: cookieOf(signedIn) })).status).toBe(401);
  });

  test('a wrong one is refused, and after five attempts the next has to wait', async () => {
    for (let count = 0; count < 5; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const refused = await site.submit('/edit/sign-in', { password: 'wrong password' });
      expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
    }
    const limited = await site.submit('/edit/sign-in', { password: PASSWORD });
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await limited.text()).toContain('role="alert"');
    site.pass(10_000);
    expect((await site.submit('/edit/sign-in', { password: PASSWORD })).status).toBe(303);
  });

  test('a browser that has signed in before does not wait for guessers', async () => {
    const signedIn = await site.submit('/edit/sign-in', { password: PASSWORD });
    const [, known = ''] = signedIn.headers.getSetCookie();
    for (let count = 0; count < 5; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await site.submit('/edit/sign-in', { password: 'wrong password' });
    }
    const attempt = async (cookie: string) =>
      (await site.submit('/edit/sign-in', { password: PASSWORD }, { cookie })).status;
    expect(await attempt('')).toBe(429);
    expect(await attempt(known.split(';', 1)[0] ?? '')).toBe(303);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the null origin', { origin: 'null' }],
    ['no origin', { origin: '' }],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }],
    ['a form of another port', { 'sec-fetch-site': 'same-site' }],
    ['a rebound name', { host: 'evil.example' }],
  ])('a form is refused from %s, and does not count as an attempt', async (_, headers) => {
    for (let count = 0; count < 7; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const { status } = await site.submit('/edit/sign-in', { password: PASSWORD }, headers);
      expect(status).toBe(403);
    }
    expect((await site.submit('/edit/sign-in', { password: PASSWORD })).status).toBe(303);
  });

  test('a form that is too long is not read', async () => {
    const long = await site.submit('/edit/sign-in', { password: 'x'.repeat(5000) });
    expect(long.status).toBe(413);
  });

  test('signing out ends the session; a form of another site cannot', async () => {
    const { cookie } = await open();
    const foreign = { cookie, origin: 'https://evil.example' };
    expect((await site.submit('/edit/sign-out', {}, foreign)).status).toBe(403);
    expect((await site.visit('/edit', { cookie })).status).toBe(200);
    const out = await site.submit('/edit/sign-out', {}, { cookie });
    expect([out.status, out.headers.get('location')]).toEqual([303, '/edit']);
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await site.visit('/edit', { cookie })).status).toBe(401);
  });
});

test('without a password the page says how to open a session', async () => {
  await site.remove();
  site = await openEditedSite({ password: null });
  const closed = await site.visit('/edit');
  expect([closed.status, (await closed.text()).includes('npm run edit')]).toEqual([401, true]);
  expect((await site.submit('/edit/sign-in', { password: PASSWORD })).status).toBe(404);
});

test.each([
  '/edit',
  '/edit/',
  '/edit/open',
  '/edit/nothing',
  '/edit/openapi.json',
  '/edit/api/v1/documents',
])('%s is private, not framed, and not indexed', async (path) => {
  const { cookie } = await open();
  const { headers } = await site.visit(path, { cookie });
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('another site can neither frame it nor load it as an image or a script', async () => {
  const { cookie } = await open();
  for (const destination of ['iframe', 'image', 'script', 'style', 'object']) {
    const headers = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': destination };
    // oxlint-disable-next-line no-await-in-loop -- each is a case of its own
    const response = await site.visit('/edit', headers);
    expect([destination, response.status]).toEqual([destination, 403]);
  }
});

test('a session reads the description of the API; without one there is none', async () => {
  const { cookie } = await open();
  const description = await site.visit('/edit/openapi.json', { cookie });
  expect(await description.json()).toMatchObject({ openapi: '3.1.0' });
  expect((await site.visit('/edit/openapi.json')).status).toBe(401);
});

test('events are not compressed, and reach the browser as they happen', async () => {
  const { cookie } = await open();
  const response = await site.app.request(`${ORIGIN}/edit/api/v1/events`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'br, gzip' },
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  expect((await reader?.read())?.value).toContain('event: ready');
  site.authoring.emit({ kind: 'models' });
  expect((await reader?.read())?.value).toContain('{"kind":"models"}');
  await reader?.cancel();
});

test('no page may have the address of the editor', async () => {
  const { cookie } = await open();
  const ask = (path: string, body: unknown) =>
    site.app.request(`${ORIGIN}/edit/api/v1${path}`, {
      method: 'POST',
      headers: {
        cookie,
        origin: ORIGIN,
        'content-type': 'application/json',
        'x-slicefolio-editor': '1',
      },
      body: JSON.stringify(body),
    });
  const created = await ask('/documents', { type: 'page', uid: 'edit' });
  const renamed = await ask('/documents/page/about/rename', { name: 'edit' });
  const copied = await ask('/documents/page/about/duplicate', { name: 'edit' });
  expect([created.status, renamed.status, copied.status]).toEqual([409, 409, 409]);
  expect(await created.json()).toMatchObject({ error: { code: 'exists', at: 'uid' } });
  expect((await ask('/documents', { type: 'project', uid: 'edit' })).status).toBe(201);
});

describe('behind a proxy with a public origin', () => {
  const PUBLIC = 'https://studio.example';
  const proxied = {
    host: 'studio.example',
    'x-forwarded-host': 'studio.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
  };

  test('the form works at that origin, with a secure cookie, and at no other host', async () => {
    await site.remove();
    site = await openEditedSite({ siteOrigin: PUBLIC, trustedProxies: 1 });
    const signedIn = await site.submit('/edit/sign-in', { password: PASSWORD }, proxied);
    expect(signedIn.status).toBe(303);
    expect(signedIn.headers.get('set-cookie')).toMatch(/^editor=.*; Secure$/);
    const page = await site.visit('/edit', { ...proxied, cookie: cookieOf(signedIn) });
    expect(page.status).toBe(200);
    const elsewhere = { ...proxied, 'x-forwarded-host': 'evil.example' };
    expect((await site.submit('/edit/sign-in', { password: PASSWORD }, elsewhere)).status).toBe(
      403,
    );
    const plain = { ...proxied, origin: 'http://studio.example' };
    expect((await site.submit('/edit/sign-in', { password: PASSWORD }, plain)).status).toBe(403);
  });

  test('attempts count by the address that the trusted proxy saw', async () => {
    await site.remove();
    site = await openEditedSite({ siteOrigin: PUBLIC, trustedProxies: 1 });
    const attempt = (address: string) =>
      site.submit(
        '/edit/sign-in',
        { password: 'wrong password' },
        { ...proxied, 'x-forwarded-for': `198.51.100.${address.length}, ${address}` },
      );
    for (let count = 0; count < 5; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect((await attempt('203.0.113.7')).status).toBe(401);
    }
    expect((await attempt('203.0.113.7')).status).toBe(429);
    expect((await attempt('203.0.113.8')).status).toBe(401);
  });
});

test('where the content is hosted, everything says why the editor is off', async () => {
  const folder = await createContentFolder();
  const { app } = await openSite(folder.contentDir, { editor: editorOff('Hosted at Prismic') });
  for (const path of ['/edit', '/edit/api/v1/documents']) {
    // oxlint-disable-next-line no-await-in-loop -- each is a case of its own
    const response = await app.request(ORIGIN + path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: { code: 'off', message: 'Hosted at Prismic' } },
    ]);
  }
  await folder.remove();
});
