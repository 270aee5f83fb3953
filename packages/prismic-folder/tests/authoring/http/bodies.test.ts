import { Agent, request, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../../src/api/serve/listen.ts';
import { codeOf, openEditor, type TestEditor } from '../../support/openEditor.ts';

const DOCUMENT = '/documents/page/about';
const JSON_TYPE = { 'content-type': 'application/json' };
const OCTETS = { 'content-type': 'application/octet-stream' };
const CHUNKED = { 'transfer-encoding': 'chunked' };

const save = (value: unknown) => ({
  version: 'draft',
  revision: 'abcdefghijklmnopqrstuvwxyz0',
  changes: [{ op: 'set', path: ['data', 'title'], value }],
});
/** A save with a value as it is written. */
const saving = (value: string) => JSON.stringify(save('?')).replace('"?"', () => value);
const at = 'body: changes[0].value';

test.each<[string, string, object]>([
  ['no JSON', '{"version": "draft",\n  "revision" 1}', { message: /line 2, column 14/ }],
  ['nothing', '', { message: /line 1, column 1/ }],
  ['a comma too many', '{"a": 1,}', { message: /line 1/ }],
  ['a NUL in a value', saving(String.raw`"a\u0000b"`), { at }],
  ['half a character', saving(String.raw`"\ud83d"`), { at }],
  ['half a character in a name', saving(String.raw`{"\udc00": 1}`), { at }],
  ['the name __proto__', saving('{"__proto__": {"a": 1}}'), { at }],
  ['10,000 levels', saving(`${'['.repeat(10_000)}${']'.repeat(10_000)}`), { at }],
  ['an unknown member', JSON.stringify({ ...save('a'), force: true }), { at: 'body' }],
  ['no revision', JSON.stringify({ ...save('a'), revision: undefined }), { at: 'body: revision' }],
  ['no changes', JSON.stringify({ ...save('a'), changes: [] }), { at: 'body: changes' }],
  ['a list', '[]', { at: 'body' }],
  ['null', 'null', { at: 'body' }],
])('a body with %s is refused with its place', async (_, body, place) => {
  const { ask, authoring } = openEditor();
  const response = await ask('PATCH', DOCUMENT, body);
  expect(response.status).toBe(400);
  const [[key, expected] = []] = Object.entries(place);
  // Cast: every refusal of the API has this form.
  const { error } = (await response.json()) as { error: Record<string, string> };
  expect(error['code']).toBe('invalid');
  if (expected instanceof RegExp) expect(error[key ?? '']).toMatch(expected);
  else expect(error[key ?? '']).toBe(expected);
  expect(authoring.calls).toEqual([]);
});

test.each([
  ['a document', '/documents/page/..%2Fa', /^path: name: must be letters .* begin with a dot$/],
  ['a type', '/documents/..%2Fa/b', /^path: type: must be letters/],
  ['a file', '/media/item?name=..%2Fa', /^query: name: must be a path below content\/media/],
  ['a version', '/history/page/about/a..b', /^path: version: must be the id of a version/],
])('the name of %s is refused in plain words', async (_, path, message) => {
  const response = await openEditor().ask('GET', path);
  const error = { code: 'invalid', message: expect.stringMatching(message) };
  expect(await response.json()).toMatchObject({ error });
});

test('ten megabytes of text are saved, sixteen are not read to their end', async () => {
  const { ask, authoring } = openEditor();
  const text = 'word '.repeat(2_000_000);
  expect((await ask('PATCH', DOCUMENT, save(text))).status).toBe(200);
  expect(authoring.calls).toEqual([['save', { type: 'page', name: 'about' }, save(text)]]);
  const refused = await ask('PATCH', DOCUMENT, save('x'.repeat(16 * 1024 * 1024)));
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

  const headers = (more: Readonly<Record<string, string>> = {}) => ({
    // The session is of another port: the cookie's name has it.
    cookie: editor.cookie.replace('3000', String(server.port)),
    origin: `http://localhost:${server.port}`,
    'x-slicefolio-editor': '1',
    ...more,
  });
  const ask = (method: string, path: string, options: RequestOptions) =>
    request({
      host: 'localhost',
      port: server.port,
      method,
      path: `/edit/api/v1${path}`,
      ...options,
    });
  const upload = (name: string, more: Readonly<Record<string, string>>) =>
    ask('POST', `/media?name=${name}`, { headers: headers({ ...OCTETS, ...more }) });
  const statusOf = (sent: ReturnType<typeof request>) =>
    new Promise<number>((resolve, reject) => {
      sent.once('response', (response) => resolve(response.resume().statusCode ?? 0));
      sent.once('error', reject);
    });

  test('a body of unknown length is counted while it is read', async () => {
    const sent = ask('PATCH', DOCUMENT, { headers: headers({ ...JSON_TYPE, ...CHUNKED }) });
    const status = statusOf(sent);
    sent.write(`"${'x'.repeat(17 * 1024 * 1024)}`);
    expect(await status).toBe(413);
    sent.destroy();
    expect(editor.authoring.calls).toEqual([]);
  });

  test('a refused upload that is not read to its end does not harm the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const image = { headers: headers({ 'content-type': 'image/png' }), agent };
    const sent = ask('POST', '/media?name=a.png', image);
    expect(await statusOf(sent.end(Buffer.alloc(3_000_000)))).toBe(415);
    const next = ask('GET', '/models', { headers: headers(), agent });
    expect(await statusOf(next.end())).toBe(200);
    agent.destroy();
  });

  test.each([
    ['JSON', `PATCH /edit/api/v1${DOCUMENT}`, JSON_TYPE, saving('"a"')],
    ['a file', 'POST /edit/api/v1/media?name=a.txt', OCTETS, 'half of a file'],
  ])('a body of %s that stops in the middle writes nothing', async (_, start, type, body) => {
    const host = `localhost:${server.port}`;
    const head = { host, ...headers({ ...type, 'content-length': String(body.length * 2) }) };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(server.port, 'localhost');
    const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
    socket.write([`${start} HTTP/1.1`, ...lines, '', body].join('\r\n'));
    let answer = '';
    socket.on('data', (data) => (answer += data));
    // The sender is gone once what it sent has arrived: the next request is answered after it.
    await statusOf(ask('GET', '/models', { headers: headers() }).end());
    socket.end();
    await closed;
    expect(answer === '' || answer.startsWith('HTTP/1.1 400')).toBe(true);
    const names = editor.authoring.calls.map(([name]) => name);
    expect(names.filter((name) => name === 'save' || name === 'upload')).toEqual([]);
  });

  test('a file is passed on while it arrives', async () => {
    const sent = upload('a.txt', CHUNKED);
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
    const sent = upload('a.txt', { 'content-length': String(1024 ** 3), ...more });
    const status = statusOf(sent);
    sent.write(Buffer.alloc(1024));
    expect([401, 403]).toContain(await status);
    sent.destroy();
    expect(editor.authoring.calls).toEqual([]);
  });
});
