import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { editorOff } from '#server/platforms/node/openEditor.ts';
import { createContentFolder } from '../../support/contentFolder.ts';
import { openSite, ORIGIN } from '../access/site.ts';
import { cookieOf, openEditedSite, PASSWORD } from './site.ts';

async function start(options?: Parameters<typeof openEditedSite>[0]) {
  const site = await openEditedSite(options);
  /** Where a response leads a browser with this cookie. */
  const leadsTo = async ({ headers }: Response, cookie: string) => {
    const next = await site.visit(headers.get('location') ?? '', { cookie });
    return next.headers.get('location') ?? (await next.text());
  };
  return { ...site, leadsTo };
}

test('the link opens a session and leads to the editor without its key', async () => {
  const { visit, openLink, leadsTo } = await start();
  const opened = await openLink();
  const cookie = cookieOf(opened);
  expect([opened.status, await leadsTo(opened, cookie)]).toEqual([303, '/edit']);
  expect(opened.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Strict');
  expect(opened.headers.get('cache-control')).toContain('no-store');
  const page = await visit('/edit', { cookie });
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
  const { visit, signIn } = await start();
  const cookie = await signIn();
  for (const [path, screen] of [
    ['', 'documents'],
    ['/releases/spring', 'releases'],
    ['/history/case-study/low-tide', 'history'],
    ['/case-study/low-tide', 'document'],
    // It may not have been made, and has no name then.
    ['/look', 'document'],
  ]) {
    const text = await (await visit(`/edit${path}`, { cookie })).text();
    const preloads = [...text.matchAll(/rel="modulepreload" href="([^"]+)"/g)];
    expect(
      preloads.map(([, href]) => href),
      path,
    ).toEqual([`/edit/files/${screen}.js`]);
  }
});

test('the window has the colours of the look from its first paint: of its draft, or of what is public', async () => {
  const { visit, signIn, folder } = await start();
  const cookie = await signIn();
  const brand = async () => {
    const text = await (await visit('/edit', { cookie })).text();
    return /--brand: (#[\dA-F]{6})/.exec(text.slice(0, text.indexOf('<body')))?.[1] ?? null;
  };
  const write = (place: string, accent: string) =>
    folder.write(`${place}/look/look.json`, { data: { accent } });
  expect(await brand()).toBeNull();
  await write('documents', '#9C72FF');
  expect(await brand()).toBe('#9C72FF');
  await write('drafts/documents', '#3F93F4');
  expect(await brand()).toBe('#3F93F4');
  await write('drafts/documents', '</style><script>alert(1)</script>');
  expect(await brand()).toBeNull();
});

describe('with a password', () => {
  test('a browser without a session gets the form, and signs in with it', async () => {
    const { visit, submit, leadsTo } = await start();
    const form = await visit('/edit');
    expect(form.status).toBe(401);
    expect(await form.text()).toMatch(/<form method="post" action="\/edit\/sign-in">/);
    const signedIn = await submit('/edit/sign-in', { password: PASSWORD });
    expect(await leadsTo(signedIn, cookieOf(signedIn))).toBe('/edit');
    // A browser that stores no cookies is not simply asked again.
    expect(await leadsTo(signedIn, '')).toMatch(/role="alert">[^<]*Allow cookies for this site/);
    const page = await visit('/edit', { cookie: cookieOf(signedIn) });
    expect(await page.text()).toContain('src="/edit/files/editor.js"');
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 });
    expect((await visit('/edit', { cookie: cookieOf(signedIn) })).status).toBe(401);
  });

  test('a form is refused from other origins and under other names, and does not count as an attempt', async () => {
    const { submit } = await start();
    const elsewhere: Record<string, string>[] = [
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'same-site' },
      // A name that was bound to this machine after its page had been loaded.
      { host: 'evil.example' },
    ];
    // More than five attempts.
    for (const headers of [...elsewhere, ...elsewhere]) {
      const { status } = await submit('/edit/sign-in', { password: PASSWORD }, headers);
      expect([headers, status]).toEqual([headers, 403]);
    }
    expect((await submit('/edit/sign-in', { password: PASSWORD })).status).toBe(303);
  });

  test('signing out ends the session; a form of another site cannot', async () => {
    const { visit, submit, signIn } = await start();
    const cookie = await signIn();
    const foreign = { cookie, origin: 'https://evil.example' };
    expect((await submit('/edit/sign-out', {}, foreign)).status).toBe(403);
    expect((await visit('/edit', { cookie })).status).toBe(200);
    expect((await submit('/edit/sign-out', {}, { cookie })).status).toBe(303);
    expect((await visit('/edit', { cookie })).status).toBe(401);
  });
});

