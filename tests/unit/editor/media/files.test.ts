import { describe, expect, it, vi } from 'vitest';
import { embedProvider } from '#editing/embedProvider.ts';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { embedAt, readEmbedInput, lookUpEmbed } from '#page-editor/fields/media/EmbedField.tsx';
import { factsOf, formatBytes, formatLength } from '#page-editor/fields/media/file/fileWords.ts';
import { distinctUses, nameUses } from '#page-editor/fields/media/file/namedUses.ts';
import { linkToFile, withoutFile } from '#page-editor/fields/media/value/mediaLink.ts';
import { thumbnailUrl } from '#page-editor/fields/media/value/mediaUrl.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import type { Json } from '#prismic-folder/edit';
import type { MediaItem } from '#prismic-folder/contract';
import { kindsOfEntries } from '#page-editor/fields/media/many/entryKinds.ts';
import { mediaEntry } from '#page-editor/fields/media/many/mediaEntry.ts';
import { fileWays, listSlice, singleSlices } from '#page-editor/slices/files/usePageFiles.ts';
import { demoModels } from '../form/support/demoModels.ts';

const FACTS = { kind: 'image', contentType: 'image/png', savedAt: 0, uses: 0 } as const;
const ITEM = { name: 'a', bytes: 5, ...FACTS };

describe('A link to a file', () => {
  const LOOP = { link_type: 'Media', url: '/media/loop.mp4' };
  const OLD = { ...LOOP, url: '/media/old.pdf', name: 'old.pdf', size: '12', target: '_blank' };
  const WORDS = { text: 'Watch', variant: 'Big', x: 1 };
  const WEB = { ...LOOP, link_type: 'Web', ...WORDS };
  it.each<[string, Json | undefined, Json]>([
    ['has the short form', undefined, LOOP],
    ['keeps what another link says', WEB, { ...LOOP, ...WORDS }],
    ['drops the facts of the file before', OLD, { ...LOOP, target: '_blank' }],
  ])('%s.', (_, before, expected) => {
    expect(linkToFile(before, { name: 'loop.mp4' })).toEqual(expected);
  });

  it('without its file is nothing, or the words it has.', () => {
    expect(withoutFile(LOOP)).toBeUndefined();
    const words = { link_type: 'Any', text: 'Watch' };
    expect(withoutFile({ ...LOOP, text: 'Watch', target: '_blank' })).toEqual(words);
  });
});

describe('An embed', () => {
  const watch = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const player = '<iframe width="640" src="https://player.vimeo.com/video/1?a=1&amp;b=2"></iframe>';
  const quote = '<p><a href="https://a.example">A</a> <a href="https://b.example/1">B</a></p>';
  it.each([
    [` ${watch} `, watch, null],
    ['vimeo.com/76979871', 'https://vimeo.com/76979871', null],
    ['//vimeo.com/76979871', 'https://vimeo.com/76979871', null],
    [player, 'https://player.vimeo.com/video/1?a=1&b=2', player],
    [quote, 'https://b.example/1', quote],
  ])('of %j is at %s.', (text, url, html) => {
    expect(readEmbedInput(text)).toEqual({ kind: 'address', url, html });
  });

  const NEEDED = 'An embed needs a web address, such as vimeo.com/76979871.';
  const NAMELESS = 'This HTML names no address. Paste the address of the page.';
  it.each([
    ['two words', NEEDED],
    ['javascript:alert(1)', NEEDED],
    ['ftp://example.com/a', NEEDED],
    ['<p>Hello</p>', NAMELESS],
    ['<iframe src="javascript:alert(1)"></iframe>', NAMELESS],
    [`<p>${'x'.repeat(100_001)}`, 'This HTML is too long for an embed. Paste its address.'],
  ])('of %.40s is refused.', (text, reason) => {
    expect(readEmbedInput(text)).toEqual({ kind: 'refused', reason });
  });

  it('at another address keeps only what is not of the last one.', () => {
    const before = { embed_url: 'https://vimeo.com/1', title: 'Old', html: '<p>', note: 'mine' };
    const at = (url: string, json?: typeof before) =>
      embedAt(json, { url, html: null }, embedProvider(url));
    const after = { embed_url: watch, provider_name: 'YouTube', note: 'mine' };
    expect(at(watch, before)).toEqual(after);
    expect(at('https://vimeo.com/1', before)).toBe(before);
    expect(at('https://example.org/x')).toEqual({ embed_url: 'https://example.org/x' });
  });

  it('is looked up by the server, which may know nothing of it or reach nobody.', async () => {
    const ask = vi.fn<typeof fetch>();
    const answer = (response: Response) =>
      lookUpEmbed(watch, new AbortController().signal, ask.mockResolvedValue(response));
    expect(await answer(Response.json({ title: 'A film' }))).toEqual({ title: 'A film' });
    expect(ask.mock.lastCall?.[0]).toBe(`/edit/api/site/embed?url=${encodeURIComponent(watch)}`);
    expect(await answer(new Response(null, { status: 204 }))).toBeNull();
    await expect(answer(Response.json({}, { status: 502 }))).rejects.toThrow('502');
  });
});

