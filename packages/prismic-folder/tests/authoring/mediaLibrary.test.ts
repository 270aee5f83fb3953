import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { errorOf, mediaProject } from './support/mediaProject.ts';
import { bodyOf, sampleFiles } from './support/sampleFiles.ts';

const samples = await sampleFiles();
const ALL = { page: 1, pageSize: 100 };

/** A large picture of one colour with some detail, so that formats cannot store it as nothing. */
const large = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#0b5870',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

const LARGE_JPG = await large(5000, 2500).jpeg({ quality: 90 }).toBuffer();
const HEAVY_PNG = await large(1000, 800).png().toBuffer();

/** A document that shows an image whole, cropped, and in rich text. */
const uses = (name: string) => ({
  data: {
    title: 'One',
    cover: {
      url: `/media/${name}?rect=100,51,4801,2401&w=100&h=100`,
      alt: 'A',
      dimensions: { width: 100, height: 100 },
      edit: { x: 100, y: 51, zoom: 1.0412, background: 'transparent' },
    },
    body: [{ type: 'image', url: `/media/${name}`, dimensions: { width: 5000, height: 2500 } }],
  },
});

describe('A file of the library', () => {
  it('says which types of documents use it.', async () => {
    const { media } = await mediaProject({
      'content/documents/page/one.json': { data: { cover: { url: '/media/wave.png', alt: 'A' } } },
      'content/behance/one.json': { cover: '/media/wave.png' },
    });
    expect((await media.read('wave.png')).usedIn).toEqual(['other', 'page']);
    const found = async (usedIn: string) => (await media.list({ ...ALL, usedIn })).total;
    expect([await found('page'), await found('other'), await found('home')]).toEqual([1, 1, 0]);
  });

  const versions: readonly [string, Readonly<Record<string, unknown>>, number | undefined][] = [
    ['has no text anywhere', { 'documents/page/a': undefined, 'documents/page/b': undefined }, 2],
    ['is decoration', { 'documents/page/a': '' }, undefined],
    [
      'is described in the draft',
      { 'documents/page/a': undefined, 'drafts/documents/page/a': 'A' },
      undefined,
    ],
    [
      'lost its text in the draft',
      { 'documents/page/a': 'A', 'drafts/documents/page/a': undefined },
      1,
    ],
    [
      'is not in the draft',
      { 'documents/page/a': undefined, 'drafts/documents/page/a': null },
      undefined,
    ],
    ['is archived', { 'archive/documents/page/a': undefined }, undefined],
    ['waits in a release', { 'releases/spring/documents/page/a': undefined }, 1],
  ];
  it.each(versions)('that %s counts its places without a description.', async (_, texts, count) => {
    const { media } = await mediaProject(
      Object.fromEntries(
        Object.entries(texts).map(([path, alt]) => [
          `content/${path}.json`,
          {
            data: {
              title: 'A',
              ...(alt !== null && {
                cover: {
                  url: '/media/wave.png',
                  ...(alt !== undefined && { alt }),
                  // Its views show the same, with the same text.
                  square: { url: '/media/wave.png?rect=0,0,1,1&w=1&h=1' },
                },
              }),
              file: { link_type: 'Media', url: '/media/wave.png' },
            },
          },
        ]),
      ),
    );
    expect((await media.read('wave.png')).undescribed).toBe(count);
    const listed = (await media.uses('wave.png')).filter(({ undescribed }) => undescribed === true);
    expect(listed).toHaveLength(count ?? 0);
  });

  it('names the other files with the same bytes, and they are listed together.', async () => {
    const picture = Buffer.concat([samples.png, Buffer.alloc(1000)]);
    const { media, write } = await mediaProject({
      'content/media/a.png': picture,
      'content/media/m.webp': samples.webp,
      'content/media/z.png': picture,
    });
    expect((await media.read('a.png')).sameAs).toEqual(['z.png']);
    const { media: items } = await media.list({ ...ALL, duplicates: true, sort: 'name' });
    expect(items.map(({ name }) => name)).toEqual(['a.png', 'z.png']);
    write('content/media/z.png', Buffer.concat([picture, Buffer.from('x')]));
    expect((await media.read('a.png')).sameAs).toBeUndefined();
    // As large, and with the same end.
    const another = Buffer.from(picture);
    another[20] = 7;
    write('content/media/z.png', another);
    expect((await media.read('a.png')).sameAs).toBeUndefined();
  });

  const sizes: readonly [string, number | undefined, object | undefined][] = [
    ['is shown whole', undefined, { width: 3840, height: 1920 }],
    ['is cropped a little', 4800, { width: 4000, height: 2000 }],
    ['is cropped to what a window shows', 3840, undefined],
  ];
  it.each(sizes)('of 5000 pixels that %s may be that small.', async (_, width, enough) => {
    const rect = width === undefined ? '' : `?rect=0,0,${width},2400&w=100&h=50`;
    const { media } = await mediaProject({
      'content/media/large.jpg': LARGE_JPG,
      'content/documents/page/one.json': { data: { cover: { url: `/media/large.jpg${rect}` } } },
    });
    expect((await media.read('large.jpg')).enough).toEqual(enough);
  });

  it('that is not an image though its name says so is listed without a size.', async () => {
    const { media } = await mediaProject({ 'content/media/broken.png': 'not an image' });
    expect(await media.read('broken.png')).toMatchObject({ kind: 'image', bytes: 12 });
    expect((await media.read('broken.png')).width).toBeUndefined();
  });
});

