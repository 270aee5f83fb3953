import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Compressor } from '#server/delivery/Compressor.ts';
import { createPageCache } from '#server/delivery/createPageCache.ts';
import { createRenderQueue } from '#server/delivery/createRenderQueue.ts';
import { nodeCompressor } from '#server/platforms/node/nodeCompressor.ts';
import { type CachedResponse, createResponseCache } from '#server/delivery/cachedResponse.ts';
import { timePage } from '#server/delivery/serverTiming.ts';

const HTML = Array.from({ length: 900 }, (_, index) => `<p>${Math.sin(index)}</p>`).join('\n');

const CLIENT = { name: '', isPreferred: false, signal: new AbortController().signal };

/** A cache of pages with the same content at each address. */
function pagesWith(compress: Compressor, sent: 'br' | 'plain' = 'br') {
  const published = { publicRef: 'one', isStale: false };
  const cache = createPageCache({
    published: async () => published,
    render: async () => ({
      response: new Response(HTML, { headers: { 'content-type': 'text/html' } }),
      cacheableRef: published.publicRef,
    }),
    queue: createRenderQueue(),
    compress,
  });
  const get = async (path: string) => {
    const headers = { 'accept-encoding': 'br' };
    const request = new Request(`https://example.com${path}`, { headers });
    const response = await cache.page(request, () => CLIENT);
    const body = new Uint8Array(await response.arrayBuffer());
    const html = sent === 'br' ? brotliDecompressSync(body) : Buffer.from(body);
    expect(html.toString()).toBe(HTML);
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    return { bytes: body.byteLength, etag: response.headers.get('etag') };
  };
  return { get };
}

test('a page is compressed well, once, before it is first sent', async () => {
  const compress = vi.fn(nodeCompressor);
  const { get } = pagesWith(compress);
  const [first, second] = [await get('/a'), await get('/a')];
  expect(second).toEqual(first);
  expect(compress.mock.calls.map(([encoding, , effort]) => [encoding, effort])).toEqual([
    ['br', 'best'],
    ['gzip', 'best'],
  ]);
});

test('a page that cannot be compressed is sent as it is', async () => {
  const { get } = pagesWith(() => Promise.reject(new Error('no memory')), 'plain');
  expect((await get('/a')).bytes).toBe(HTML.length);
});

const responseOf = (bytes: number): CachedResponse => ({
  status: 200,
  headers: [],
  etag: 'W/"x"',
  plain: new Uint8Array(bytes),
  compressed: { br: new Uint8Array(bytes / 4), gzip: null },
});

test('one response cannot evict all others', () => {
  const store = createResponseCache(1_000_000);
  store.set('/a', responseOf(1000));
  store.set('/huge', responseOf(200_000));
  expect(store.get('/huge')).toBeUndefined();
  expect(store.get('/a')).toBeDefined();
});

test('overlapping requests count once, and the rest is rendering', async () => {
  let time = 0;
  const responses: (() => void)[] = [];
  const open = () => new Promise<Response>((done) => responses.push(() => done(new Response())));
  const timer = timePage(open, () => time);
  time = 2;
  const both = [timer.fetch('/a'), timer.fetch('/b')];
  time = 5;
  responses[0]?.();
  await both[0];
  time = 12;
  responses[1]?.();
  await both[1];
  time = 20;
  expect(timer.header('miss')).toBe('cache;desc=miss, content;dur=10.0, render;dur=10.0');
});

test('a query that fails is over, too', async () => {
  let time = 0;
  const timer = timePage(
    () => Promise.reject(new Error('away')),
    () => (time += 1),
  );
  await expect(timer.fetch('/a')).rejects.toThrow('away');
  expect(timer.header('none')).toBe('cache;desc=none, content;dur=1.0, render;dur=2.0');
});
