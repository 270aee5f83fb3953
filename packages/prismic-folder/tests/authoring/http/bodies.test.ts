import { Agent, request, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../../src/api/serve/listen.ts';
import { codeOf, openEditor, type TestEditor } from '../../support/openEditor.ts';

const DOCUMENT = '/documents/page/about';
const REVISION = 'abcdefghijklmnopqrstuvwxyz0';

const save = (value: unknown) => ({
  version: 'draft',
  revision: REVISION,
  changes: [{ op: 'set', path: ['data', 'title'], value }],
});

async function refusalOf({ ask }: TestEditor, body: string) {
  const response = await ask('PATCH', DOCUMENT, body);
  // Cast: every refusal of the API has this form.
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, ...error };
}

test.each([
  ['{"version": "draft",\n  "revision" 1}', /line 2, column 14/],
  ['', /line 1, column 1/],
  ['{"a": 1,}', /line 1/],
  ['\u0000', /line 1, column 1/],
])('invalid JSON is refused with its place: %j', async (body, message) => {
  const editor = openEditor();
  expect(await refusalOf(editor, body)).toMatchObject({
    status: 400,
    code: 'invalid',
    message: expect.stringMatching(message),
  });
  expect(editor.authoring.calls).toEqual([]);
});

test.each([
  ['a NUL', String.raw`"a\u0000b"`, 'body: changes[0].value'],
  ['half a character', String.raw`"\ud83d"`, 'body: changes[0].value'],
  ['half a character in a name', String.raw`{"\udc00": 1}`, 'body: changes[0].value'],
  ['the name __proto__', '{"__proto__": {"a": 1}}', 'body: changes[0].value'],
  ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'body: changes[0].value'],
])('a value with %s is refused with its place', async (_, value, at) => {
  const editor = openEditor();
  const body = JSON.stringify(save('?')).replace('"?"', () => value);
  expect(await refusalOf(editor, body)).toMatchObject({ status: 400, code: 'invalid', at });
  expect(editor.authoring.calls).toEqual([]);
});

test.each([
  ['an unknown member', { ...save('a'), force: true }, 'body'],
  ['no revision', { ...save('a'), revision: undefined }, 'body: revision'],
  ['no changes', { ...save('a'), changes: [] }, 'body: changes'],
  ['a list', [], 'body'],
  ['null', null, 'body'],
])('a body with %s is refused with its place', async (_, body, at) => {
  const editor = openEditor();
  expect(await refusalOf(editor, JSON.stringify(body))).toMatchObject({ status: 400, at });
  expect(editor.authoring.calls).toEqual([]);
});

test.each([
  [
    'a document',
    'GET',
    '/documents/page/..%2Fa',
    /^path: name: must be letters .* begin with a dot$/,
  ],
  ['a type', 'GET', '/documents/..%2Fa/b', /^path: type: must be letters/],
  ['a file', 'GET', '/media/item?name=..%2Fa', /^query: name: must be a path below content\/media/],
  ['a version', 'GET', '/history/page/about/a..b', /^path: version: must be the id of a version/],
])('the name of %s is refused in plain words', async (_, method, path, message) => {
  const editor = openEditor();
  const response = await editor.ask(method, path);
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid', message: expect.stringMatching(message) },
  });
});

test('ten megabytes of text are saved, sixteen are not read to their end', async () => {
  const editor = openEditor();
  const text = 'word '.repeat(2_000_000);
  const saved = await editor.ask('PATCH', DOCUMENT, save(text));
  expect(saved.status).toBe(200);
  expect(editor.authoring.calls).toEqual([['save', { type: 'page', name: 'about' }, save(text)]]);
  const refused = await editor.ask('PATCH', DOCUMENT, save('x'.repeat(16 * 1024 * 1024)));
  expect([refused.status, await codeOf(refused)]).toEqual([413, 'too_large']);
});

