import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../src/serve/repositoryServer.ts';
import {
  codeOf,
  headersWith,
  openEditor,
  ORIGIN,
  type TestEditor,
} from '../../support/openEditor.ts';

const DOCUMENT = '/documents/page/about';

const save = (value: unknown) => ({
  version: 'draft',
  revision: 'abcdefghijklmnopqrstuvwxyz0',
  changes: [{ op: 'set', path: ['data', 'title'], value }],
});
/** A save with a value as it is written. */
const saving = (value: string) => JSON.stringify(save('?')).replace('"?"', () => value);
const at = 'body: changes[0].value';
const says = (words: RegExp) => ({ message: expect.stringMatching(words) });

test.each<[string, string, object]>([
  ['no JSON', '{"version": "draft",\n  "revision" 1}', says(/line 2, column 14/)],
  ['nothing', '', says(/line 1, column 1/)],
  ['a comma too many', '{"a": 1,}', says(/line 1/)],
  ['a NUL in a value', saving(String.raw`"a\u0000b"`), { at }],
  ['half a character', saving(String.raw`"\ud83d"`), { at }],
  ['half a character in a name', saving(String.raw`{"\udc00": 1}`), { at }],
  ['the name __proto__', saving('{"__proto__": {"a": 1}}'), { at }],
  ['200 levels', saving(`${'['.repeat(200)}${']'.repeat(200)}`), { at }],
  ['10,000 levels', saving('['.repeat(10_000)), says(/line 1.* nested too deeply/)],
  ['an unknown member', JSON.stringify({ ...save('a'), force: true }), { at: 'body' }],
  ['no revision', JSON.stringify({ ...save('a'), revision: undefined }), { at: 'body: revision' }],
  ['no changes', JSON.stringify({ ...save('a'), changes: [] }), { at: 'body: changes' }],
  ['a list', '[]', { at: 'body' }],
  ['null', 'null', { at: 'body' }],
])('a body with %s is refused with its place', async (_, body, place) => {
  const { ask, authoring } = openEditor();
  const response = await ask('PATCH', DOCUMENT, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid', ...place } });
  expect(authoring.calls).toEqual([]);
});

test.each([
  ['a document', '/documents/page/..%2Fa', /^path: name: must be letters .* begin with a dot$/],
  ['a type', '/documents/..%2Fa/b', /^path: type: must be letters/],
  ['a file', '/media/item?name=..%2Fa', /^query: name: must be a path below content\/media/],
  ['a version', '/history/page/about/a..b', /^path: version: must be the id of a version/],
])('the name of %s is refused in plain words', async (_, path, message) => {
  const response = await openEditor().ask('GET', path);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid', ...says(message) } });
});

test('ten megabytes of text are saved, sixteen are not read to their end', async () => {
  const { ask, authoring } = openEditor();
  const text = 'word '.repeat(2_000_000);
  expect((await ask('PATCH', DOCUMENT, save(text))).status).toBe(200);
  expect(authoring.calls).toEqual([
    ['saveDocument', { params: { type: 'page', name: 'about' }, query: {}, body: save(text) }],
  ]);
  const refused = await ask('PATCH', DOCUMENT, save('x'.repeat(16 * 1024 * 1024)));
  expect([refused.status, await codeOf(refused)]).toEqual([413, 'too_large']);
});

/** A body without a length of so many chunks of 64 KB, which may break off after the last one. */
function streamOf(chunks: number, breaksOff = false) {
  let read = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 1;
      if (read <= chunks) controller.enqueue(new Uint8Array(64 * 1024).fill(120));
      else if (breaksOff) controller.error(new Error('aborted'));
      else controller.close();
    },
  });
  return { stream, read: () => read };
}

const UPLOAD = ['POST', '/media?name=a.txt', 'application/octet-stream'] as const;
const SAVE = ['PATCH', DOCUMENT, 'application/json'] as const;

/** Sends a body as it is. */
function send(
  { editor, cookie }: TestEditor,
  [method, path, type]: typeof UPLOAD | typeof SAVE,
  body: ReadableStream<Uint8Array>,
  more: HeadersInit = {},
) {
  const own = { cookie, host: 'localhost:3000', origin: ORIGIN, 'x-slicefolio-editor': '1' };
  const headers = headersWith({ ...own, 'content-type': type }, more);
  // Cast: the DOM types lack an option, which a stream needs.
  const init = { method, headers, body, duplex: 'half' } as RequestInit;
  return editor.api(new Request(`${ORIGIN}/edit/api/v1${path}`, init));
}

test('a body of unknown length is counted while it is read', async () => {
  const editor = openEditor();
  const { stream, read } = streamOf(1000);
  expect((await send(editor, SAVE, stream)).status).toBe(413);
  expect(read()).toBeLessThan(270);
  expect(editor.authoring.calls).toEqual([]);
});

const LONGER = { 'content-length': '999999' };

test.each<[string, typeof UPLOAD | typeof SAVE, ReadableStream<Uint8Array>, HeadersInit]>([
  ['JSON that stops in the middle', SAVE, streamOf(3, true).stream, {}],
  ['JSON that is shorter than announced', SAVE, new Blob([saving('1')]).stream(), LONGER],
  ['a file that stops in the middle', UPLOAD, streamOf(3, true).stream, {}],
  ['a file that is shorter than announced', UPLOAD, streamOf(3).stream, LONGER],
])('%s writes nothing', async (_, operation, body, headers) => {
  const editor = openEditor();
  expect((await send(editor, operation, body, headers)).ok).toBe(false);
  expect(editor.authoring.calls).toEqual([]);
});

test('a file of any length is passed on', async () => {
  const editor = openEditor();
  expect((await send(editor, UPLOAD, streamOf(512).stream)).status).toBe(201);
  expect(editor.authoring.calls).toEqual([
    ['uploadMedia', { query: { name: 'a.txt' }, body: 512 * 64 * 1024 }],
  ]);
});

test.each([
  ['no session', 401, { cookie: '' }],
  ['another origin', 403, { origin: 'https://evil.example' }],
])('a file is not read with %s', async (_, status, more) => {
  const editor = openEditor();
  const { stream, read } = streamOf(16_000);
  expect((await send(editor, UPLOAD, stream, more)).status).toBe(status);
  expect(read()).toBeLessThan(5);
  expect(editor.authoring.calls).toEqual([]);
});

test('a refused upload that is not read to its end does not harm the next request', async () => {
  const editor = openEditor();
  const { port, stop } = await listen(editor.editor.api, 0);
  onTestFinished(() => stop());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const own = { origin: `http://localhost:${port}`, 'x-slicefolio-editor': '1' };
  // The session is of another port: the cookie's name has it.
  const session = { ...own, cookie: editor.cookie.replace('3000', String(port)) };
  const ask = (method: string, path: string, body?: Buffer) => {
    const headers = { ...session, ...(body && { 'content-type': 'image/png' }) };
    const address = { host: 'localhost', port, path: `/edit/api/v1${path}` };
    return new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ ...address, method, headers, agent }, (response) =>
        resolve(response.resume().statusCode),
      );
      sent.once('error', reject).end(body);
    });
  };
  expect(await ask('POST', '/media?name=a.png', Buffer.alloc(3_000_000))).toBe(415);
  expect(await ask('GET', '/models')).toBe(200);
  agent.destroy();
});
