import { expect, test } from 'vitest';
import { everyFieldProject } from '../support/everyField.ts';

const IMAGE = {
  id: expect.stringMatching(/^Z[\w-]{15}$/),
  url: 'repository:/media/wave.png',
  alt: null,
  copyright: null,
  dimensions: { width: 400, height: 300 },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
};
const LOOP = {
  id: expect.stringMatching(/^Z[\w-]{15}$/),
  link_type: 'Media',
  name: 'loop.mp4',
  kind: 'file',
  url: 'repository:/media/loop.mp4',
  size: '15',
};
const WEB = { link_type: 'Web', url: 'https://example.com' };
const EMBED = { embed_url: 'https://example.com/film' };

test.each<[string, unknown, unknown]>([
  ['text', 'Words', 'Words'],
  ['choice', 'Yes', 'Yes'],
  ['amount', 10, 10],
  ['flag', true, true],
  ['color', '#FF5a33', '#FF5a33'],
  ['date', '2026-09-14', '2026-09-14'],
  ['moment', '2026-09-14T10:00:00Z', '2026-09-14T10:00:00+0000'],
  ['place', { latitude: 52.5, longitude: -13.4 }, { latitude: 52.5, longitude: -13.4 }],
  ['catalog', { any: ['thing'] }, { any: ['thing'] }],
  ['embed', EMBED, { type: 'link', version: '1.0', html: null, ...EMBED }],
  [
    'embed',
    { ...EMBED, type: 'video', html: '<p>' },
    { ...EMBED, version: '1.0', type: 'video', html: '<p>' },
  ],
  ['image', { url: '/media/wave.png' }, IMAGE],
  ['image', { url: 'media/wave.png', alt: 'A wave' }, { ...IMAGE, alt: 'A wave' }],
  [
    'image',
    { url: '/media/wave.png?rect=0,0,9,6', dimensions: { width: 9, height: 6 } },
    {
      ...IMAGE,
      url: 'repository:/media/wave.png?rect=0,0,9,6',
      dimensions: { width: 9, height: 6 },
    },
  ],
  [
    'image',
    { id: 'own', url: 'https://example.com/x.png', dimensions: { width: 8, height: 4 } },
    { ...IMAGE, id: 'own', url: 'https://example.com/x.png', dimensions: { width: 8, height: 4 } },
  ],
  [
    'cropped',
    { url: '/media/wave.png' },
    {
      ...IMAGE,
      square: {
        ...IMAGE,
        url: 'repository:/media/wave.png?rect=50,0,300,300&w=200&h=200',
        dimensions: { width: 200, height: 200 },
        edit: { x: 50, y: 0, zoom: 1, background: 'transparent' },
      },
    },
  ],
  [
    'cropped',
    { url: '/media/wave.png', square: { url: '/media/wave.png', alt: 'Cut by hand' } },
    { ...IMAGE, square: { ...IMAGE, alt: 'Cut by hand' } },
  ],
  ['link', WEB, WEB],
  ['link', { url: 'https://example.com', target: '_blank' }, { ...WEB, target: '_blank' }],
  ['link', { url: 'mailto:you@example.com' }, { link_type: 'Web', url: 'mailto:you@example.com' }],
  ['link', { url: '/media/loop.mp4' }, LOOP],
  ['link', { link_type: 'Any', text: 'Soon' }, { link_type: 'Any', text: 'Soon' }],
  ['web', { ...WEB, text: 'Go', variant: 'Loud' }, { ...WEB, text: 'Go', variant: 'Loud' }],
  ['file', { link_type: 'Media', url: '/media/loop.mp4' }, LOOP],
  [
    'file',
    { url: 'media/terms.pdf' },
    { ...LOOP, name: 'terms.pdf', kind: 'document', size: '5', url: 'repository:/media/terms.pdf' },
  ],
  [
    'file',
    { url: '/media/wave.png' },
    {
      ...LOOP,
      name: 'wave.png',
      kind: 'image',
      size: '64',
      url: 'repository:/media/wave.png',
      width: '400',
      height: '300',
    },
  ],
  [
    'file',
    { link_type: 'Media', url: 'https://example.com/a/film.mp4?x=1' },
    { ...LOOP, name: 'film.mp4', size: '0', url: 'https://example.com/a/film.mp4?x=1' },
  ],
  [
    'title',
    [{ type: 'heading1', text: 'Low Tide' }],
    [{ type: 'heading1', text: 'Low Tide', spans: [] }],
  ],
  [
    'rich',
    [
      { type: 'paragraph', text: 'One two', spans: [{ type: 'strong', start: 0, end: 3 }] },
      { type: 'list-item', text: 'First' },
      { type: 'image', url: '/media/wave.png', linkTo: WEB },
      { type: 'embed', oembed: EMBED },
      {
        type: 'heading2',
        text: 'Get it',
        spans: [
          { type: 'hyperlink', start: 0, end: 3, data: { url: '/media/loop.mp4' } },
          { type: 'label', start: 4, end: 6, data: { label: 'quiet' } },
        ],
      },
    ],
    [
      { type: 'paragraph', text: 'One two', spans: [{ type: 'strong', start: 0, end: 3 }] },
      { type: 'list-item', text: 'First', spans: [] },
      { type: 'image', ...IMAGE, linkTo: WEB },
      { type: 'embed', oembed: { type: 'link', version: '1.0', html: null, ...EMBED } },
      {
        type: 'heading2',
        text: 'Get it',
        spans: [
          { type: 'hyperlink', start: 0, end: 3, data: LOOP },
          { type: 'label', start: 4, end: 6, data: { label: 'quiet' } },
        ],
      },
    ],
  ],
])('fills %s written as %j', async (name, written, filled) => {
  const { documents, problems } = await everyFieldProject({ [name]: written }).load();
  expect(problems).toEqual([]);
  expect(documents[0]?.data[name]).toEqual(filled);
});

test('gives each of several links a key, and keeps one that is written', async () => {
  const { documents } = await everyFieldProject({
    links: [{ url: 'https://example.com' }, { ...WEB, key: 'mine' }, null],
  }).load();
  const id = documents[0]?.id;
  expect(documents[0]?.data['links']).toEqual([
    { ...WEB, key: `${id}-links-0` },
    { ...WEB, key: 'mine' },
    { link_type: 'Any', key: `${id}-links-2` },
  ]);
});

test('gives the rows and cells of a table their keys and kinds', async () => {
  const cell = (text: string) => ({ content: [{ type: 'paragraph', text }] });
  const { documents, problems } = await everyFieldProject({
    table: { head: { rows: [{ cells: [cell('H')] }] }, body: { rows: [{ cells: [cell('B')] }] } },
  }).load();
  const id = documents[0]?.id;
  expect(problems).toEqual([]);
  const row = (part: string, type: string, text: string) => ({
    rows: [
      {
        key: `${id}-table-${part}-rows-0`,
        cells: [
          {
            key: `${id}-table-${part}-rows-0-cells-0`,
            type,
            content: [{ type: 'paragraph', text, spans: [] }],
          },
        ],
      },
    ],
  });
  expect(documents[0]?.data['table']).toEqual({
    head: row('head', 'header', 'H'),
    body: row('body', 'data', 'B'),
  });
});
