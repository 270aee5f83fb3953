import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { errorOf, mediaProject } from './support/mediaProject.ts';
import { bodyOf, sampleFiles } from './support/sampleFiles.ts';
import { readMedia } from '../../src/authoring/media/MediaLibrary.ts';
import { countMedia, listMedia } from '../../src/authoring/media/listMedia.ts';
import { renameMedia } from '../../src/authoring/media/renameMedia.ts';
import { replaceMedia } from '../../src/authoring/media/uploadMedia.ts';
import { listBin, restoreMedia } from '../../src/authoring/media/removeMedia.ts';
import { shrinkMedia } from '../../src/authoring/media/shrinkMedia.ts';

const samples = await sampleFiles();
const PAGE = 'documents/page/one.json';
const using = (name: string) => ({ data: { cover: { url: `/media/${name}`, alt: 'A' } } });
const LOOPS = { 'media/loop.mp4': samples.mp4, 'media/loop.webm': samples.webm };

/** A document whose texts are written as a person would, with tabs and CRLF. */
const BY_HAND = [
  '{',
  '\t"note": "unknown key",',
  '\t"data": {',
  '\t\t"cover": { "url": "/media/wave.png?rect=0,0,100,100&w=100&h=100", "alt": "A" },',
  '\t\t"body": [ { "type": "image", "url": "media/wave.png" } ],',
  '\t\t"file": {"url":"/media/other.png"}',
  '\t}',
  '}',
].join('\r\n');

