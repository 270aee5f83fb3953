import { describe, expect, test } from 'vitest';
import { codeOf, headersWith, openEditor, ORIGIN } from '../../support/openEditor.ts';

const WRITE = ['PATCH', '/documents/page/about', { version: 'draft' }] as const;
const READ = ['GET', '/documents', undefined] as const;

describe('a request the editor did not send', () => {
  test.each([
    ['a name that resolves here (DNS rebinding)', { host: 'evil.example:3000' }],
    ['a name that only starts like ours', { host: 'localhost.evil.example:3000' }],
    ['an address of the local network', { host: '192.168.1.20:3000' }],
    ['what is not a host', { host: 'localhost/' }],
    ['two hosts', { host: 'localhost:3000, evil.example' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://localhost:5173' }],
    ['another scheme', { origin: 'https://localhost:3000' }],
    ['the null origin of a sandboxed frame', { origin: 'null' }],
    ['no origin, which only reading needs none of', { origin: '' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a fetch of the same site at another port', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['no header of the editor', { 'x-slicefolio-editor': '' }],
    ['another value of it', { 'x-slicefolio-editor': 'true' }],
  ])('is refused: %s', async (_, headers) => {
    const { ask, authoring } = openEditor();
    for (const [method, path, body] of [WRITE, READ]) {
      if (method === 'GET' && 'origin' in headers && headers.origin === '') continue;
      const response = await ask(method, path, body, headers);
      expect([response.status, await codeOf(response)]).toEqual([403, 'refused']);
    }
    expect(authoring.calls).toEqual([]);
  });

  test.each(['text/plain', 'multipart/form-data', ' '])(
    'of the type %j is not read',
    async (type) => {
      const { ask, authoring } = openEditor();
      const response = await ask('POST', '/publish', '{}', { 'content-type': type });
      expect([response.status, await codeOf(response)]).toEqual([415, 'unsupported_type']);
      expect(authoring.calls).toEqual([]);
    },
  );

  test('without a session is told to sign in, and no more', async () => {
    const { ask, authoring } = openEditor();
    for (const cookie of ['', 'editor_3000=', `editor_3000=${'A'.repeat(43)}`, 'other=1']) {
      const response = await ask('GET', '/documents', undefined, { cookie });
      expect([response.status, await codeOf(response)]).toEqual([401, 'signed_out']);
    }
    expect(authoring.calls).toEqual([]);
  });

  test('is not allowed by a preflight', async () => {
    const { ask } = openEditor();
    const method = { 'access-control-request-method': 'PATCH', 'x-slicefolio-editor': '' };
    const foreign = { origin: 'https://evil.example', ...method };
    const cross = await ask('OPTIONS', '/documents/page/about', undefined, foreign);
    const own = await ask('OPTIONS', '/documents/page/about');
    expect([cross.status, own.status]).toEqual([403, 405]);
    expect(own.headers.get('allow')).toBe('GET, PATCH, DELETE');
    for (const { headers } of [cross, own]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

test('this machine’s own names are answered', async () => {
  for (const name of ['127.0.0.1', '[::1]', 'studio.localhost']) {
    const host = `${name}:3000`;
    const response = await openEditor().ask('GET', '/documents', undefined, { host });
    expect(response.status, name).toBe(200);
  }
});

test('behind a proxy the public origin is the only other name', async () => {
  const { editor, cookie } = openEditor({ siteOrigin: 'https://studio.example' });
  const ask = (host: string, origin: string) =>
    editor.visit(new Request(`${origin}/edit`, { headers: headersWith({ cookie }, { host }) }));
  expect(ask('studio.example', 'https://studio.example').kind).toBe('own');
  expect(() => ask('evil.example', 'https://studio.example')).toThrow('answers at');
});

test.each([
  ['an answer', 'GET', '/documents', {}],
  ['nothing', 'POST', '/documents/page/about/discard', {}],
  ['a refusal', 'GET', '/documents', { origin: 'null' }],
  ['an unknown path', 'GET', '/nothing', {}],
  ['a stream', 'GET', '/events', {}],
])('%s is private, and shared with no other origin', async (_, method, path, more) => {
  const { ask } = openEditor();
  const { headers, body } = await ask(method, path, undefined, more);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': expect.stringMatching(/^no-store/),
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  await body?.cancel();
});

describe('a page of the editor', () => {
  const visit = (more: HeadersInit) => {
    const { editor, cookie } = openEditor();
    return editor.visit(new Request(`${ORIGIN}/edit`, { headers: headersWith({ cookie }, more) }));
  };

  test.each([
    ['opens for an address', {}, { kind: 'own', session: { method: 'link' } }],
    ['opens for a typed one', { 'sec-fetch-site': 'none' }, { kind: 'own' }],
    [
      'opens in a frame of its own',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
      { kind: 'own' },
    ],
    [
      'shows nothing of the session after a link of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
      { kind: 'foreign' },
    ],
  ])('%s', (_, headers, shown) => expect(visit(headers)).toMatchObject(shown));

  test.each(['iframe', 'object', 'image', 'empty'])('is not given to another site as %s', (as) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': as };
    expect(() => visit(headers)).toThrow('window of their own');
  });
});
