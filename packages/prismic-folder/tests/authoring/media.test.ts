import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { clientOf } from '../support/repositoryClient.ts';
import { errorOf, mediaProject } from './support/mediaProject.ts';
import { bodyOf, sampleFiles } from './support/sampleFiles.ts';

const samples = await sampleFiles();
const ALL = { page: 1, pageSize: 100 };

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

describe('An upload', () => {
  it('is stored under a readable name and listed with its size.', async () => {
    const { media, names } = await mediaProject();
    const item = await media.upload('Übersicht Fläche (1).PNG', bodyOf(samples.png));
    expect(item).toMatchObject({
      name: 'uebersicht-flaeche-1.png',
      kind: 'image',
      contentType: 'image/png',
      bytes: samples.png.length,
      width: 40,
      height: 30,
      uses: 0,
    });
    expect(names()).toEqual(['uebersicht-flaeche-1.png', 'wave.png']);
    expect(await media.read('uebersicht-flaeche-1.png')).toEqual(item);
  });

  it('of a name that is taken gets a number, whatever its case.', async () => {
    const { media } = await mediaProject({ 'content/media/LOOP.MP4': 'a video' });
    const { name } = await media.upload('loop.mp4', bodyOf(samples.mp4));
    expect(name).toBe('loop-2.mp4');
  });

  it('of the same name twice at once gives two files.', async () => {
    const { media, names } = await mediaProject();
    const others = await Promise.all(
      [10, 20, 30, 40, 50].map((width) => sharp(samples.png).resize(width).png().toBuffer()),
    );
    const items = await Promise.all(others.map((bytes) => media.upload('Wave.png', bodyOf(bytes))));
    const expected = ['wave-2.png', 'wave-3.png', 'wave-4.png', 'wave-5.png', 'wave-6.png'];
    expect(items.map(({ name }) => name).sort()).toEqual(expected);
    expect(names()).toEqual([...expected, 'wave.png']);
  });

  it('of content that is there already is that file.', async () => {
    const { media, names } = await mediaProject();
    const [one, other] = await Promise.all([
      media.upload('One.webp', bodyOf(samples.webp)),
      media.upload('Other.webp', bodyOf(samples.webp)),
    ]);
    expect(one.name).toBe(other.name);
    expect((await media.upload('third.png', bodyOf(samples.webp))).name).toBe(one.name);
    expect(names()).toHaveLength(2);
  });

  it('that is refused leaves nothing, in the folder or beside it.', async () => {
    const { media, names, leftovers } = await mediaProject({}, { maxBytes: 2000 });
    expect(await errorOf(media.upload('x.png', bodyOf('none')))).toMatchObject({
      code: 'unsupported_type',
    });
    expect(await errorOf(media.upload('x.mp4', bodyOf(Buffer.alloc(3000))))).toMatchObject({
      code: 'too_large',
      message: 'The file is over the limit of 2000 bytes',
    });
    expect(names()).toEqual(['wave.png']);
    expect(leftovers()).toEqual([]);
  });

  it('leaves no temporary file.', async () => {
    const { media, leftovers } = await mediaProject();
    await media.upload('a.webp', bodyOf(samples.webp));
    await media.upload('b.webp', bodyOf(samples.webp));
    expect(leftovers()).toEqual([]);
  });
});

