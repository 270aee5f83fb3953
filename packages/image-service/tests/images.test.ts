import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMedia, type MediaOptions } from '../src/createMedia.ts';
import { MediaError } from '../src/MediaError.ts';
import { nodeFiles } from '../src/nodeFiles.ts';
import { sharpImages } from '../src/sharpImages.ts';
import { createTransformQueue } from '../src/transformQueue.ts';
import { noise, quarters, temporaryFolder } from './support.ts';

const { folder, remove } = await temporaryFolder();
const modern = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
const webpOnly = { accept: 'image/webp,*/*' };

/** A new endpoint, with its log and a way to wait for background work. */
function setUp(options: Partial<MediaOptions> = {}) {
  const lines: string[] = [];
  const queue = createTransformQueue({ quiet: 0 });
  const images = sharpImages();
  const transform = vi.spyOn(images, 'transform');
  const media = createMedia({
    files: nodeFiles(folder),
    images,
    log: (line) => lines.push(line),
    queue,
    ...options,
  });
  const site = new Hono().route('/media', media);
  const get = (address: string, headers: Record<string, string> = {}) =>
    site.request(`/media/${address}`, { headers });
  return { site, get, lines, queue, transform };
}

const measure = async (response: Response) => {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { width, height, format };
};

beforeAll(async () => {
  await mkdir(join(folder, 'deep'));
  await quarters(400, 200).jpeg({ quality: 95 }).toFile(join(folder, 'a.jpg'));
  await quarters(400, 200)
    .png()
    .toFile(join(folder, 'deep', 'ä b.png'));
  await noise(300, 200).jpeg({ quality: 95 }).toFile(join(folder, 'noise.jpg'));
  await quarters(40, 20).webp({ quality: 5 }).toFile(join(folder, 'tiny.webp'));
  const frames = ['#f00', '#0f0'].map((background) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toFile(join(folder, 'moving.gif'));
  await writeFile(join(folder, 'broken.jpg'), 'no image at all');
  await writeFile(join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'loop.mp4'), 'not really');
});
afterAll(remove);