describe('A new name', () => {
  it('is given to a file and to all references, and nothing else changes.', async () => {
    const markup = '{"text":"<img src=\\"/media/wave.png?w=9\\"> wave.png /media/wave.pngx"}\n';
    const paths = ['', 'drafts/', 'releases/spring/', 'archive/'].map((place) => place + PAGE);
    // What was moved aside has media of its own.
    const aside = `aside/demo-2026-11-24/${PAGE}`;
    const { media, text, json, names } = await mediaProject({
      ...Object.fromEntries([...paths, aside].map((path) => [path, BY_HAND])),
      'behance/1.json': markup,
      'media.json': { 'wave.png': { alt: 'A' } },
    });
    // The place of a draft, of a release's version and of the published one is one.
    const item = await renameMedia(media, 'wave.png', 'Am Meer/große Welle.png');
    expect(item).toMatchObject({ name: 'Am Meer/große Welle.png', alt: 'A' });
    expect(names()).toEqual(['Am Meer']);
    const encoded = 'Am%20Meer/gro%C3%9Fe%20Welle.png';
    for (const path of paths) expect(text(path)).toBe(BY_HAND.replaceAll('wave.png', encoded));
    expect(text(aside)).toBe(BY_HAND);
    expect(text('behance/1.json')).toBe(markup.replace('wave.png?', `${encoded}?`));
    expect(json('media.json')).toEqual({ 'Am Meer/große Welle.png': { alt: 'A' } });
    // It may differ in case only.
    await renameMedia(media, item.name, 'Am Meer/Große Welle.png');
    expect((await readMedia(media, 'Am Meer/Große Welle.png')).uses).toBe(item.uses);
  });

  it('is given to every form of the address, and to nothing that only looks like it.', async () => {
    const forms = [
      '/media/wave two.png',
      'media/wave two.png',
      '/media/wave%20two.png?rect=1,2,3,4&w=5',
      '/media/wave two.png?w=5#x',
      '/media/%77ave%20two.png',
      '<img src="/media/wave%20two.png?w=1">',
      "<a href='/media/wave%20two.png'></a>",
    ];
    const others = [
      '/media/wave two.png.png',
      'https://example.com/media/wave two.png',
      'see /media/wave two.png',
      'xmedia/wave two.png',
      '/medias/wave two.png',
      '\u{1f30a} "quoted" \\ back',
    ];
    const page = (texts: string[]) => JSON.stringify({ data: { texts, url: others } }, null, '\t');
    const files = { 'media/wave two.png': 'x', [PAGE]: page(forms) };
    const { media, text } = await mediaProject(files);
    expect((await readMedia(media, 'wave two.png')).uses).toBe(forms.length);
    expect((await renameMedia(media, 'wave two.png', 'Größe/new.png')).uses).toBe(forms.length);
    const renamed = forms.map((form) =>
      form.replace(/(?:w|%77)ave(?: |%20)two\.png/, 'Gr%C3%B6%C3%9Fe/new.png'),
    );
    expect(text(PAGE)).toBe(page(renamed));
  });

  it('is given to the smaller version of a video, too, which has none of its own.', async () => {
    const { media, names, json } = await mediaProject({ ...LOOPS, [PAGE]: using('loop.mp4') });
    const own = await errorOf(renameMedia(media, 'loop.webm', 'tide.webm'));
    expect(own).toMatchObject({ code: 'in_use' });
    await renameMedia(media, 'loop.mp4', 'tide.mp4');
    await renameMedia(media, 'tide.mp4', 'tide.m4v');
    expect(names()).toEqual(['tide.m4v', 'tide.webm', 'wave.png']);
    expect(json(PAGE)).toEqual(using('tide.m4v'));
  });

  it.each<[string, string, string, object?]>([
    ['wave.png', 'other.png', 'exists'],
    ['wave.png', 'OTHER.PNG', 'exists'],
    ['wave.png', 'wave.jpg', 'invalid'],
    ['wave.png', '../wave.png', 'invalid'],
    ['wave.png', '.wave.png', 'invalid'],
    ['wave.png', 'a\\b.png', 'invalid'],
    ['wave.png', 'nul.png', 'refused'],
    ['wave.png', `${'a'.repeat(290)}.png`, 'refused'],
    ['wave.png', 'sea.png', 'problems', { problems: [{ file: 'documents/page/z.json' }] }],
    ['none.png', 'some.png', 'not_found'],
  ])('from %s to %j is refused.', async (name, to, code, details) => {
    const { media, text, names, leftovers } = await mediaProject({
      'media/other.png': samples.png,
      [PAGE]: BY_HAND,
      // It cannot be edited.
      ...(code === 'problems' && { 'documents/page/z.json': '{ "cover": "/media/wave.png" ' }),
    });
    const error = await errorOf(renameMedia(media, name, to));
    expect(error).toMatchObject({ code, ...(details && { details }) });
    expect([names(), leftovers()]).toEqual([['other.png', 'wave.png'], []]);
    expect(text(PAGE)).toBe(BY_HAND);
  });
});

