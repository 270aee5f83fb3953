import { createServer, get as httpGet, type Server } from 'node:http';
import { mkdir, readdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNodeMedia } from '../src/createNodeMedia.ts';
import { nodeFiles } from '../src/nodeFiles.ts';
import { temporaryFolder } from './support.ts';

const { folder: root, remove } = await temporaryFolder();
const folder = join(root, 'media');
const media = createNodeMedia({ folder, cacheFolder: join(folder, '.cache'), log: () => {} });
const site = new Hono().route('/media', media);
const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`/media/${path}`, { headers });
const LARGE = 20_000_000;

beforeAll(async () => {
  await mkdir(join(folder, 'loops'), { recursive: true });
  await mkdir(join(folder, '.hidden'));
  await mkdir(join(root, 'media-other'));
  await writeFile(join(folder, 'loop.mp4'), '0123456789');
  await writeFile(join(folder, 'empty.mp3'), '');
  await writeFile(join(folder, 'large.webm'), new Uint8Array(LARGE).fill(65));
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const name of ['outside.txt', 'media-other/d.txt', 'media/.env', 'media/.hidden/c.txt']) {
    await writeFile(join(root, name), 'secret');
  }
  await writeFile(join(folder, 'loops', 'b.txt'), 'b');
  await symlink(join(root, 'outside.txt'), join(folder, 'link-out.txt'));
  await symlink(root, join(folder, 'folder-out'));
  await symlink(join(folder, '.env'), join(folder, 'link-hidden.txt'));
  await symlink(join(folder, 'loops', 'b.txt'), join(folder, 'link-in.txt'));
  await symlink('loop.txt', join(folder, 'loop.txt'));
});
afterAll(remove);

describe('a file', () => {
  test('is served whole with everything a player needs', async () => {
    const response = await get('loop.mp4');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"a-[0-9a-f]+"$/),
      'last-modified': expect.stringContaining('GMT'),
    });
    expect(await response.text()).toBe('0123456789');
  });

  test('is found by either spelling of its accents, and hidden by both', async () => {
    const [composed, decomposed] = [
      'über é.svg'.normalize('NFC'),
      'über é.svg'.normalize('NFD'),
    ] as const;
    for (const [name, other] of [
      [composed, decomposed],
      [decomposed.replace('.', '2.'), composed.replace('.', '2.')],
    ] as const) {
      await writeFile(join(folder, name), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      expect((await get(encodeURIComponent(other))).status).toBe(200);
      const guarded = new Hono()
        .use(async (context, next) => {
          context.set('isHiddenMedia', (asked) => asked === name);
          await next();
        })
        .route('/media', media);
      const hidden = await guarded.request(`/media/${encodeURIComponent(other)}`);
      expect(hidden.status).toBe(404);
    }
  });

  test.each<[string, RequestInit, number, string, Record<string, string>]>([
    [
      'its end',
      { headers: { range: 'bytes=-2' } },
      206,
      '89',
      { 'content-range': 'bytes 8-9/10', 'content-length': '2' },
    ],
    ['no byte', { headers: { range: 'bytes=10-' } }, 416, '', { 'content-range': 'bytes */10' }],
    ['its headers', { method: 'HEAD' }, 200, '', { 'content-length': '10' }],
  ])('is served as a player asks for it: %s', async (_, init, status, text, headers) => {
    const response = await site.request('/media/loop.mp4', init);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    const etag = response.headers.get('etag') ?? '';
    const again = await get('loop.mp4', { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  });

  test('may be empty', async () => {
    const response = await get('empty.mp3');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '0']);
    expect((await get('empty.mp3', { range: 'bytes=0-' })).status).toBe(416);
  });

  test('that is an SVG cannot run scripts', async () => {
    const { headers } = await get('icon.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });
});

describe('over a real connection', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer(getRequestListener(site.fetch));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    origin = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('a large file arrives complete', async () => {
    const response = await fetch(`${origin}/media/large.webm`);
    expect((await response.arrayBuffer()).byteLength).toBe(LARGE);
  });

  test('a path with .. is refused as sent', async () => {
    const status = await new Promise((resolve, reject) => {
      const url = new URL(origin);
      const path = '/media/../../../../etc/passwd';
      httpGet({ host: url.hostname, port: url.port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
    expect([400, 404]).toContain(status);
  });

  test.runIf(process.platform === 'linux')(
    'clients that disconnect early leave no file open',
    async () => {
      const opened = async () => (await readdir('/proc/self/fd')).length;
      const before = await opened();
      for (let round = 0; round < 20; round += 1) {
        const leaving = new AbortController();
        const response = await fetch(`${origin}/media/large.webm`, { signal: leaving.signal });
        await response.body?.getReader().read();
        leaving.abort();
      }
      await expect.poll(opened).toBeLessThan(before + 10);
    },
  );
});

describe('the files of a folder', () => {
  const files = nodeFiles(folder);
  const read = async (path: string, range?: { start: number; end: number }) =>
    new Response(files.read(path, range)).text();

  test('have size and time, and are read whole, in part, and through links', async () => {
    const stat = await files.stat('loop.mp4');
    expect(stat?.size).toBe(10);
    expect(Math.abs((stat?.modified ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await read('loop.mp4', { start: 9, end: 9 })).toBe('9');
    expect(await read('link-in.txt')).toBe('b');
  });

  test.each([
    'missing.txt',
    'loop.mp4/b',
    'loop.txt',
    '',
    '..',
    '../media-other/d.txt',
    'loops/../../outside.txt',
    '/etc/passwd',
    '.hidden/c.txt',
    'link-out.txt',
    'link-hidden.txt',
    'folder-out/outside.txt',
    'loop.mp4\0.png',
    '..\\outside.txt',
    'x'.repeat(5000),
  ])('show nothing at "%.40s"', async (path) => {
    expect(await files.stat(path)).toBeNull();
    await expect(read(path)).rejects.toThrow('no longer in the media folder');
  });

  test('fail instead of waiting when one is now shorter than its range', async () => {
    await writeFile(join(folder, 'short.txt'), '0123456789');
    const stream = files.read('short.txt', { start: 0, end: 9 });
    await truncate(join(folder, 'short.txt'), 4);
    await expect(new Response(stream).text()).rejects.toThrow('ended at byte 4 of 10');
  });
});
