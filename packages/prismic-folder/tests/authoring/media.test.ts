import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorOf, mediaProject } from './support/mediaProject.ts';
import { bodyOf, sampleFiles } from './support/sampleFiles.ts';
import { listMediaUses, readMedia } from '../../src/authoring/media/MediaLibrary.ts';
import { countMedia, listMedia } from '../../src/authoring/media/listMedia.ts';
import { describeMedia, renameMedia } from '../../src/authoring/media/renameMedia.ts';
import { listBin, removeMedia, restoreMedia } from '../../src/authoring/media/removeMedia.ts';
import { replaceMedia, uploadMedia } from '../../src/authoring/media/uploadMedia.ts';

const samples = await sampleFiles();
const ALL = { page: 1, pageSize: 100 };
const PAGE = 'documents/page/one.json';
const WAVE = { url: '/media/wave.png' };
const COVER = { data: { cover: WAVE } };
const UNFINISHED = '{ "data": { "cover": { "url": "/media/wave.png" } ';

describe('An upload', () => {
  it('is stored under a readable name and listed with its size.', async () => {
    const { media, names, leftovers } = await mediaProject();
    const item = await uploadMedia(media, 'Übersicht Fläche (1).PNG', bodyOf(samples.png));
    expect(item).toMatchObject({
      name: 'uebersicht-flaeche-1.png',
      kind: 'image',
      contentType: 'image/png',
      bytes: samples.png.length,
      width: 40,
      height: 30,
      uses: 0,
    });
    expect(names()).toEqual([item.name, 'wave.png']);
    expect(await readMedia(media, item.name)).toEqual(item);
    expect(leftovers()).toEqual([]);
  });

  it('of many files of one name at once stores all of them.', async () => {
    const { media, names } = await mediaProject();
    const bodies = Array.from({ length: 12 }, (_, at) => bodyOf(`%PDF-1.7\n${at}\n%%EOF\n`));
    await Promise.all(bodies.map((body) => uploadMedia(media, 'Tide.pdf', body)));
    expect(names()).toHaveLength(13);
  });

  it('of content that is there already is that file.', async () => {
    const { media, names } = await mediaProject();
    const upload = (name: string) => uploadMedia(media, name, bodyOf(samples.webp));
    const atOnce = await Promise.all(['One.webp', 'Other.webp'].map(upload));
    const { name, isKnown } = await upload('third.png');
    expect([isKnown, atOnce.map((one) => one.name)]).toEqual([true, [name, name]]);
    expect(atOnce.some((one) => one.isKnown === undefined)).toBe(true);
    expect(names()).toHaveLength(2);
  });
});