describe('Uses', () => {
  it('are found in every version of every document, however the address is written.', async () => {
    const { media } = await mediaProject({
      'content/media/a b.png': samples.png,
      'content/documents/page/one.json': {
        data: {
          cover: { url: '/media/wave.png?rect=0,0,9,9', square: { url: 'media/wave.png' } },
          body: [
            {
              type: 'paragraph',
              text: 'see /media/wave.png',
              spans: [{ type: 'hyperlink', start: 0, end: 3, data: { url: '/media/a%20b.png' } }],
            },
          ],
          file: { link_type: 'Media', url: '/media/a b.png' },
        },
      },
      'content/documents/page/one.de-de.json': { data: { cover: { url: '/media/w%61ve.png' } } },
      'content/drafts/documents/page/two.json': { data: { title: '/media/wave.png' } },
      'content/archive/documents/page/three.json': { data: { cover: { url: 'media/wave.png' } } },
      'content/releases/spring/documents/page/four.json': {
        data: {
          body: [{ type: 'image', url: '/media/wave.png', linkTo: { url: '/media/x.png' } }],
        },
      },
      'content/behance/7.json': {
        project: {
          covers: { original: '/media/wave.png?w=8' },
          modules: [
            { text: '<p><img src="/media/wave.png?w=9" srcset="/media/a%20b.png 2x"></p>' },
          ],
        },
      },
      'content/documents/page/broken.json': '{ "data": { "cover": { "url": "/media/wave.png" } ',
    });
    const uses = await media.uses('wave.png');
    const found = uses.map(({ document, version, path, file }) => [
      document === undefined ? file : `${document.name} ${document.lang ?? ''} ${version}`,
      path.join('.'),
    ]);
    expect(found.sort()).toEqual(
      [
        ['content/behance/7.json'.slice(8), 'project.covers.original'],
        ['behance/7.json', 'project.modules.0.text'],
        ['broken  published', ''],
        ['four  release:spring', 'data.body.0.url'],
        ['one  published', 'data.cover.square.url'],
        ['one  published', 'data.cover.url'],
        ['one de-de published', 'data.cover.url'],
        ['three  archived', 'data.cover.url'],
        ['two  draft', 'data.title'],
      ].sort(),
    );
    expect((await media.read('a b.png')).uses).toBe(3);
    expect(await errorOf(media.uses('none.png'))).toMatchObject({ code: 'not_found' });
  });

  it('follow the files as they change.', async () => {
    const { media, write, contentDir } = await mediaProject();
    expect((await media.read('wave.png')).uses).toBe(0);
    write('content/documents/page/one.json', { data: { cover: { url: '/media/wave.png' } } });
    expect((await media.read('wave.png')).uses).toBe(1);
    write('content/documents/page/one.json', { data: {} });
    expect((await media.read('wave.png')).uses).toBe(0);
    rmSync(join(contentDir, 'documents'), { recursive: true });
    expect((await media.read('wave.png')).uses).toBe(0);
  });
});

describe('A list', () => {
  it('is filtered by words, kind and use, sorted by time, and paged.', async () => {
    const { media } = await mediaProject({
      'content/media/cv.pdf': samples.pdf,
      'content/documents/page/one.json': { data: { cover: { url: '/media/wave.png' } } },
      'content/media.json': { 'cv.pdf': { alt: 'Lebenslauf über mich', tags: ['job'] } },
    });
    await media.upload('Zebra.webp', bodyOf(samples.webp));
    const list = async (filter: object) => {
      const { media: items, total } = await media.list({ ...ALL, ...filter });
      return [total, ...items.map(({ name }) => name)];
    };
    expect(await list({})).toEqual([3, 'zebra.webp', ...['cv.pdf', 'wave.png'].sort()]);
    expect(await list({ search: 'UBER lebens' })).toEqual([1, 'cv.pdf']);
    expect(await list({ search: 'job' })).toEqual([1, 'cv.pdf']);
    expect(await list({ search: 'png' })).toEqual([1, 'wave.png']);
    expect(await list({ search: 'png pdf' })).toEqual([0]);
    expect(await list({ kind: 'document' })).toEqual([1, 'cv.pdf']);
    expect(await list({ kind: 'image', unused: true })).toEqual([1, 'zebra.webp']);
    expect(await list({ page: 2, pageSize: 2 })).toHaveLength(2);
    expect(await list({ page: 9 })).toEqual([3]);
  });
});

