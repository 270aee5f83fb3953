import { afterEach, beforeEach, expect, test } from 'vitest';
import { previewRules } from '#server/access/preview/previewRules.ts';
import { cookieOf, exchange } from '../access/site.ts';
import { openHostedSite, TOKEN, type HostedSite } from './service.ts';

const PRISMIC = 'https://small.prismic.io';

let site: HostedSite;
beforeEach(async () => {
  site = await openHostedSite({
    previews: { secret: null, repository: 'small', service: 'https://small.cdn.prismic.io' },
  });
});
afterEach(() => site.close());

const get = (path: string, cookie = '') => exchange(site.app, path, { headers: { cookie } });
const start = (token: string, more = '') => `/preview?token=${encodeURIComponent(token)}${more}`;

test('the token the service sends for a preview shows the draft to its visitor', async () => {
  const documents = await site.source(new Request('http://x/api/v2'));
  // Cast: the metadata of the Content API.
  const { refs } = (await documents.json()) as { refs: { ref: string }[] };
  const token = `${PRISMIC}/previews/${refs[1]?.ref}?websitePreviewId=abc`;
  const { status, headers } = await get(start(token, '&websitePreviewId=abc&documentId=none'));
  expect(status).toBe(303);
  const cookie = cookieOf(headers);
  const { body, all } = await get('/project/one', cookie);
  expect(body).toContain('Uno');
  expect(body).toContain('Preview: Draft');
  expect(all).not.toContain('previews/');
  expect(all).not.toContain(TOKEN);
  expect((await get('/project/one')).body).not.toContain('Uno');
});

test.each([
  ['a token of another repository', 'https://large.prismic.io/previews/spring'],
  ['one that only looks alike', 'https://small.prismic.io.evil.example/previews/spring'],
  ['the ref of a release', 'spring'],
  ['a script', 'javascript:alert(1)//previews/spring'],
])('%s starts nothing', async (_, token) => {
  const { status, headers } = await get(start(token));
  expect(status).toBe(400);
  expect(headers.getSetCookie()).toEqual([]);
});

test('an expired token starts nothing', async () => {
  const token = `${PRISMIC}/previews/gone`;
  site.service.fault = ({ searchParams }) =>
    searchParams.get('ref') === token ? { kind: 'status', status: 404 } : null;
  const { status, headers } = await get(start(token));
  expect(status).toBe(404);
  expect(headers.getSetCookie()).toEqual([]);
});

test('a preview whose token expires falls back to the published content', async () => {
  const token = `${PRISMIC}/previews/spring`;
  const cookie = cookieOf((await get(start(token))).headers);
  expect((await get('/project/one', cookie)).body).toContain('Uno');
  site.service.fault = ({ searchParams }) =>
    searchParams.get('ref') === token ? { kind: 'status', status: 404 } : null;
  const first = await get('/project/one', cookie);
  expect(first.status).toBe(200);
  expect(first.body).not.toContain('Uno');
  const { status, body, headers } = await get('/project/one', cookie);
  expect(status).toBe(200);
  expect(body).toContain('One');
  expect(headers.getSetCookie()[0]).toMatch(/^preview=;/);
});

test.each([
  ['embedded, in production', null, true, null, { secret: null, repository: null, service: null }],
  ['embedded, in development', null, false, null, { secret: 'anybody' }],
  ['embedded, with a secret', null, true, 'secret', { secret: 'secret' }],
  ['on Prismic', 'https://small.cdn.prismic.io/api/v2', true, null, { repository: 'small' }],
  // Tokens of another service may be guessed, whatever the repository's name.
  ['elsewhere', 'http://127.0.0.1:3100/api/v2', true, null, { secret: null, repository: null }],
])('%s the preview rules are %4$o', (_, endpoint, production, previewSecret, expected) => {
  const hosted = endpoint === null ? null : { repository: 'small', endpoint, accessToken: null };
  expect(previewRules({ hosted, production, previewSecret })).toMatchObject(expected);
});