describe('an image', () => {
  test.each([
    ['a.jpg?w=100&dpr=2', 200, 100],
    ['a.jpg?rect=0,0,100,200&h=100', 50, 100],
    ['deep/%C3%A4%20b.png?w=100', 100, 50],
  ])('%s is %i by %i px in its own format', async (address, width, height) => {
    const response = await setUp().get(address);
    expect(response.headers.get('content-type')).toMatch(/^image\/(jpeg|png)$/);
    expect(await measure(response)).toMatchObject({ width, height });
  });

  test.each([
    ['w=100&auto=format', webpOnly, 'image/webp', 'Accept'],
    ['w=100&auto=format', { accept: '*/*' }, 'image/jpeg', 'Accept'],
    ['w=100', modern, 'image/jpeg', null],
  ] as const)('with %s and %j is %s, Vary %s', async (query, headers, type, vary) => {
    const response = await setUp().get(`a.jpg?${query}`, headers);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe(vary);
  });

  test('is the source itself where that is smaller and readable', async () => {
    const response = await setUp().get('tiny.webp?auto=format&q=100', webpOnly);
    const source = await (await setUp().get('tiny.webp')).arrayBuffer();
    expect(Buffer.compare(Buffer.from(await response.arrayBuffer()), Buffer.from(source))).toBe(0);
  });

  test('has validators and is fresh for a day, a year with a version', async () => {
    const { site, get } = setUp();
    const head = await site.request('/media/a.jpg?w=100', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const response = await get('a.jpg?w=100');
    expect(head.headers.get('content-length')).toBe(response.headers.get('content-length'));
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    const versioned = await get('a.jpg?w=100&v=7');
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(versioned.headers.get('etag')).toBe(response.headers.get('etag'));
  });

  test('in development is revalidated each time', async () => {
    const { get } = setUp({ revalidate: true });
    for (const address of ['a.jpg?w=100', 'a.jpg', 'loop.mp4?v=1']) {
      expect((await get(address)).headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('is confirmed with 304 without being made again', async () => {
    const etag = (await setUp().get('a.jpg?w=100')).headers.get('etag') ?? '';
    const { get, transform } = setUp();
    const response = await get('a.jpg?w=100', { 'if-none-match': etag });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(await response.text()).toBe('');
    expect(transform).not.toHaveBeenCalled();
  });

  test('is made once, and cached for the next', async () => {
    const { get, transform } = setUp();
    await Promise.all([get('a.jpg?w=90'), get('a.jpg?w=90')]);
    await get('a.jpg?w=90&dpr=1');
    expect(transform).toHaveBeenCalledTimes(1);
  });

  test('ignores image parameters on files that are not images', async () => {
    const { get } = setUp();
    expect(await (await get('loop.mp4?w=100000')).text()).toBe('not really');
    expect(await (await get('drawing.svg?w=100&auto=format')).text()).toContain('<svg');
  });
});

describe('a client that accepts AVIF', () => {
  test('gets one encoded quickly for a minute at first and a better one from then on', async () => {
    const { get, queue } = setUp();
    const address = 'noise.jpg?w=200&auto=compress,format';
    const first = await get(address, modern);
    expect(first.headers.get('content-type')).toBe('image/avif');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.headers.get('vary')).toBe('Accept');
    const firstTag = first.headers.get('etag') ?? '';

    await queue.idle();
    const second = await get(address, { ...modern, 'if-none-match': firstTag });
    expect(second.status).toBe(200);
    expect(second.headers.get('etag')).not.toBe(firstTag);
    expect(second.headers.get('cache-control')).toContain('max-age=86400');
    expect(await measure(second)).toMatchObject({ width: 200, format: 'heif' });

    const other = await get(address, webpOnly);
    expect(other.headers.get('content-type')).toBe('image/webp');
    expect(other.headers.get('cache-control')).toContain('max-age=86400');
  });

  test('gets a short-lived 304 while the better one is not ready yet', async () => {
    const { get } = setUp({ queue: createTransformQueue({ quiet: 60_000 }) });
    const address = 'noise.jpg?w=150&auto=format';
    const etag = (await get(address, modern)).headers.get('etag') ?? '';
    const again = await get(address, { ...modern, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('public, max-age=60');
    const versioned = await get(`${address}&v=1`, modern);
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('keeps the quick one where the better one cannot be made', async () => {
    const { transform: encode, inspect } = sharpImages();
    const transform = vi.fn<typeof encode>(async (plan, bytes) => {
      if (!plan.quick) throw new Error('no encoder');
      return encode(plan, bytes);
    });
    const { get, queue, lines } = setUp({ images: { inspect, transform } });
    const address = 'a.jpg?w=100&auto=format';
    const quick = await (await get(address, modern)).arrayBuffer();
    await queue.idle();
    const second = await get(address, modern);
    expect(second.headers.get('cache-control')).toContain('max-age=86400');
    expect(await second.arrayBuffer()).toEqual(quick);
    expect(lines.join('\n')).toContain('no encoder');
    await queue.idle();
    expect(transform).toHaveBeenCalledTimes(2);
  });
  test('gets what cannot be an AVIF for a day at once', async () => {
    const response = await setUp().get('moving.gif?w=20&auto=format', modern);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
  });
});

describe('bad input', () => {
  test.each([
    ['a.jpg?w=100000', 400, 'w=100000 is over the limit of 8192 px'],
    ['a.jpg?rect=400,0,500,10', 400, 'outside the image of 400 × 200 px'],
    ['missing.jpg?w=10', 404, 'there is no file "missing.jpg" in content/media'],
    ['..%2f..%2fpackage.json', 400, 'leads outside content/media'],
    ['broken.jpg?w=10', 422, '"broken.jpg" could not be read as an image'],
  ])('%s is %i', async (address, status, message) => {
    const response = await setUp().get(address);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await response.json();
    expect(body).toEqual({ type: 'media_error', message: expect.stringContaining(message) });
  });

  test('other methods are refused', async () => {
    const response = await setUp().site.request('/media/a.jpg', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.json()).toMatchObject({ type: 'media_error' });
  });

  test('a failure of the server shows no details', async () => {
    const stat = () => Promise.reject(new Error('secret detail'));
    const { get, lines } = setUp({ files: { ...nodeFiles(folder), stat } });
    const response = await get('a.jpg');
    expect([response.status, lines[0]]).toEqual([500, expect.stringContaining('secret detail')]);
    expect(await response.text()).not.toContain('secret');
  });

  test('one client that asks for too much is refused with retry-after, and others are not', async () => {
    const ends: (() => void)[] = [];
    const queue = createTransformQueue({ concurrency: 1, limit: 60, share: 30 });
    const transform = vi.fn(async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return { type: 'image/webp', bytes: new Uint8Array(8) };
    });
    const { inspect } = sharpImages();
    const clientOf: MediaOptions['clientOf'] = ({ req }) => req.header('x-forwarded-for') ?? '';
    const { site } = setUp({ queue, clientOf, images: { inspect, transform } });
    const leaving = new AbortController();
    const ask = async (client: string, w: number, init: RequestInit = {}) =>
      site.request(`/media/a.jpg?w=${w}`, { headers: { 'x-forwarded-for': client }, ...init });
    const refused: Response[] = [];
    for (let at = 0; at < 40; at += 1) {
      void ask('attacker', 20 + at, { signal: leaving.signal }).then(
        (response) => response.status === 503 && refused.push(response),
      );
    }
    await expect.poll(() => refused.length).toBeGreaterThan(30);
    for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    const visitor = ask('visitor', 300);
    await expect.poll(() => ends).toHaveLength(1);
    // Images of a client that has gone are not made.
    leaving.abort();
    ends[0]?.();
    await expect.poll(() => ends).toHaveLength(2);
    ends[1]?.();
    expect((await visitor).status).toBe(200);
    await queue.idle();
    expect(transform).toHaveBeenCalledTimes(2);
  });

  test('what cannot be read is not read again until its file changes', async () => {
    const { get, lines } = setUp();
    const file = join(folder, 'broken-later.jpg');
    await writeFile(file, 'no image at all');
    for (const query of ['w=10', 'w=10', 'h=12&fm=png']) {
      expect((await get(`broken-later.jpg?${query}`)).status).toBe(422);
    }
    expect(lines).toEqual([expect.stringContaining('could not be read as an image')]);
    await get('a.jpg?w=0');
    await get('missing.jpg');
    expect(lines).toHaveLength(1);
    await quarters(50, 50).jpeg().toFile(file);
    expect((await get('broken-later.jpg?w=10')).status).toBe(200);
  });

  test('a transform that failed is not tried again at once, a refused one is', async () => {
    const images = sharpImages();
    const transform = vi.fn<typeof images.transform>(() => Promise.reject(new Error('broken')));
    const { get } = setUp({ images: { inspect: images.inspect, transform } });
    expect((await get('a.jpg?w=77')).status).toBe(422);
    expect((await get('a.jpg?w=77')).status).toBe(422);
    expect(transform).toHaveBeenCalledTimes(1);
    expect((await get('a.jpg?w=78')).status).toBe(422);
    expect(transform).toHaveBeenCalledTimes(2);

    const queue = createTransformQueue();
    const stopped = setUp({ queue });
    vi.spyOn(queue, 'run').mockRejectedValueOnce(new MediaError(503, 'busy'));
    expect((await stopped.get('a.jpg?w=77')).status).toBe(503);
    expect((await stopped.get('a.jpg?w=77')).status).toBe(200);
  });
});