describe('The list of media', () => {
  const shown: readonly [object, ...string[]][] = [
    [{ shows: 'picture' }, 'plain.png', 'told.webp', 'wave.png'],
    [{ shows: 'drawing' }, 'line.svg'],
    [{ shows: 'film' }, 'clip.mp4', 'clip.webm'],
    [{ shows: 'sound' }, 'hum.m4a', 'hum.ogg'],
    [{ shows: 'document' }, 'cv.pdf', 'data.bin'],
    [{ shows: 'drawing,picture' }, 'line.svg', 'plain.png', 'told.webp', 'wave.png'],
    [{ undescribed: true }, 'line.svg', 'plain.png', 'wave.png'],
    [{ undescribed: true, shows: 'picture' }, 'plain.png', 'wave.png'],
  ];
  it.each(shown)('with %j has what fits.', async (filter, ...expected) => {
    const { media } = await mediaProject({
      ...Object.fromEntries(
        ['clip.mp4', 'clip.webm', 'hum.m4a', 'hum.ogg', 'cv.pdf', 'data.bin'].map((name) => [
          `content/media/${name}`,
          'bytes',
        ]),
      ),
      'content/media/line.svg': samples.svg,
      'content/media/plain.png': samples.png,
      'content/media/told.webp': samples.webp,
      'content/media.json': { 'told.webp': { alt: '' } },
    });
    const { media: items } = await media.list({ ...ALL, ...filter });
    expect(items.map(({ name }) => name).sort()).toEqual(expected);
  });
});

describe('A description', () => {
  it('is written to media.json, where only its lines change.', async () => {
    const { media, text, json } = await mediaProject();
    const described = await media.describe('wave.png', {
      alt: 'A wave',
      focalPoint: { x: 0.25, y: 0.5 },
    });
    expect(described).toMatchObject({ alt: 'A wave', focalPoint: { x: 0.25, y: 0.5 } });
    expect(json('media.json')).toEqual({
      'wave.png': { alt: 'A wave', focalPoint: { x: 0.25, y: 0.5 } },
    });
    await media.describe('wave.png', { notes: 'from the sea', alt: null });
    expect(json('media.json')).toEqual({
      'wave.png': { focalPoint: { x: 0.25, y: 0.5 }, notes: 'from the sea' },
    });
    await media.describe('wave.png', { notes: null, focalPoint: null });
    expect(text('media.json').replace(/\s/g, '')).toBe('{}');
    expect(await errorOf(media.describe('none.png', { alt: 'x' }))).toMatchObject({
      code: 'not_found',
    });
  });

  it('keeps what a person wrote there.', async () => {
    const before =
      '{\r\n\t"other.png": { "mine": 1 },\r\n\t"wave.png": { "alt": "old",   "mine": [1,2] }\r\n}';
    const { media, text } = await mediaProject({ 'content/media.json': before });
    await media.describe('wave.png', { alt: 'new' });
    expect(text('media.json')).toBe(before.replace('old', 'new'));
  });

  it('of several files at once loses none.', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`content/media/${at}.pdf`, samples.pdf]),
    );
    const { media, json } = await mediaProject(files);
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => media.describe(`${at}.pdf`, { alt: `${at}` })),
    );
    expect(Object.keys(Object(json('media.json')))).toHaveLength(20);
  });

  it('in a file that is not valid is refused, and the file stays.', async () => {
    const { media, text } = await mediaProject({ 'content/media.json': '{ "wave.png": ' });
    expect(await errorOf(media.describe('wave.png', { alt: 'x' }))).toMatchObject({
      code: 'problems',
      message: expect.stringMatching(/^media\.json, line 1 cannot be edited/),
    });
    expect(text('media.json')).toBe('{ "wave.png": ');
    expect((await media.read('wave.png')).alt).toBeUndefined();
  });
});