describe('over the network', () => {
  let server: Listening;
  let editor: TestEditor;
  beforeAll(async () => {
    server = await listen(async (request) => editor.editor.api(request, '127.0.0.1'), 0);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    editor = openEditor();
  });

  const headers = (more: Readonly<Record<string, string>>) => ({
    // The session is of another port: the cookie's name has it.
    cookie: editor.cookie.replace('3000', String(server.port)),
    origin: `http://localhost:${server.port}`,
    'x-slicefolio-editor': '1',
    ...more,
  });
  const ask = (path: string, options: RequestOptions) =>
    request({ host: 'localhost', port: server.port, path: `/edit/api/v1${path}`, ...options });
  const statusOf = (sent: ReturnType<typeof request>) =>
    new Promise<number>((resolve, reject) => {
      sent.once('response', (response) => resolve(response.resume().statusCode ?? 0));
      sent.once('error', reject);
    });

  test('a body of unknown length is counted while it is read', async () => {
    const sent = ask(DOCUMENT, {
      method: 'PATCH',
      headers: headers({ 'content-type': 'application/json', 'transfer-encoding': 'chunked' }),
    });
    const status = statusOf(sent);
    sent.write(`"${'x'.repeat(17 * 1024 * 1024)}`);
    expect(await status).toBe(413);
    sent.destroy();
    expect(editor.authoring.calls).toEqual([]);
  });

  test('a refused upload that is not read to its end does not harm the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const upload = ask('/media?name=a.png', {
      method: 'POST',
      headers: headers({ 'content-type': 'image/png' }),
      agent,
    });
    expect(await statusOf(upload.end(Buffer.alloc(3_000_000)))).toBe(415);
    const next = ask('/models', { method: 'GET', headers: headers({}), agent });
    expect(await statusOf(next.end())).toBe(200);
    agent.destroy();
  });

  test.each([
    ['JSON', 'PATCH', DOCUMENT, 'application/json', JSON.stringify(save('a'))],
    ['a file', 'POST', '/media?name=a.txt', 'application/octet-stream', 'half of a file'],
  ])(
    'a body of %s that stops in the middle writes nothing',
    async (_, method, path, type, body) => {
      const head = Object.entries(
        headers({ 'content-type': type, 'content-length': String(body.length * 2) }),
      ).map(([name, value]) => `${name}: ${value}`);
      const socket = connect(server.port, 'localhost');
      const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
      socket.write(
        [
          `${method} /edit/api/v1${path} HTTP/1.1`,
          `host: localhost:${server.port}`,
          ...head,
          '',
          body,
        ].join('\r\n'),
      );
      let answer = '';
      socket.on('data', (data) => (answer += data));
      // The sender is gone once what it sent has arrived: the next request is answered after it.
      await statusOf(ask('/models', { method: 'GET', headers: headers({}) }).end());
      socket.end();
      await closed;
      expect(answer === '' || answer.startsWith('HTTP/1.1 400')).toBe(true);
      expect(editor.authoring.calls.map(([name]) => name)).not.toContain('save');
      expect(editor.authoring.calls.map(([name]) => name)).not.toContain('upload');
    },
  );

  test('a file is passed on while it arrives', async () => {
    const sent = ask('/media?name=a.txt', {
      method: 'POST',
      headers: headers({
        'content-type': 'application/octet-stream',
        'transfer-encoding': 'chunked',
      }),
    });
    const status = statusOf(sent);
    const chunk = Buffer.alloc(64 * 1024);
    for (let count = 0; count < 512; count += 1) sent.write(chunk);
    sent.end();
    expect(await status).toBe(201);
    expect(editor.authoring.calls).toEqual([['upload', 'a.txt', 512 * chunk.length]]);
  });

  test.each([
    ['no session', { cookie: '' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('a file is not read with %s', async (_, more) => {
    const sent = ask('/media?name=a.txt', {
      method: 'POST',
      headers: headers({
        'content-type': 'application/octet-stream',
        'content-length': String(1024 ** 3),
        ...more,
      }),
    });
    const status = statusOf(sent);
    sent.write(Buffer.alloc(1024));
    expect([401, 403]).toContain(await status);
    sent.destroy();
    expect(editor.authoring.calls).toEqual([]);
  });
});
