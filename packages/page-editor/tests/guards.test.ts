import { expect, test } from 'vitest';
import { cookieOf, openEditor } from './support/openEditor.ts';

const EDITOR = { 'x-slicefolio-editor': '1' };
const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', ...EDITOR };
const FOREIGN_PAGE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty', ...EDITOR };

/** Its window, and what it has beside that. */
const PRIVATE = [
  '/edit',
  '/edit/api/v1/documents',
  '/edit/canvas/api/v2',
  '/edit/canvas/release/spring/api/v2',
  '/edit/api/site/simulator',
  '/edit/api/site/mocks/quote',
  '/edit/api/site/pictures/a.png',
  '/edit/api/site/embed?url=https://vimeo.com/1',
];

test.each(PRIVATE)('%s needs a session, and no other site gets it', async (path) => {
  const { send, signIn } = await openEditor();
  const cookie = await signIn();
  expect((await send(path, { headers: OWN })).status).toBe(401);
  for (const headers of [
    FOREIGN_PAGE,
    // A page of another port of this machine, such as the project's own site.
    { ...FOREIGN_PAGE, 'sec-fetch-site': 'same-site' },
    { ...FOREIGN_PAGE, 'sec-fetch-dest': 'image' },
  ]) {
    const refused = await send(path, { headers: { ...headers, cookie } });
    expect([headers, refused.status]).toEqual([headers, 403]);
  }
});

test('a link of another site opens a session, and asks again by itself before it gets anything', async () => {
  const { visit, opened } = await openEditor();
  const foreign = { 'sec-fetch-site': 'cross-site' };
  const link = `/edit/open?key=${opened.issueKey()}`;
  expect((await visit(link, { 'sec-purpose': 'prefetch' })).status).toBe(403);
  const signedIn = await visit(link, foreign);
  expect(signedIn.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Strict');
  expect((await visit(link)).status).toBe(403);
  const cookie = cookieOf(signedIn);
  const text = await (await visit('/edit/page/about?lang=fr-fr', { ...foreign, cookie })).text();
  expect(text).toContain('content="0;url=/edit/page/about?lang=fr-fr"');
  expect(text).not.toContain('host-settings');
  expect((await visit('/edit', { 'sec-fetch-site': 'same-origin', cookie })).status).toBe(200);
});

test('pages of other sites read no content; those of this machine and clients do', async () => {
  const { send } = await openEditor();
  const statusFor = async (headers: Readonly<Record<string, string>>) =>
    (await send('/api/v2', { headers })).status;
  const page = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect(await statusFor(page)).toBe(403);
  expect(await statusFor({ host: 'evil.example' })).toBe(403);
  expect(await statusFor({ origin: 'http://localhost:4000' })).toBe(200);
  expect(await statusFor({})).toBe(200);
});

test.each(['/edit', '/edit/open', '/edit/api/v1/documents', '/edit/page/about'])(
  '%s is private, not framed, and not indexed',
  async (path) => {
    const { visit, signIn } = await openEditor();
    const { headers } = await visit(path, { cookie: await signIn() });
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);