describe('Uses', () => {
  it('are found in every version of every document, however the address is written.', async () => {
    const link = { type: 'hyperlink', start: 0, end: 3, data: { url: '/media/a%20b.png' } };
    const markup = '<p><img src="/media/wave.png?w=9" srcset="/media/a%20b.png 2x"></p>';
    const { media } = await mediaProject({
      'media/a b.png': samples.png,
      [PAGE]: {
        data: {
          cover: { url: '/media/wave.png?rect=0,0,9,9', square: { url: 'media/wave.png' } },
          body: [{ type: 'paragraph', text: 'see /media/wave.png', spans: [link] }],
          file: { link_type: 'Media', url: '/media/a b.png' },
        },
      },
      'documents/page/one.de-de.json': { data: { cover: { url: '/media/w%61ve.png' } } },
      'drafts/documents/page/two.json': { data: { title: '/media/wave.png' } },
      'archive/documents/page/three.json': { data: { cover: { url: 'media/wave.png' } } },
      'releases/spring/documents/page/four.json': { data: { body: [{ type: 'image', ...WAVE }] } },
      'behance/7.json': { project: { covers: { original: '/media/wave.png?w=8' }, text: markup } },
      'documents/page/broken.json': UNFINISHED,
    });
    const uses = await listMediaUses(media, 'wave.png');
    const found = uses.map(({ document: { name, lang = '' } = {}, version, path, file }) =>
      [...(name === undefined ? [file] : [name, lang, version]), path.join('.')].join(' '),
    );
    expect(found.sort()).toEqual([
      'behance/7.json project.covers.original',
      'behance/7.json project.text',
      'broken  published ',
      'four  release:spring data.body.0.url',
      'one  published data.cover.square.url',
      'one  published data.cover.url',
      'one de-de published data.cover.url',
      'three  archived data.cover.url',
      'two  draft data.title',
    ]);
    expect((await readMedia(media, 'a b.png')).uses).toBe(3);
    expect(await errorOf(listMediaUses(media, 'none.png'))).toMatchObject({ code: 'not_found' });
    expect((await readMedia(media, 'wave.png')).usedIn).toEqual(['other', 'page']);
  });

  it('follow the files as they change.', async () => {
    const { media, write, contentDir } = await mediaProject();
    const uses = async () => (await readMedia(media, 'wave.png')).uses;
    expect(await uses()).toBe(0);
    write(PAGE, COVER);
    expect(await uses()).toBe(1);
    write(PAGE, { data: {} });
    expect(await uses()).toBe(0);
    write(PAGE, COVER);
    rmSync(join(contentDir, 'documents'), { recursive: true });
    expect(await uses()).toBe(0);
  });

  /** Documents and what they say of the image: `none` no text, `absent` that it is not there. */
  it.each<[string, Readonly<Record<string, string>>, number | undefined]>([
    ['has no text anywhere', { '': 'none', 'releases/spring/': 'none' }, 2],
    ['is decoration', { '': '' }, undefined],
    ['is described in the draft', { '': 'none', 'drafts/': 'A' }, undefined],
    ['lost its text in the draft', { '': 'A', 'drafts/': 'none' }, 1],
    ['is not in the draft', { '': 'none', 'drafts/': 'absent' }, undefined],
    ['is archived', { 'archive/': 'none' }, undefined],
  ])('of an image that %s are counted without a description.', async (_, texts, count) => {
    const documents = Object.entries(texts).map(([folder, alt]) => {
      // Its views show the same, with the same text.
      const square = { url: '/media/wave.png?rect=0,0,1,1&w=1&h=1' };
      const cover = { ...WAVE, ...(alt !== 'none' && { alt }), square };
      const file = { link_type: 'Media', ...WAVE };
      return [`${folder}${PAGE}`, { data: { file, ...(alt !== 'absent' && { cover }) } }];
    });
    const { media } = await mediaProject(Object.fromEntries(documents));
    expect((await readMedia(media, 'wave.png')).undescribed).toBe(count);
    const uses = await listMediaUses(media, 'wave.png');
    expect(uses.filter(({ undescribed }) => undescribed)).toHaveLength(count ?? 0);
  });
});

describe('The list of media', () => {
  const picture = Buffer.concat([samples.png, Buffer.alloc(1000)]);
  const FILES = {
    'media/clip.mp4': Buffer.alloc(100_000),
    'media/clip.webm': 'a film',
    'media/hum.m4a': 'bytes',
    'media/cv.pdf': samples.pdf,
    'media/data.bin': 'bytes beside',
    'media/line.svg': samples.svg,
    'media/a.png': picture,
    'media/z.png': picture,
    'media/told.webp': samples.webp,
    'media.json': {
      'told.webp': { alt: '' },
      'cv.pdf': { alt: 'Lebenslauf über mich', tags: ['job'] },
    },
    [PAGE]: { data: { cover: { ...WAVE, alt: 'A' } } },
    'behance/1.json': { cover: '/media/a.png' },
  };
  const sorted = ['a.png', 'clip.mp4', 'clip.webm', 'cv.pdf', 'data.bin', 'hum.m4a', 'line.svg'];

  it.each<[object, ...string[]]>([
    [{}, ...sorted, 'told.webp', 'wave.png', 'z.png'],
    [{ shows: 'picture' }, 'a.png', 'told.webp', 'wave.png', 'z.png'],
    [{ shows: 'film' }, 'clip.mp4', 'clip.webm'],
    [{ shows: 'document' }, 'cv.pdf', 'data.bin'],
    [{ shows: 'drawing,picture' }, 'a.png', 'line.svg', 'told.webp', 'wave.png', 'z.png'],
    [{ shows: 'picture,drawing', unused: true }, 'line.svg', 'told.webp', 'z.png'],
    [{ undescribed: true, shows: 'picture' }, 'z.png'],
    [{ duplicates: true }, 'a.png', 'z.png'],
    [{ usedIn: 'page' }, 'wave.png'],
    [{ usedIn: 'home' }],
    [{ search: 'UBER lebens' }, 'cv.pdf'],
    [{ search: 'job' }, 'cv.pdf'],
    [{ search: 'png pdf' }],
    [{ page: 4, pageSize: 3 }, 'z.png'],
    [{ page: 9 }],
    [{ sort: 'heaviest', pageSize: 3 }, 'clip.mp4', 'a.png', 'z.png'],
  ])('with %j has what fits.', async (filter, ...expected) => {
    const { media } = await mediaProject(FILES);
    const { media: items } = await listMedia(media, { ...ALL, sort: 'name', ...filter });
    expect(items.map(({ name }) => name)).toEqual(expected);
  });

  it('begins with the newest file, and says how many there are.', async () => {
    const { media } = await mediaProject(FILES);
    await uploadMedia(media, 'Middle.jpg', bodyOf(samples.jpg));
    const { media: items, total } = await listMedia(media, ALL);
    expect([items[0]?.name, items.length, total]).toEqual(['middle.jpg', 11, 11]);
    expect(await countMedia(media)).toMatchObject({
      total: 11,
      shows: { picture: 5, drawing: 1, film: 2, sound: 1, document: 2 },
      unused: 9,
      undescribed: 3,
      duplicates: 2,
      oversized: 0,
      usedIn: [
        { in: 'other', total: 1 },
        { in: 'page', total: 1 },
      ],
    });
  });

  it('names the other files with the same bytes.', async () => {
    const { media, write } = await mediaProject(FILES);
    const sameAs = async () => (await readMedia(media, 'a.png')).sameAs;
    expect(await sameAs()).toEqual(['z.png']);
    // As large, and with the same end.
    const another = Buffer.from(picture);
    another[20] = 7;
    write('media/z.png', another);
    expect(await sameAs()).toBeUndefined();
    // No image, though its name says so.
    write('media/z.png', 'no image');
    const broken = await readMedia(media, 'z.png');
    expect([broken.kind, broken.bytes, broken.width]).toEqual(['image', 8, undefined]);
  });
});