describe('The counts', () => {
  it('say how many files there are of each kind.', async () => {
    const { media } = await mediaProject({
      'content/media/a.png': samples.png,
      'content/media/b.png': samples.png,
      'content/media/large.jpg': LARGE_JPG,
      'content/media/clip.mp4': samples.mp4,
      'content/documents/page/one.json': uses('large.jpg'),
    });
    expect(await media.counts()).toMatchObject({
      total: 5,
      shows: { picture: 4, drawing: 0, film: 1, sound: 0, document: 0 },
      unused: 4,
      // Two copies and the wave without a text of their own, and the one in rich text.
      undescribed: 4,
      duplicates: 2,
      oversized: 1,
      usedIn: [{ in: 'page', total: 1 }],
    });
  });

  it.each([
    ['name', ['a.png', 'clip.mp4', 'wave.png']],
    ['heaviest', ['clip.mp4', 'a.png', 'wave.png']],
  ] as const)('and lists are in the order that is asked for: %s.', async (sort, names) => {
    const { media } = await mediaProject({
      'content/media/a.png': samples.png,
      'content/media/clip.mp4': Buffer.alloc(100_000),
    });
    const { media: items } = await media.list({ ...ALL, sort });
    expect(items.map(({ name }) => name)).toEqual(names);
  });
});