describe('What is said of a file', () => {
  it('is where it is used: draft and page are one place.', async () => {
    const use = (file: string, at = 0) => ({ file, path: ['data', 'spread', at, 'primary'] });
    const spread = { type: 'Slices', config: { choices: { shot: { type: 'SharedSlice' } } } };
    const page = { id: 'page', json: { Main: { picture: { type: 'Image' }, spread } } };
    const models = readEditorModels({ types: [page], slices: [{ id: 'shot', name: 'Shot' }] }, {});
    const about = { type: 'page', name: 'about' };
    const picture = { document: about, path: ['data', 'picture', 'url'] };
    const uses = [
      { ...picture, file: 'documents/page/about.json' },
      { ...picture, file: 'drafts/documents/page/about.json' },
      { ...use('documents/page/about.json', 1), document: about },
      use('media.json'),
      use('behance/43.json'),
      use('behance/43.json', 1),
    ];
    const shot = { slice_type: 'shot' };
    const json = { data: { spread: [shot, shot] } };
    const call = async () => ({ document: { title: 'About us' }, json });
    // Cast: documents are read.
    const api = { call } as unknown as AuthoringClient;
    const named = await nameUses(distinctUses(uses), { api, models });
    expect(named[0]?.place).toEqual({ field: 'picture' });
    expect(named.map(({ words, document }) => [words, document])).toEqual([
      ['About us, Picture', about],
      ['About us, Shot, 2 of 2', about],
      ['media.json', null],
      ['External project 43', null],
    ]);
  });

  it('is how large and how long it is.', () => {
    const sizes = [999, 118_400, 999_500, 99_900_000].map(formatBytes);
    expect(sizes).toEqual(['999 bytes', '118 KB', '1.0 MB', '100 MB']);
    expect(factsOf(ITEM)).toBe('5 bytes');
    expect(factsOf({ ...ITEM, width: 3, height: 2 })).toBe('3 × 2, 5 bytes');
    expect([0, 64.4, 3729].map(formatLength)).toEqual(['0:00', '1:04', '1:02:09']);
  });

  it.each([
    ['/media/a.webp?rect=1,2,3,4&w=9', '?rect=1,2,3,4&auto=compress,format&w=300&q=40&v=7'],
    ['/media/a.svg', '?v=7'],
    ['https://example.org/a.webp', ''],
  ])('is shown by a small picture: %s as %j.', (url, query) => {
    const thumbnail = thumbnailUrl(url, { width: 150, savedAt: 7 });
    expect(thumbnail.replaceAll('%2C', ',')).toBe(url.replace(/\?.*/, '') + query);
  });
});

const field = (id: string, type: string, config = {}) => {
  return { id, label: id, hint: '', model: { type, config } };
};
const picture = field('image', 'Image');
const video = field('video', 'Link', { select: 'media' });
const item = (name: string, contentType: string, more = {}): MediaItem => {
  const kind = contentType.startsWith('image/') ? 'image' : 'file';
  return { name, kind, contentType, bytes: 5, savedAt: 0, uses: 0, ...more };
};

it.each([
  ['pictures and films', [picture, video], ['picture', 'drawing', 'film']],
  ['cards that begin with a picture', [picture, field('title', 'Text')], ['picture', 'drawing']],
  ['rows that only have a picture', [field('label', 'Text'), picture], []],
  ['links to pages', [field('link', 'Link'), picture], []],
  ['several files each', [field('files', 'Link', { select: 'media', repeat: true })], []],
])('A list of %s takes files of the kinds that its entries begin with.', (_, fields, kinds) => {
  expect(kindsOfEntries(fields)).toEqual(kinds);
});

it('A file is in the first field that takes it, with its description and the defaults of the others.', () => {
  const fields = [picture, video, field('wide', 'Boolean', { default_value: true })];
  const drawing = item('a.svg', 'image/svg+xml', { alt: 'A wave' });
  const image = { url: '/media/a.svg', alt: 'A wave' };
  expect(mediaEntry(fields, drawing)).toEqual({ image, wide: true });
  const film = { link_type: 'Media', url: '/media/b.mp4' };
  expect(mediaEntry(fields, item('b.mp4', 'video/mp4'))).toEqual({ video: film, wide: true });
  expect(mediaEntry(fields, item('c.pdf', 'application/pdf'))).toEqual({ wide: true });
});

it('Files on a page become a slice each, or the entries of the slice that is the most like a gallery.', () => {
  const [zone] = demoModels.types.get('case_study')?.zones ?? [];
  if (!zone) throw new Error('The demo has case studies');
  const ways = fileWays(demoModels, zone);
  const items = [item('a.webp', 'image/webp', { alt: 'A wave' }), item('b.mp4', 'video/mp4')];
  expect(singleSlices(ways, [...items, item('c.pdf', 'application/pdf')])).toMatchObject([
    { slice_type: 'image', variation: 'default', primary: { image: { alt: 'A wave' } } },
    { primary: { video_file: { url: '/media/b.mp4' } } },
  ]);
  if (!ways.list) throw new Error('The demo has a gallery');
  expect(listSlice(ways.list, items)).toMatchObject({
    slice_type: 'moving_gallery',
    items: [{ image: { url: '/media/a.webp' } }, { video: { url: '/media/b.mp4' } }],
  });
});

it('A group of a slice is such a list, too; without any there is none.', () => {
  const config = { fields: { shot: { type: 'Image' }, caption: { type: 'Text' } } };
  const primary = { title: { type: 'Text' }, shots: { type: 'Group', config } };
  const wall = { id: 'wall', name: 'Wall', variations: [{ id: 'default', primary }] };
  const models = readEditorModels({ types: [], slices: [wall] }, {});
  const zone = { id: 'body', label: 'Body', tab: 'Main', slices: ['wall', 'gone'] };
  const { list, single } = fileWays(models, zone);
  expect(single.size).toBe(0);
  expect(list && listSlice(list, [item('a.png', 'image/png')])).toEqual({
    slice_type: 'wall',
    variation: 'default',
    primary: { shots: [{ shot: { url: '/media/a.png' } }] },
  });
  expect(fileWays(models, { ...zone, slices: [] })).toEqual({ list: null, single: new Map() });
});