describe('A removal', () => {
  it('is refused while something refers to the file, and names it.', async () => {
    const cover = { cover: { url: '/media/wave.png' } };
    const { media, write, names, json } = await mediaProject({
      'content/archive/documents/page/one.json': { data: cover },
      'content/media.json': { 'wave.png': { alt: 'A' }, 'other.png': { alt: 'B' } },
    });
    const error = await errorOf(media.remove('wave.png'));
    expect(error).toMatchObject({
      code: 'in_use',
      message:
        'wave.png is used by archive/documents/page/one.json (data.cover.url). Remove it there first',
      details: { problems: [{ file: 'archive/documents/page/one.json', field: 'data.cover.url' }] },
    });
    expect(names()).toEqual(['wave.png']);
    write('content/archive/documents/page/one.json', { data: {} });
    await media.remove('wave.png');
    expect(names()).toEqual([]);
    expect(json('media.json')).toEqual({ 'other.png': { alt: 'B' } });
    expect(await errorOf(media.remove('wave.png'))).toMatchObject({ code: 'not_found' });
  });

  it('of the smaller version of a video that is used is refused.', async () => {
    const { media, names } = await mediaProject({
      'content/media/loop.mp4': samples.mp4,
      'content/media/loop.webm': samples.webm,
      'content/documents/page/one.json': { data: { file: { url: '/media/loop.mp4' } } },
    });
    expect((await media.read('loop.webm')).uses).toBe(1);
    expect(await errorOf(media.remove('loop.webm'))).toMatchObject({
      code: 'in_use',
      message: expect.stringContaining('as the smaller version of loop.mp4 by documents/page/one'),
    });
    expect(names()).toContain('loop.webm');
  });

  it('does not follow links or leave the folder.', async () => {
    const { media, contentDir, root, exists } = await mediaProject();
    writeFileSync(join(root, 'secret.png'), samples.png);
    symlinkSync(join(root, 'secret.png'), join(contentDir, 'media', 'link.png'));
    expect(await errorOf(media.remove('link.png'))).toMatchObject({ code: 'refused' });
    for (const name of ['../repository.json', '/etc/passwd', 'a/../../x', '.store', 'x\0', '']) {
      expect(await errorOf(media.remove(name))).toMatchObject({ code: 'not_found' });
    }
    expect(exists('../secret.png')).toBe(true);
  });
});

describe('A folder of media that is a link', () => {
  it('is listed, and what changes it is refused with the reason.', async () => {
    const { media, contentDir, root, exists } = await mediaProject();
    const elsewhere = join(root, 'pictures');
    renameSync(join(contentDir, 'media'), elsewhere);
    symlinkSync(elsewhere, join(contentDir, 'media'));
    expect((await media.list(ALL)).media).toMatchObject([{ name: 'wave.png', width: 400 }]);
    expect(await media.read('wave.png')).toMatchObject({ name: 'wave.png', uses: 0 });
    const refused = {
      code: 'refused',
      message: expect.stringContaining('it is a link to something outside of the content'),
    };
    expect(await errorOf(media.upload('new.png', bodyOf(samples.png)))).toMatchObject(refused);
    expect(await errorOf(media.remove('wave.png'))).toMatchObject(refused);
    expect(await errorOf(media.rename('wave.png', 'tide.png'))).toMatchObject(refused);
    expect([exists('../pictures/wave.png'), exists('../pictures/new.png')]).toEqual([true, false]);
  });
});

