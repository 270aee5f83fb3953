import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRepository } from '../../src/loadRepository.ts';
import { pull } from '../../src/sync/pull/pull.ts';
import { push } from '../../src/sync/push/push.ts';
import { type PrismicDouble, startDouble } from '../support/prismicDouble/startDouble.ts';
import { syncJob } from '../support/syncJob.ts';

let root: string;
let double: PrismicDouble;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fields-'));
  double = await startDouble();
  double.state.languages = [{ id: 'en-us', name: 'English - United States' }];
  await write('customtypes/sample/index.json', model);
  await write('content/documents/sample/every.json', { data: every });
  await write('content/documents/sample/none.json', { data: {} });
  await write('content/media/a.svg', svg);
  await write('content/media/b.svg', `${svg}\n`);
  await write('content/media/sheet.pdf', 'pages');
});
afterAll(async () => {
  await Promise.all([rm(root, { recursive: true }), double.stop()]);
});

it('brings every kind of field back as it was', async () => {
  const contentDir = join(root, 'content');
  const came = join(root, 'came');
  await push(syncJob({ root, contentDir }, double));
  double.publish();
  await pull(syncJob({ root, contentDir: came }, double));
  expect(await dataOf(came)).toEqual(await dataOf(contentDir));
  const file = await readFile(join(came, 'documents/sample/every.json'), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ data: every });
  const before = double.requests.length;
  await push(syncJob({ root, contentDir }, double));
  await pull(syncJob({ root, contentDir }, double));
  expect(double.requests.slice(before).filter((line) => !line.startsWith('GET'))).toEqual([]);
});

async function dataOf(contentDir: string) {
  const { documents, problems } = await loadRepository({ root, contentDir });
  expect(problems).toEqual([]);
  expect(documents.map(({ uid }) => uid)).toEqual(['every', 'none']);
  return documents.map(({ data }) => data);
}

async function write(name: string, content: unknown): Promise<void> {
  const path = join(root, name);
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>';

const hint = 'What it is for';
const field = (type: string, config: object = {}) => ({
  type,
  ...(type === 'Group' && { description: hint }),
  config: {
    label: type,
    ...(type === 'Boolean' && { placeholder_true: hint, placeholder_false: hint }),
    ...(!['Boolean', 'GeoPoint', 'Group', 'Table'].includes(type) && { placeholder: hint }),
    ...config,
  },
});
const thumbnails = [{ name: 'square', width: 100, height: 100 }];
const model = {
  id: 'sample',
  label: 'Sample',
  format: 'custom',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: field('UID'),
      yes: field('Boolean'),
      no: field('Boolean', { default_value: true }),
      words: field('Text'),
      number: field('Number'),
      moment: field('Timestamp'),
      day: field('Date'),
      ink: field('Color'),
      kind: field('Select', { options: ['one', 'two'] }),
      place: field('GeoPoint'),
      film: field('Embed'),
      prices: field('Table'),
      site: field('Link', { allowText: true, allowTargetBlank: true }),
      links: field('Link', { repeat: true, allowText: true }),
      sheet: field('Link', { select: 'media' }),
      picture: field('Image', { constraint: {}, thumbnails }),
      plain: field('Image', { constraint: {}, thumbnails }),
      story: field('StructuredText', {
        multi: 'paragraph,o-list-item,image,embed,strong,hyperlink,rtl',
        labels: ['note'],
      }),
      rows: field('Group', {
        fields: {
          name: field('Text'),
          deeper: field('Group', { fields: { friend: field('Link', { select: 'document' }) } }),
        },
      }),
    },
  },
};

const film = {
  embed_url: 'https://films.test/1',
  type: 'video',
  provider_name: 'Films',
  title: 'One',
};
const friend = { link_type: 'Document', type: 'sample', uid: 'none' };
const cut = {
  url: '/media/a.svg?rect=10,20,200,200&w=100&h=100',
  alt: 'A corner',
  dimensions: { width: 100, height: 100 },
  edit: { x: 10, y: 20, zoom: 0.5, background: 'transparent' },
};
const cell = (text: string) => ({
  type: 'data',
  content: [{ type: 'paragraph', text, spans: [] }],
});
const every = {
  yes: true,
  words: 'Quotes " and ünïcode',
  number: 0,
  moment: '2026-11-21T09:00:00+0000',
  day: '2026-11-21',
  ink: '#FF5A33',
  kind: 'two',
  place: { latitude: -9.5, longitude: 160 },
  film,
  prices: { body: { rows: [{ cells: [cell('Paper'), cell('4')] }] } },
  site: { link_type: 'Web', url: 'https://site.test', target: '_blank', text: 'There' },
  links: [
    { ...friend, text: 'A friend' },
    { link_type: 'Any', text: 'Nowhere' },
    { link_type: 'Web', url: 'mailto:a@site.test' },
  ],
  sheet: { link_type: 'Media', url: '/media/sheet.pdf' },
  picture: { url: '/media/b.svg', alt: 'Whole', copyright: 'Somebody', square: cut },
  plain: cut,
  story: [
    {
      type: 'paragraph',
      text: 'One strong friend noted',
      spans: [
        { type: 'strong', start: 4, end: 10 },
        { type: 'hyperlink', start: 11, end: 17, data: friend },
        { type: 'label', start: 18, end: 23, data: { label: 'note' } },
      ],
    },
    { type: 'paragraph', direction: 'rtl', text: 'עברית', spans: [] },
    { type: 'o-list-item', text: 'First', spans: [] },
    { type: 'image', url: '/media/a.svg', alt: 'Inside', linkTo: friend },
    { type: 'embed', oembed: film },
  ],
  rows: [{ name: 'Row', deeper: [{ friend }, {}] }, {}],
};