describe('Shrinking', () => {
  it('is tried without changing anything.', async () => {
    const { media, text } = await mediaProject({
      'content/media/large.jpg': LARGE_JPG,
      'content/documents/page/one.json': uses('large.jpg'),
    });
    const before = text('documents/page/one.json');
    const report = await media.shrink('large.jpg', { dryRun: true });
    expect(report).toMatchObject({
      before: { name: 'large.jpg', width: 5000, height: 2500, bytes: LARGE_JPG.length },
      after: { name: 'large.jpg', width: 3999, height: 2000 },
    });
    expect(report.after.bytes).toBeLessThan(LARGE_JPG.length * 0.95);
    expect(report.item).toBeUndefined();
    expect(text('documents/page/one.json')).toBe(before);
    expect((await media.read('large.jpg')).bytes).toBe(LARGE_JPG.length);
    expect(await media.bin()).toEqual([]);
  });

  it('keeps crops at their part of the image, and is undone to the byte.', async () => {
    const { media, text, json, contentDir } = await mediaProject({
      'content/media/large.jpg': LARGE_JPG,
      'content/documents/page/one.json': uses('large.jpg'),
    });
    const before = text('documents/page/one.json');
    const { after, item } = await media.shrink('large.jpg', { dryRun: false });
    expect(item).toMatchObject({
      name: 'large.jpg',
      width: 3999,
      height: 2000,
      bytes: after.bytes,
    });
    expect(item?.enough).toBeUndefined();
    const page = json('documents/page/one.json') as {
      data: { cover: { url: string }; body: unknown };
    };
    // 100, 51, 4801 and 2401 of 5000 pixels, in the pixels of the smaller image.
    const rect =
      /rect=(\d+),(\d+),(\d+),(\d+)/.exec(page.data.cover.url)?.slice(1).map(Number) ?? [];
    const [x = NaN, y = NaN, width = NaN, height = NaN] = rect;
    expect((x + width / 2) / 3999).toBeCloseTo((100 + 4801 / 2) / 5000, 3);
    expect(y + height).toBeLessThanOrEqual(2000);
    expect(page.data.body).toMatchObject([{ dimensions: { width: 3999, height: 2000 } }]);

    const binned = item?.binned ?? '';
    expect(await media.bin()).toMatchObject([
      { id: binned, name: 'large.jpg', bytes: LARGE_JPG.length, replacedBy: 'large.jpg' },
    ]);
    expect(await media.restore(binned)).toMatchObject({ width: 5000, bytes: LARGE_JPG.length });
    expect(readFileSync(join(contentDir, 'media/large.jpg')).equals(LARGE_JPG)).toBe(true);
    expect(text('documents/page/one.json')).toBe(before);
  });

  it('stores a heavy PNG as WebP, and what uses it follows.', async () => {
    const { media, names, json } = await mediaProject({
      'content/media/photo.png': HEAVY_PNG,
      'content/media.json': { 'photo.png': { alt: 'Noise' } },
      'content/documents/page/one.json': { data: { cover: { url: '/media/photo.png', alt: 'A' } } },
    });
    const { item } = await media.shrink('photo.png', { dryRun: false });
    expect(item).toMatchObject({ name: 'photo.webp', alt: 'Noise', width: 1000, uses: 1 });
    expect(json('documents/page/one.json')).toMatchObject({
      data: { cover: { url: '/media/photo.webp' } },
    });
    await media.restore(item?.binned ?? '');
    expect(names()).toEqual(['photo.png', 'wave.png']);
    expect(json('media.json')).toEqual({ 'photo.png': { alt: 'Noise' } });
    expect(json('documents/page/one.json')).toMatchObject({
      data: { cover: { url: '/media/photo.png' } },
    });
  });

  it('is refused for what is small, broken or gone, and changes nothing.', async () => {
    const broken = Buffer.concat([HEAVY_PNG.subarray(0, 400_000), Buffer.alloc(900_000)]);
    const { media, names } = await mediaProject({ 'content/media/broken.png': broken });
    const shrink = (name: string) => errorOf(media.shrink(name, { dryRun: false }));
    expect(await shrink('wave.png')).toMatchObject({ code: 'refused' });
    expect(await shrink('gone.png')).toMatchObject({ code: 'not_found' });
    expect(await shrink('broken.png')).toMatchObject({
      code: 'unsupported_type',
      message: expect.stringContaining('broken.png cannot be made smaller'),
    });
    expect(names()).toEqual(['broken.png', 'wave.png']);
    expect(await media.bin()).toEqual([]);
  });
});

describe('The bin', () => {
  it('brings a deleted file back with what was known of it.', async () => {
    const { media, json, names } = await mediaProject({
      'content/media.json': { 'wave.png': { alt: 'A wave', other: 1 }, 'b.png': { alt: 'B' } },
    });
    const { binned } = await media.remove('wave.png');
    expect(names()).toEqual([]);
    expect(await media.restore(binned)).toMatchObject({ name: 'wave.png', alt: 'A wave' });
    expect(json('media.json')).toEqual({
      'wave.png': { alt: 'A wave', other: 1 },
      'b.png': { alt: 'B' },
    });
    expect(await errorOf(media.restore(binned))).toMatchObject({ code: 'not_found' });
  });

  it('gives a file another name if its own is taken meanwhile.', async () => {
    const { media, names } = await mediaProject();
    const { binned } = await media.remove('wave.png');
    await media.upload('wave.png', bodyOf(samples.png));
    expect(await media.restore(binned)).toMatchObject({ name: 'wave-2.png', width: 400 });
    expect(names()).toEqual(['wave-2.png', 'wave.png']);
  });

  it('has the old content of a replaced file, also if that was renamed or deleted since.', async () => {
    const { media } = await mediaProject();
    const { binned = '' } = await media.replace('wave.png', bodyOf(samples.png));
    await media.rename('wave.png', 'sea.png');
    expect(await media.restore(binned)).toMatchObject({ name: 'wave.png', width: 400 });
    expect((await media.read('sea.png')).width).toBe(40);
  });

  it('forgets after 30 days, and knows no other names.', async () => {
    let today = Date.parse('2026-01-01');
    const { media, contentDir } = await mediaProject({}, { now: () => today });
    const { binned } = await media.remove('wave.png');
    for (const id of ['../media', '..', binned.slice(1)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is enough
      expect(await errorOf(media.restore(id))).toMatchObject({ code: 'not_found' });
    }
    today += 30 * 24 * 3600_000;
    expect(await media.bin()).toHaveLength(1);
    today += 1;
    expect(await media.bin()).toEqual([]);
    rmSync(join(contentDir, '.bin'), { recursive: true });
    expect(await media.bin()).toEqual([]);
  });
});