describe('A replacement', () => {
  it('keeps name and references, and adapts sizes and crops to the new image.', async () => {
    const document = (by: number, bytes: number) => {
      const [x, y, side] = [200 * by, 100 * by, 100 * by];
      const [width, height] = [400 * by, 300 * by];
      const url = '/media/wave.png';
      const dimensions = { width: 100, height: 100 };
      const edit = { x, y, zoom: 3, background: 'transparent' };
      const square = { url: `${url}?rect=${x},${y},${side},${side}&w=100&h=100`, dimensions, edit };
      const cover = { url, dimensions: { width, height }, square };
      const size = { width: `${width}`, height: `${height}`, size: `${bytes}` };
      return { data: { cover, file: { link_type: 'Media', url, ...size } } };
    };
    const { media, json, text } = await mediaProject({
      [PAGE]: document(1, 64),
      'documents/page/two.json': BY_HAND,
    });
    const other = await sharp(samples.png).resize(200, 150).png().toBuffer();
    const item = await replaceMedia(media, 'wave.png', bodyOf(other));
    expect(item).toMatchObject({ name: 'wave.png', width: 200, height: 150 });
    const { binned: _binned, ...replaced } = item;
    expect(await replaceMedia(media, 'wave.png', bodyOf(other))).toEqual(replaced);
    expect(json(PAGE)).toEqual(document(0.5, other.length));
    const adapted = BY_HAND.replace('rect=0,0,100,100', 'rect=0,0,50,50');
    expect(text('documents/page/two.json')).toBe(adapted);
  });

  it('by an image of another format changes the extension and the references.', async () => {
    const { media, names, text, json } = await mediaProject({
      [PAGE]: BY_HAND,
      'media/wave.webp': samples.webp,
      'media.json': { 'wave.png': { alt: 'A' } },
    });
    const item = await replaceMedia(media, 'wave.png', bodyOf(samples.jpg));
    expect(item).toMatchObject({ name: 'wave.jpg', alt: 'A', width: 40 });
    expect(names()).toEqual(['wave.jpg', 'wave.webp']);
    expect(text(PAGE)).toContain('"media/wave.jpg"');
    expect(json('media.json')).toEqual({ 'wave.jpg': { alt: 'A' } });
  });

  it('of a video gives its smaller version, which shows the old one, another name.', async () => {
    const { media, names, json } = await mediaProject({ ...LOOPS, [PAGE]: using('loop.webm') });
    const longer = Buffer.concat([samples.mp4, Buffer.from('more')]);
    await replaceMedia(media, 'loop.mp4', bodyOf(longer));
    expect(names()).toEqual(['loop-previous.webm', 'loop.mp4', 'wave.png']);
    expect(json(PAGE)).toEqual(using('loop-previous.webm'));
  });

  it.each([
    ['wave.png', samples.pdf, 'unsupported_type'],
    ['a.pdf', samples.png, 'unsupported_type'],
    ['loop.mp4', samples.webm, 'unsupported_type'],
    ['wave.png', Buffer.from('none'), 'unsupported_type'],
    ['none.png', samples.png, 'not_found'],
  ])('of %s by another kind of file is refused.', async (name, bytes, code) => {
    const files = { 'media/a.pdf': samples.pdf, 'media/loop.mp4': samples.mp4 };
    const { media, names, store, leftovers } = await mediaProject(files);
    const before = await store.revision(`media/${name}`);
    expect(await errorOf(replaceMedia(media, name, bodyOf(bytes)))).toMatchObject({ code });
    expect(await store.revision(`media/${name}`)).toBe(before);
    expect([names(), leftovers()]).toEqual([['a.pdf', 'loop.mp4', 'wave.png'], []]);
  });
});

/** A large picture of one colour with some detail, so that formats cannot store it as nothing. */
const large = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0b5870', noise } });
};

