import { rmSync, writeFileSync } from 'node:fs';
import type * as Files from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp, { type Sharp } from 'sharp';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

describe('An upload', () => {
  it.each([
    ['ENOSPC', 2, /the disk is full/],
    ['EDQUOT', 1, /quota/],
    ['EROFS', 0, /read-only/],
    ['EACCES', 0, /may not write there/],
    ['EIO', 3, /the disk reports an error/],
  ])('onto a disk that reports %s says why and leaves nothing.', async (code, after, message) => {
    const { media, names, leftovers } = await mediaProject();
    const body = bodyOf(samples.png, 100);
    Object.assign(disk, { code, after });
    expect(await errorOf(media.upload('x.png', body))).toMatchObject({
      code: 'storage',
      message: expect.stringMatching(message),
    });
    expect(names()).toEqual(['wave.png']);
    expect(leftovers()).toEqual([]);
    disk.code = '';
    expect(await media.upload('x.png', bodyOf(samples.png))).toMatchObject({ name: 'x.png' });
  });

  it('of 50 files of one name at once stores all of them.', async () => {
    const { media, names } = await mediaProject();
    const items = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        media.upload('Tide.pdf', bodyOf(`%PDF-1.7\n${at}\n%%EOF\n`)),
      ),
    );
    expect(new Set(items.map(({ name }) => name)).size).toBe(50);
    expect(names()).toHaveLength(51);
  });
});

describe('A file', () => {
  it('that is deleted while it is replaced is not created again.', async () => {
    const { media, contentDir, leftovers } = await mediaProject({ 'content/media/a.pdf': 'x' });
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

  it('whose documents another program writes meanwhile is renamed in what it wrote.', async () => {
    const path = 'documents/page/one.json';
    const { media, store, contentDir, json } = await mediaProject({
      [`content/${path}`]: { data: { cover: { url: '/media/wave.png' } } },
    });
    const { revision } = store;
    let isWritten = false;
    // The document changes after it was read for the rename, and before the commit.
    const commit = vi.spyOn(store, 'commit').mockImplementation(async (changes) => {
      if (!isWritten) {
        isWritten = true;
        const written = { data: { title: 'new', cover: { url: '/media/wave.png?w=9' } } };
        writeFileSync(join(contentDir, path), JSON.stringify(written));
      }
      commit.mockRestore();
      return store.commit(changes);
    });
    expect((await media.rename('wave.png', 'sea.png')).uses).toBe(1);
    expect(json(path)).toEqual({ data: { title: 'new', cover: { url: '/media/sea.png?w=9' } } });
    expect(store.revision).toBe(revision);
  });
});

describe('A crop', () => {
  it.each([
    [{ target: { width: 100, height: 100 }, focalPoint: { x: 0.9, y: 0.1 } }],
    [{ target: { width: 30, height: 90 }, zoom: 2.5, focalPoint: { x: 0.2, y: 0.6 } }],
    [{ rectangle: { x: 111, y: 37, width: 123, height: 61 } }],
    [{ target: { width: 64 } }],
  ])('%j is what the image service answers to its address.', async (request) => {
    const size = { width: 400, height: 300 };
    const image = await gradient(size);
    const { contentDir, root } = await mediaProject({ 'content/media/photo.png': image });
    const service = new Hono().route(
      '/media',
      createNodeMedia({
        folder: join(contentDir, 'media'),
        cacheFolder: join(root, 'cache'),
        cacheLimit: 0,
        log: () => undefined,
      }),
    );
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
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
});

/** Red grows to the right, green to the bottom. */
async function gradient({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    pixels[at * 3] = ((at % width) / width) * 255;
    pixels[at * 3 + 1] = (Math.floor(at / width) / height) * 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function meanOf(image: Sharp): Promise<number[]> {
  const { channels } = await sharp(await image.png().toBuffer()).stats();
  return channels.map(({ mean }) => mean);
}
