import { expect, test } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import { kindsOfEntries } from '#page-editor/fields/media/many/entryKinds.ts';
import { mediaEntry } from '#page-editor/fields/media/many/mediaEntry.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { fileWays, listSlice, singleSlices } from '#page-editor/slices/files/usePageFiles.ts';
import { demoModels } from '../form/support/demoModels.ts';

const field = (id: string, type: string, config = {}) => {
  return { id, label: id, hint: '', model: { type, config } };
};
const picture = field('image', 'Image');
const video = field('video', 'Link', { select: 'media' });
const item = (name: string, contentType: string, more = {}): MediaItem => ({
  name,
  kind: contentType.startsWith('image/') ? 'image' : 'file',
  contentType,
  bytes: 5,
  savedAt: 0,
  uses: 0,
  ...more,
});

test.each([
  ['pictures and films', [picture, video], ['picture', 'drawing', 'film']],
  ['cards that begin with a picture', [picture, field('title', 'Text')], ['picture', 'drawing']],
  ['rows that only have a picture', [field('label', 'Text'), picture], []],
  ['links to pages', [field('link', 'Link'), picture], []],
  ['several files each', [field('files', 'Link', { select: 'media', repeat: true })], []],
  ['nothing', [], []],
])('A list of %s takes files of the kinds that its entries begin with.', (_, fields, kinds) => {
  expect(kindsOfEntries(fields)).toEqual(kinds);
});

test('A file is in the first field that takes it, with its description and the defaults of the others.', () => {
  const fields = [picture, video, field('wide', 'Boolean', { default_value: true })];
  expect(mediaEntry(fields, item('a.svg', 'image/svg+xml', { alt: 'A wave' }))).toEqual({
    image: { url: '/media/a.svg', alt: 'A wave' },
    wide: true,
  });
  expect(mediaEntry(fields, item('b.mp4', 'video/mp4'))).toEqual({
    video: { link_type: 'Media', url: '/media/b.mp4' },
    wide: true,
  });
  expect(mediaEntry(fields, item('c.pdf', 'application/pdf'))).toEqual({ wide: true });
});

test('Files on a page become a slice each, or the entries of the slice that is the most like a gallery.', () => {
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

test('A group of a slice is such a list, too; without any there is none.', () => {
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
