import { expect, test } from 'vitest';
import type { MediaItem } from '#prismic-folder/contract';
import { kindsOfEntries } from '#page-editor/fields/media/many/entryKinds.ts';
import { mediaEntry } from '#page-editor/fields/media/many/mediaEntry.ts';

const field = (id: string, type: string, config = {}) => ({
  id,
  label: id,
  hint: '',
  model: { type, config },
});
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