describe('A description', () => {
  it('is written to media.json, where nothing else changes.', async () => {
    const before =
      '{\r\n\t"other.png": { "mine": 1 },\r\n\t"wave.png": { "alt": "old",   "mine": [1,2] }\r\n}';
    const { media, text, json } = await mediaProject({ 'media.json': before });
    await describeMedia(media, 'wave.png', { alt: 'new' });
    expect(text('media.json')).toBe(before.replace('old', 'new'));
    const described = { notes: 'from the sea', focalPoint: { x: 0.25, y: 0.5 } };
    const item = await describeMedia(media, 'wave.png', { ...described, alt: null });
    expect(item).toMatchObject(described);
    expect(json('media.json')).toMatchObject({ 'wave.png': { mine: [1, 2], ...described } });
    expect(item.alt).toBeUndefined();
    const none = await errorOf(describeMedia(media, 'none.png', { alt: 'x' }));
    expect(none).toMatchObject({ code: 'not_found' });
  });

  it('of several files at once loses none, in a file that is made for them, and leaves nothing when it goes.', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `${at}.pdf`);
    const files = Object.fromEntries(names.map((name) => [`media/${name}`, samples.pdf]));
    const { media, json } = await mediaProject(files);
    await Promise.all(names.map((name) => describeMedia(media, name, { alt: name })));
    expect(json('media.json')).toEqual(Object.fromEntries(names.map((alt) => [alt, { alt }])));
    await Promise.all(names.map((name) => describeMedia(media, name, { alt: null })));
    expect(json('media.json')).toEqual({});
  });

  it('in a file that is not valid is refused, and the file stays.', async () => {
    const { media, text } = await mediaProject({ 'media.json': '{ "wave.png": ' });
    const message = expect.stringMatching(/^media\.json, line 1, cannot be edited/);
    const error = await errorOf(describeMedia(media, 'wave.png', { alt: 'x' }));
    expect(error).toMatchObject({ code: 'problems', message });
    expect(text('media.json')).toBe('{ "wave.png": ');
    expect((await readMedia(media, 'wave.png')).alt).toBeUndefined();
  });
});

