import { createServer, get as httpGet, type Server } from 'node:http';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createNodeMedia } from '../src/createNodeMedia.ts';
import { temporaryFolder } from './support.ts';

const { folder, remove } = await temporaryFolder();
const media = createNodeMedia({ folder, cacheFolder: join(folder, '.cache'), log: () => {} });
const site = new Hono().route('/media', media);
const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`/media/${path}`, { headers });
const LARGE = 20_000_000;

beforeAll(async () => {
  await writeFile(join(folder, 'loop.mp4'), '0123456789');
  await writeFile(join(folder, 'empty.mp3'), '');
  await writeFile(join(folder, 'large.webm'), new Uint8Array(LARGE).fill(65));
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
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

  test.each([
    ['bytes=2-4', 'bytes 2-4/10', '234'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=-2', 'bytes 8-9/10', '89'],
    ['bytes=0-', 'bytes 0-9/10', '0123456789'],
  ])('serves %s with 206', async (range, contentRange, text) => {
    const response = await get('loop.mp4', { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(text.length));
    expect(await response.text()).toBe(text);
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('responds to %s with 416', async (range) => {
    const response = await get('loop.mp4', { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });

  test('is served whole for several ranges', async () => {
    const response = await get('loop.mp4', { range: 'bytes=0-1,5-6' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
  });

  test('honours If-Range', async () => {
    const etag = (await get('loop.mp4')).headers.get('etag') ?? '';
    const range = 'bytes=0-1';
    expect((await get('loop.mp4', { range, 'if-range': etag })).status).toBe(206);
    expect((await get('loop.mp4', { range, 'if-range': '"old"' })).status).toBe(200);
  });

  test('is confirmed with 304 by tag and by date', async () => {
    const { headers } = await get('loop.mp4');
    const byTag = await get('loop.mp4', { 'if-none-match': headers.get('etag') ?? '' });
    const byDate = await get('loop.mp4', {
      'if-modified-since': headers.get('last-modified') ?? '',
    });
    expect([byTag.status, byDate.status]).toEqual([304, 304]);
    expect(byTag.headers.get('etag')).toBe(headers.get('etag'));
    expect((await get('loop.mp4', { 'if-none-match': '"old"' })).status).toBe(200);
  });

  test('responds to HEAD without a body, ranges included', async () => {
    const head = (headers: Record<string, string>) =>
      site.request('/media/loop.mp4', { method: 'HEAD', headers });
    const whole = await head({});
    expect([whole.status, whole.headers.get('content-length'), await whole.text()]).toEqual([
      200,
      '10',
      '',
    ]);
    const part = await head({ range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '4']);
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

  test('HEAD states the length', async () => {
    const response = await fetch(`${origin}/media/large.webm`, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe(String(LARGE));
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