describe('A new name', () => {
  it('is given to a file and to all references, and nothing else changes.', async () => {
    const markup = '{"text":"<img src=\\"/media/wave.png?w=9\\"> wave.png /media/wave.pngx"}\n';
    const { media, text, json, names } = await mediaProject({
      'content/media/other.png': samples.png,
      'content/documents/page/one.json': BY_HAND,
      'content/drafts/documents/page/one.json': BY_HAND,
      'content/releases/spring/documents/page/two.json': BY_HAND,
      'content/archive/documents/page/three.json': BY_HAND,
      'content/behance/1.json': markup,
      'content/media.json': { 'wave.png': { alt: 'A' } },
    });
    // The place of a draft and of its published version is one.
    const item = await media.rename('wave.png', 'Am Meer/große Welle.png');
    expect(item).toMatchObject({ name: 'Am Meer/große Welle.png', alt: 'A', uses: 7 });
    expect(names()).toEqual(['Am Meer', 'other.png']);
    const encoded = 'Am%20Meer/gro%C3%9Fe%20Welle.png';
    const expected = BY_HAND.replaceAll('wave.png', encoded);
    for (const path of [
      'documents/page/one.json',
      'drafts/documents/page/one.json',
      'releases/spring/documents/page/two.json',
      'archive/documents/page/three.json',
    ]) {
      expect(text(path)).toBe(expected);
    }
    expect(text('behance/1.json')).toBe(markup.replace('wave.png?', `${encoded}?`));
    expect(json('media.json')).toEqual({ 'Am Meer/große Welle.png': { alt: 'A' } });
  });

  it('is given to the smaller version of a video, too.', async () => {
    const { media, names, json } = await mediaProject({
      'content/media/loop.mp4': samples.mp4,
      'content/media/loop.webm': samples.webm,
      'content/documents/page/one.json': { data: { file: { url: '/media/loop.mp4' } } },
    });
    expect(await errorOf(media.rename('loop.webm', 'tide.webm'))).toMatchObject({ code: 'in_use' });
    await media.rename('loop.mp4', 'tide.mp4');
    expect(names()).toEqual(['tide.mp4', 'tide.webm', 'wave.png']);
    expect(json('documents/page/one.json')).toEqual({ data: { file: { url: '/media/tide.mp4' } } });
  });

  it.each([
    ['wave.png', 'other.png', 'exists'],
    ['wave.png', 'OTHER.PNG', 'exists'],
    ['wave.png', 'wave.jpg', 'invalid'],
    ['wave.png', 'wave', 'invalid'],
    ['wave.png', '../wave.png', 'invalid'],
    ['wave.png', '/wave.png', 'invalid'],
    ['wave.png', '.wave.png', 'invalid'],
    ['wave.png', 'a/../wave.png', 'invalid'],
    ['wave.png', 'a\\b.png', 'invalid'],
    ['wave.png', 'a\0.png', 'invalid'],
    ['wave.png', 'nul.png', 'refused'],
    ['wave.png', `${'a'.repeat(290)}.png`, 'refused'],
    ['none.png', 'some.png', 'not_found'],
  ])('from %s to %j is refused.', async (name, to, code) => {
    const { media, text, names, leftovers } = await mediaProject({
      'content/media/other.png': samples.png,
      'content/documents/page/one.json': BY_HAND,
    });
    expect(await errorOf(media.rename(name, to))).toMatchObject({ code });
    expect(names()).toEqual(['other.png', 'wave.png']);
    expect(text('documents/page/one.json')).toBe(BY_HAND);
    expect(leftovers()).toEqual([]);
  });

  it('may differ in case only.', async () => {
    const { media, names } = await mediaProject();
    await media.rename('wave.png', 'Wave.png');
    expect(names()).toEqual(['Wave.png']);
    expect((await media.rename('Wave.png', 'Wave.png')).name).toBe('Wave.png');
  });

  it('is refused if a document that refers to the file cannot be edited.', async () => {
    const { media, names, text } = await mediaProject({
      'content/documents/page/a.json': BY_HAND,
      'content/documents/page/b.json': '{ "data": { "cover": { "url": "/media/wave.png" } ',
    });
    expect(await errorOf(media.rename('wave.png', 'sea.png'))).toMatchObject({
      code: 'problems',
      details: { problems: [{ file: 'documents/page/b.json' }] },
    });
    expect(names()).toEqual(['wave.png']);
    expect(text('documents/page/a.json')).toBe(BY_HAND);
  });
});