describe('A removal', () => {
  it('is refused while something refers to the file, and names it.', async () => {
    const file = 'archive/documents/page/one.json';
    const { media, write, names } = await mediaProject({ [file]: COVER });
    expect(await errorOf(removeMedia(media, 'wave.png'))).toMatchObject({
      code: 'in_use',
      message: `wave.png is used by ${file} (data.cover.url). Remove it there first`,
      details: { problems: [{ file, field: 'data.cover.url' }] },
    });
    expect(names()).toEqual(['wave.png']);
    write(file, { data: {} });
    await removeMedia(media, 'wave.png');
    expect(names()).toEqual([]);
    expect(await errorOf(removeMedia(media, 'wave.png'))).toMatchObject({ code: 'not_found' });
  });

  it('of the smaller version of a video that is used is refused.', async () => {
    const { media, names } = await mediaProject({
      'media/loop.mp4': samples.mp4,
      'media/loop.webm': samples.webm,
      [PAGE]: { data: { file: { url: '/media/loop.mp4' } } },
    });
    expect((await readMedia(media, 'loop.webm')).uses).toBe(1);
    expect(await errorOf(removeMedia(media, 'loop.webm'))).toMatchObject({
      code: 'in_use',
      message: expect.stringContaining('as the smaller version of loop.mp4 by documents/page/one'),
    });
    expect(names()).toContain('loop.webm');
  });

  it('does not follow links or leave the folder.', async () => {
    const { media, contentDir, root, exists } = await mediaProject();
    writeFileSync(join(root, 'secret.png'), samples.png);
    symlinkSync(join(root, 'secret.png'), join(contentDir, 'media', 'link.png'));
    symlinkSync('wave.png', join(contentDir, 'media', 'alias.png'));
    expect((await readMedia(media, 'alias.png')).width).toBe(400);
    for (const link of ['link.png', 'alias.png']) {
      const refused = { code: 'refused' };
      expect(await errorOf(removeMedia(media, link))).toMatchObject(refused);
      expect(await errorOf(renameMedia(media, link, 'other.png'))).toMatchObject(refused);
    }
    for (const name of ['../repository.json', '/etc/passwd', 'a/../../x', '.store', 'x\0', '']) {
      expect(await errorOf(removeMedia(media, name))).toMatchObject({ code: 'not_found' });
    }
    expect(exists('../secret.png')).toBe(true);
  });
});

describe('The bin', () => {
  it('brings a deleted file back with what was known of it.', async () => {
    const known = { 'wave.png': { alt: 'A wave', other: 1 }, 'b.png': { alt: 'B' } };
    const { media, json, names } = await mediaProject({ 'media.json': known });
    const { binned } = await removeMedia(media, 'wave.png');
    expect(names()).toEqual([]);
    expect(json('media.json')).toEqual({ 'b.png': { alt: 'B' } });
    expect(await restoreMedia(media, binned)).toMatchObject({ name: 'wave.png', alt: 'A wave' });
    expect(json('media.json')).toEqual(known);
    expect(await errorOf(restoreMedia(media, binned))).toMatchObject({ code: 'not_found' });
  });

  it('has the old content of a replaced file, also if that was renamed or deleted since, and a name that is free.', async () => {
    const { media } = await mediaProject();
    const { binned = '' } = await replaceMedia(media, 'wave.png', bodyOf(samples.png));
    await renameMedia(media, 'wave.png', 'sea.png');
    expect(await restoreMedia(media, binned)).toMatchObject({ name: 'wave.png', width: 400 });
    expect((await readMedia(media, 'sea.png')).width).toBe(40);
    // Its own name is taken meanwhile.
    const again = await removeMedia(media, 'sea.png');
    await uploadMedia(media, 'sea.png', bodyOf(samples.png));
    expect(await restoreMedia(media, again.binned)).toMatchObject({ name: 'sea-2.png', width: 40 });
  });

  it('forgets after 30 days, and knows no other names.', async () => {
    let today = Date.parse('2026-01-01');
    const { media } = await mediaProject({}, { now: () => today });
    const { binned } = await removeMedia(media, 'wave.png');
    for (const id of ['../media', '..', binned.slice(1)]) {
      expect(await errorOf(restoreMedia(media, id))).toMatchObject({ code: 'not_found' });
    }
    today += 30 * 24 * 3600_000;
    expect(await listBin(media)).toHaveLength(1);
    today += 1;
    expect(await listBin(media)).toEqual([]);
  });
});

it('A folder of media that is a link is listed, and what changes it is refused.', async () => {
  const { media, contentDir, root, exists } = await mediaProject();
  const elsewhere = join(root, 'pictures');
  renameSync(join(contentDir, 'media'), elsewhere);
  symlinkSync(elsewhere, join(contentDir, 'media'));
  const [listed] = (await listMedia(media, ALL)).media;
  expect(listed).toMatchObject({ name: 'wave.png', width: 400, uses: 0 });
  const message = expect.stringContaining('it is a link to something outside of the content');
  const changes = [
    uploadMedia(media, 'new.png', bodyOf(samples.png)),
    removeMedia(media, 'wave.png'),
    renameMedia(media, 'wave.png', 'tide.png'),
  ];
  const refused = { code: 'refused', message };
  expect(await Promise.all(changes.map(errorOf))).toMatchObject([refused, refused, refused]);
  expect([exists('../pictures/wave.png'), exists('../pictures/new.png')]).toEqual([true, false]);
});
