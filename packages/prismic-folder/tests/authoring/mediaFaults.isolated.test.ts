import { rmSync, writeFileSync } from 'node:fs';
import type * as Files from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp, { type Sharp } from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { createNodeMedia } from '../../../image-service/src/index.ts';
import { cropImage, rectangleOf } from '../../src/authoring/media/crop.ts';
import { errorOf, mediaProject } from './support/mediaProject.ts';
import { bodyOf, sampleFiles } from './support/sampleFiles.ts';

/** What the disk answers to writes of uploads: nothing unless a test sets it. */
const disk = vi.hoisted(() => ({ code: '', after: 0 }));

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof Files>();
  const fault = () => Object.assign(new Error(disk.code), { code: disk.code });
  return {
    ...real,
    open: async (...parameters: Parameters<typeof real.open>) => {
      if (disk.code !== '' && disk.after === 0) throw fault();
      const file = await real.open(...parameters);
      const append = file.appendFile.bind(file);
      file.appendFile = async (...data) => {
        disk.after -= 1;
        if (disk.code !== '' && disk.after < 0) throw fault();
        return append(...data);
      };
      return file;
    },
  };
});

afterEach(() => {
  disk.code = '';
});

const samples = await sampleFiles();

it.each([
  ['ENOSPC', 2, /the disk is full/],
  ['EDQUOT', 1, /quota/],
  ['EROFS', 0, /read-only/],
  ['EACCES', 0, /may not write there/],
  ['EIO', 3, /the disk reports an error/],
])(
  'An upload onto a disk that reports %s says why and leaves nothing.',
  async (code, after, words) => {
    const { media, names, leftovers } = await mediaProject();
    const body = bodyOf(samples.png, 100);
    Object.assign(disk, { code, after });
    const message = expect.stringMatching(words);
    expect(await errorOf(media.upload('x.png', body))).toMatchObject({ code: 'storage', message });
    expect([names(), leftovers()]).toEqual([['wave.png'], []]);
    disk.code = '';
    expect(await media.upload('x.png', bodyOf(samples.png))).toMatchObject({ name: 'x.png' });
  },
);

it('A file that is deleted while it is replaced is not created again.', async () => {
  const { media, contentDir, leftovers } = await mediaProject({ 'media/a.pdf': 'x' });
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      rmSync(join(contentDir, 'media', 'a.pdf'), { force: true });
      controller.enqueue(new Uint8Array(samples.pdf));
      controller.close();
    },
  });
  expect(await errorOf(media.replace('a.pdf', body))).toMatchObject({ code: 'not_found' });
  expect(leftovers()).toEqual([]);
});

it('A file whose documents another program writes meanwhile is renamed in what it wrote.', async () => {
  const path = 'documents/page/one.json';
  const document = (title: string, url: string) => ({ data: { title, cover: { url } } });
  const files = { [path]: document('old', '/media/wave.png') };
  const { media, store, contentDir, json } = await mediaProject(files);
  // The document changes after it was read for the rename, and before the commit.
  const commit = vi.spyOn(store, 'commit').mockImplementationOnce(async (changes) => {
    const written = JSON.stringify(document('new', '/media/wave.png?w=9'));
    writeFileSync(join(contentDir, path), written);
    commit.mockRestore();
    return store.commit(changes);
  });
  expect((await media.rename('wave.png', 'sea.png')).uses).toBe(1);
  expect(json(path)).toEqual(document('new', '/media/sea.png?w=9'));
});

it.each([
  [{ target: { width: 100, height: 100 }, focalPoint: { x: 0.9, y: 0.1 } }],
  [{ target: { width: 30, height: 90 }, zoom: 2.5, focalPoint: { x: 0.2, y: 0.6 } }],
  [{ rectangle: { x: 111, y: 37, width: 123, height: 61 } }],
])('The crop %j is what the image service answers to its address.', async (request) => {
  const size = { width: 400, height: 300 };
  // Red grows to the right, green to the bottom.
  const pixels = Array.from({ length: 400 * 300 }, (_, at) => [
    ((at % 400) / 400) * 255,
    (Math.floor(at / 400) / 300) * 255,
    0,
  ]);
  const raw = { ...size, channels: 3 } as const;
  const image = await sharp(Buffer.from(pixels.flat()), { raw }).png().toBuffer();
  const { contentDir, root } = await mediaProject({ 'media/photo.png': image });
  const service = new Hono().route(
    '/media',
    createNodeMedia({
      folder: join(contentDir, 'media'),
      cacheFolder: join(root, 'cache'),
      cacheLimit: 0,
      log: () => undefined,
    }),
  );
  const view = cropImage({ url: '/media/photo.png', size, ...request });
  const response = await service.request(view.url);
  expect(response.status).toBe(200);
  const shown = sharp(Buffer.from(await response.arrayBuffer()));
  const { width, height } = await shown.metadata();
  const { x: left, y: top, ...part } = rectangleOf(view, size);
  // The service never enlarges.
  const scale = Math.min(1, part.width / view.dimensions.width);
  expect({ width, height }).toEqual({
    width: Math.round(view.dimensions.width * scale),
    height: Math.round(view.dimensions.height * scale),
  });
  const [red = 0, green = 0] = await meanOf(shown);
  const [ownRed = 0, ownGreen = 0] = await meanOf(sharp(image).extract({ left, top, ...part }));
  expect(Math.abs(red - ownRed) + Math.abs(green - ownGreen)).toBeLessThan(2);
});

async function meanOf(image: Sharp): Promise<number[]> {
  const { channels } = await sharp(await image.png().toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}