test('without a password the page says how to open a session', async () => {
  const { visit, submit, openLink, leadsTo } = await start({ password: null });
  const closed = await visit('/edit');
  expect([closed.status, (await closed.text()).includes('npm run edit')]).toEqual([401, true]);
  // Its link was used up by a browser that stores no cookies.
  expect(await leadsTo(await openLink(), '')).toContain(
    'Allow cookies for this site, then press Enter',
  );
  expect((await submit('/edit/sign-in', { password: PASSWORD })).status).toBe(404);
});

test('events are not compressed, and reach the browser as they happen', async () => {
  const { app, folder, signIn } = await start();
  const cookie = await signIn();
  const response = await app.request(`${ORIGIN}/edit/api/v1/events`, {
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'br, gzip' },
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  expect((await reader?.read())?.value).toContain('event: ready');
  await folder.write('media.json', {});
  expect((await reader?.read())?.value).toContain('{"kind":"settings"}');
  await reader?.cancel();
});

describe('behind a proxy with a public origin', () => {
  const proxied = {
    host: 'studio.example',
    'x-forwarded-host': 'studio.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
  };
  const behind = async () => {
    const { visit, submit } = await openEditedSite({
      siteOrigin: 'https://studio.example',
      trustedProxies: 1,
    });
    const signIn = (headers: Record<string, string>, password = PASSWORD) =>
      submit('/edit/sign-in', { password }, { ...proxied, ...headers });
    return { visit, signIn };
  };

  test('the form works at that origin, with a secure cookie, and at no other host', async () => {
    const { visit, signIn } = await behind();
    const signedIn = await signIn({});
    expect(signedIn.status).toBe(303);
    expect(signedIn.headers.get('set-cookie')).toMatch(/^editor=.*; Secure$/);
    const page = await visit('/edit', { ...proxied, cookie: cookieOf(signedIn) });
    expect(page.status).toBe(200);
    expect((await signIn({ 'x-forwarded-host': 'evil.example' })).status).toBe(403);
    expect((await signIn({ origin: 'http://studio.example' })).status).toBe(403);
  });

  test('attempts count by the address that the trusted proxy saw', async () => {
    const { signIn } = await behind();
    const attempt = (address: string) => {
      const forwarded = `198.51.100.${address.length}, ${address}`;
      return signIn({ 'x-forwarded-for': forwarded }, 'wrong password');
    };
    for (let count = 0; count < 5; count += 1) {
      expect((await attempt('203.0.113.7')).status).toBe(401);
    }
    const limited = await attempt('203.0.113.7');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await limited.text()).toContain('role="alert"');
    expect((await attempt('203.0.113.8')).status).toBe(401);
  });
});

test('where the content is hosted, everything says why the editor is off', async () => {
  const folder = await createContentFolder();
  const { app } = await openSite(folder.contentDir, { editor: editorOff('Hosted at Prismic') });
  for (const path of ['/edit', '/edit/api/v1/documents']) {
    const response = await app.request(ORIGIN + path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: { code: 'off', message: 'Hosted at Prismic' } },
    ]);
  }
  await folder.remove();
});