describe('Shrinking', async () => {
  const LARGE = await large(5000, 50).jpeg({ quality: 90 }).toBuffer();
  const HEAVY = await large(1000, 800).png().toBuffer();

  it.each<[string, number | undefined, object | undefined]>([
    ['is shown whole', undefined, { width: 3840, height: 38 }],
    ['is cropped a little', 4800, { width: 4000, height: 40 }],
    ['is cropped to what a window shows', 3840, undefined],
  ])('An image of 5000 pixels that %s may be that small.', async (_, width, enough) => {
    const rect = width === undefined ? '' : `?rect=0,0,${width},48&w=100&h=10`;
    const cover = { url: `/media/large.jpg${rect}` };
    const { media } = await mediaProject({ 'media/large.jpg': LARGE, [PAGE]: { data: { cover } } });
    expect((await readMedia(media, 'large.jpg')).enough).toEqual(enough);
    const oversized = enough === undefined ? 0 : 1;
    expect(await countMedia(media)).toMatchObject({ total: 2, oversized });
    const list = await listMedia(media, { oversized: true, page: 1, pageSize: 9 });
    expect(list.total).toBe(oversized);
  });

  it('is tried without changes, keeps crops at their part of the image, and is undone to the byte.', async () => {
    // Shown whole, cropped, and in rich text.
    const cover = {
      url: '/media/large.jpg?rect=100,1,4801,48&w=100&h=100',
      dimensions: { width: 100, height: 100 },
      edit: { x: 100, y: 1, zoom: 1.0412, background: 'transparent' },
    };
    const image = { url: '/media/large.jpg', dimensions: { width: 5000, height: 50 } };
    const { media, text, json, contentDir } = await mediaProject({
      'media/large.jpg': LARGE,
      [PAGE]: { data: { cover, body: [{ type: 'image', ...image }] } },
    });
    const before = text(PAGE);
    const name = 'large.jpg';
    const smaller = { name, width: 3999, height: 40 };
    const tried = await shrinkMedia(media, name, { dryRun: true });
    const was = { name, width: 5000, height: 50, bytes: LARGE.length };
    expect(tried).toMatchObject({ before: was, after: smaller });
    expect(tried.after.bytes).toBeLessThan(LARGE.length * 0.95);
    expect([tried.item, text(PAGE), await listBin(media)]).toEqual([undefined, before, []]);
    expect((await readMedia(media, name)).bytes).toBe(LARGE.length);

    const { after, item } = await shrinkMedia(media, name, { dryRun: false });
    expect(item).toMatchObject({ ...smaller, bytes: after.bytes });
    expect(item?.enough).toBeUndefined();
    // 100 and 4801 of 5000 pixels, in the pixels of the smaller image.
    const rect = /rect=(\d+),(\d+),(\d+),(\d+)/.exec(text(PAGE))?.slice(1).map(Number) ?? [];
    const [x = NaN, y = NaN, width = NaN, height = NaN] = rect;
    expect((x + width / 2) / 3999).toBeCloseTo((100 + 4801 / 2) / 5000, 3);
    expect(y + height).toBeLessThanOrEqual(40);
    const dimensions = { width: 3999, height: 40 };
    expect(json(PAGE)).toMatchObject({ data: { body: [{ dimensions }] } });

    const binned = { bytes: LARGE.length, replacedBy: name };
    expect(await listBin(media)).toMatchObject([binned]);
    expect(await restoreMedia(media, item?.binned ?? '')).toMatchObject({ width: 5000 });
    expect(readFileSync(join(contentDir, 'media', name)).equals(LARGE)).toBe(true);
    expect(text(PAGE)).toBe(before);
  });

  it('stores a heavy PNG as WebP, and what uses it follows, and goes back.', async () => {
    const { media, names, json } = await mediaProject({
      'media/photo.png': HEAVY,
      'media.json': { 'photo.png': { alt: 'Noise' } },
      [PAGE]: using('photo.png'),
    });
    const { item } = await shrinkMedia(media, 'photo.png', { dryRun: false });
    expect(item).toMatchObject({ name: 'photo.webp', alt: 'Noise', width: 1000, uses: 1 });
    expect(json(PAGE)).toMatchObject(using('photo.webp'));
    await restoreMedia(media, item?.binned ?? '');
    expect(names()).toEqual(['photo.png', 'wave.png']);
    expect(json('media.json')).toEqual({ 'photo.png': { alt: 'Noise' } });
    expect(json(PAGE)).toMatchObject(using('photo.png'));
  });

  it.each([
    ['wave.png', 'refused', 'wave.png'],
    ['gone.png', 'not_found', 'gone.png'],
    ['broken.png', 'unsupported_type', 'broken.png cannot be made smaller'],
  ])('of %s is refused, and changes nothing.', async (name, code, words) => {
    const broken = Buffer.concat([HEAVY.subarray(0, 400_000), Buffer.alloc(900_000)]);
    const { media, names } = await mediaProject({ 'media/broken.png': broken });
    const message = expect.stringContaining(words);
    expect(await errorOf(shrinkMedia(media, name, { dryRun: false }))).toMatchObject({
      code,
      message,
    });
    expect([names(), await listBin(media)]).toEqual([['broken.png', 'wave.png'], []]);
  });
});