describe('A replacement', () => {
  it('keeps name and references, and adapts sizes and crops to the new image.', async () => {
    const { media, json, text } = await mediaProject({
      'content/documents/page/one.json': {
        data: {
          cover: {
            url: '/media/wave.png',
            dimensions: { width: 400, height: 300 },
            square: {
              url: '/media/wave.png?rect=200,100,100,100&w=100&h=100',
              dimensions: { width: 100, height: 100 },
              edit: { x: 200, y: 100, zoom: 3, background: 'transparent' },
            },
          },
          file: {
            link_type: 'Media',
            url: '/media/wave.png',
            width: '400',
            height: '300',
            size: '64',
          },
        },
      },
      'content/documents/page/two.json': BY_HAND,
    });
    const larger = await sharp(samples.png).resize(200, 150).png().toBuffer();
    const item = await media.replace('wave.png', bodyOf(larger));
    expect(item).toMatchObject({ name: 'wave.png', width: 200, height: 150 });
    expect(json('documents/page/one.json')).toEqual({
      data: {
        cover: {
          url: '/media/wave.png',
          dimensions: { width: 200, height: 150 },
          square: {
            url: '/media/wave.png?rect=100,50,50,50&w=100&h=100',
            dimensions: { width: 100, height: 100 },
            edit: { x: 100, y: 50, zoom: 3, background: 'transparent' },
          },
        },
        file: {
          link_type: 'Media',
          url: '/media/wave.png',
          width: '200',
          height: '150',
          size: String(larger.length),
        },
      },
    });
    expect(text('documents/page/two.json')).toBe(
      BY_HAND.replace('rect=0,0,100,100&w=100&h=100', 'rect=0,0,50,50&w=100&h=100'),
    );
  });

  it('by an image of another format changes the extension and the references.', async () => {
    const { media, names, text, json } = await mediaProject({
      'content/documents/page/one.json': BY_HAND,
      'content/media/wave.webp': samples.webp,
      'content/media.json': { 'wave.png': { alt: 'A' } },
    });
    const item = await media.replace('wave.png', bodyOf(samples.jpg));
    expect(item).toMatchObject({ name: 'wave.jpg', alt: 'A', width: 40 });
    expect(names()).toEqual(['wave.jpg', 'wave.webp']);
    expect(text('documents/page/one.json')).toContain('"media/wave.jpg"');
    expect(json('media.json')).toEqual({ 'wave.jpg': { alt: 'A' } });
  });

  it('by the same content changes nothing.', async () => {
    const { media, store } = await mediaProject({ 'content/media/a.pdf': samples.pdf });
    const before = await media.read('a.pdf');
    expect(await media.replace('a.pdf', bodyOf(samples.pdf))).toEqual(before);
    expect(await store.revision('media/a.pdf')).not.toBeNull();
  });

  it('of a video gives its smaller version, which shows the old one, another name.', async () => {
    const { media, names } = await mediaProject({
      'content/media/loop.mp4': samples.mp4,
      'content/media/loop.webm': samples.webm,
    });
    const other = Buffer.concat([samples.mp4, Buffer.from('more')]);
    await media.replace('loop.mp4', bodyOf(other));
    expect(names()).toEqual(['loop-previous.webm', 'loop.mp4', 'wave.png']);
  });

  it.each([
    ['wave.png', samples.pdf, 'unsupported_type'],
    ['a.pdf', samples.png, 'unsupported_type'],
    ['loop.mp4', samples.webm, 'unsupported_type'],
    ['wave.png', Buffer.from('none'), 'unsupported_type'],
    ['none.png', samples.png, 'not_found'],
  ])(
    'of %s by another kind of file is refused, and the old one stays.',
    async (name, bytes, code) => {
      const { media, names, store, leftovers } = await mediaProject({
        'content/media/a.pdf': samples.pdf,
        'content/media/loop.mp4': samples.mp4,
      });
      const before = await store.revision(`media/${name}`);
      expect(await errorOf(media.replace(name, bodyOf(bytes)))).toMatchObject({ code });
      expect(await store.revision(`media/${name}`)).toBe(before);
      expect(names()).toEqual(['a.pdf', 'loop.mp4', 'wave.png']);
      expect(leftovers()).toEqual([]);
    },
  );
});

it('An image cropped as Prismic does is served as it was written.', async () => {
  const { cropImage } = await import('../../src/authoring/media/crop.ts');
  const size = { width: 40, height: 30 };
  const url = '/media/photo.png';
  const whole = cropImage({ url, size });
  const focalPoint = { x: 0.9, y: 0.5 };
  const square = cropImage({ url, size, target: { width: 100, height: 100 }, focalPoint });
  const { load } = await mediaProject({
    'content/media/photo.png': samples.png,
    'content/documents/page/one.json': { data: { cover: { ...whole, square } } },
  });
  const snapshot = await load();
  expect(snapshot.problems).toEqual([]);
  const { data } = await clientOf(snapshot).getByUID('page', 'one');
  const address = 'http://repository.test/media/photo.png';
  expect(data['cover']).toMatchObject({
    url: address,
    dimensions: size,
    edit: whole.edit,
    square: { ...square, url: `${address}?rect=10,0,30,30&w=100&h=100` },
  });
});
