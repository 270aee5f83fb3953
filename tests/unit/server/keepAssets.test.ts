import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { IMMUTABLE, keepAssets } from '#server/platforms/node/keepAssets.ts';

const root = mkdtempSync(join(tmpdir(), 'keep-assets-'));
afterAll(() => rmSync(root, { recursive: true }));

const FILES = {
  'assets/style-1.css': 'plain style',
  'assets/style-1.css.br': 'br style',
  'assets/style-1.css.gz': 'gzip style',
  'assets/type-1.woff2': 'font',
  'favicon.svg': 'icon',
};
mkdirSync(join(root, 'assets'));
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text);

let read: string[];
let app: Hono;
let answers: number;

beforeEach(() => {
  read = [];
  answers = 0;
  const files = serveStatic({
    root,
    precompressed: true,
    onFound: (path, context) => {
      read.push(path.slice(root.length + 1));
      context.header('cache-control', IMMUTABLE);
    },
  });
  app = new Hono();
  app.use(async (context, next) => {
    context.header('x-answer', String((answers += 1)));
    await next();
  });
  app.use(keepAssets(files));
});

const ask = (
  path: string,
  accept: string | null,
  { method = 'GET', range }: { method?: string; range?: string } = {},
) => {
  const headers = new Headers(accept === null ? {} : { 'accept-encoding': accept });
  if (range) headers.set('range', range);
  return app.request(path, { method, headers });
};

const seen = async (response: Response) => ({
  status: response.status,
  body: await response.text(),
  headers: Object.fromEntries(
    [...response.headers].filter(([name]) => !['last-modified', 'x-answer'].includes(name)),
  ),
});

const STYLE = '/assets/style-1.css';
const FONT = '/assets/type-1.woff2';

test.each([
  [STYLE, 'gzip, deflate, br', 'br style', 'br'],
  [STYLE, 'gzip', 'gzip style', 'gzip'],
  [STYLE, null, 'plain style', null],
  [FONT, 'gzip, deflate, br', 'font', null],
])('%s for %j is read once, and is the same again', async (path, accept, body, encoding) => {
  const first = await ask(path, accept);
  const second = await ask(path, accept);
  expect(second.headers.get('x-answer')).toBe('2');
  expect(second.headers.get('last-modified')).toBe(first.headers.get('last-modified'));
  const { status, ...one } = await seen(first);
  expect(await seen(second)).toEqual({ status, ...one });
  expect([status, one.body]).toEqual([200, body]);
  expect(one.headers).toMatchObject({
    'cache-control': IMMUTABLE,
    'content-length': String(body.length),
    ...(encoding !== null && { 'content-encoding': encoding, vary: 'Accept-Encoding' }),
  });
  expect(one.headers['content-encoding'] ?? null).toBe(encoding);
  expect(read).toHaveLength(1);
});

test.each([
  ['a part', STYLE, 'br', { range: 'bytes=0-1' }, 206],
  ['the headers alone', STYLE, 'br', { method: 'HEAD' }, 200],
  ['a file outside of the hashed ones', '/favicon.svg', 'br', {}, 200],
  ['one that does not exist', '/assets/nothing.css', 'br', {}, 404],
])('%s is not kept', async (_, path, accept, more, status) => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await ask(path, accept, more)).status).toBe(status);
  }
  expect(read).toHaveLength(status === 404 ? 0 : 2);
});

test('what an unusual header is answered with reaches nobody else', async () => {
  // The library compares names only, and sends the plain file.
  expect(await (await ask(STYLE, 'br;q=1.0')).text()).toBe('plain style');
  expect(await (await ask(STYLE, 'br')).text()).toBe('br style');
  // A refused encoding, which it sends all the same.
  const refused = await ask(STYLE, 'br, br;q=0, gzip');
  await refused.text();
  expect(await (await ask(STYLE, 'gzip')).text()).toBe('gzip style');
});
