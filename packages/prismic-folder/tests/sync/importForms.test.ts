import { expect, it } from 'vitest';
import { readDocumentName } from '../../src/sync/import/documentHeader.ts';
import { everyFieldProject } from '../support/everyField.ts';
import { importInto } from '../support/importing.ts';

const NAME = 'export/en-us/Xone=#=Xversion=#=sample=#=Xgroup=#=en-us=#=y.json';
const ADDRESS = 'https://images.prismic.io/example/Xasset_boat.png';
const origin = { id: 'Xasset', url: `${ADDRESS}?auto=format,compress`, width: 400, height: 300 };
const uncut = { zoom: 1, crop: { x: 0, y: 0 } };
const whole = { origin, width: 400, height: 300, edit: uncut };
/** A cut of 200 by 100 pixels. */
const cut = { ...whole, width: 200, height: 100 };
const at = (url: string, width: number, height: number) => ({ url, dimensions: { width, height } });
const KEPT = at(ADDRESS, 400, 300);
const paragraph = (text: string, spans: readonly object[] = []) => ({
  type: 'paragraph',
  content: { text, spans },
});
const read = (text: string, spans: readonly object[] = []) => ({ type: 'paragraph', text, spans });
const span = (type: string, data?: unknown) => ({
  type,
  start: 0,
  end: 4,
  ...(data !== undefined && { data }),
});
const SITE = 'https://example.com';
const WEB = { link_type: 'Web', url: SITE };
const ONE = { link_type: 'Document', type: 'sample', uid: 'one' };
const VIDEO = { embed_url: `${SITE}/video`, type: 'video' };
const TERMS = `${SITE}/terms.pdf`;

const row = (type: string, text: string) => ({
  type: 'tableRow',
  content: [{ key: 'c', type, content: [paragraph(text)] }],
});
const cells = (type: string, text: string) => ({
  rows: [{ cells: [{ type, content: [read(text)] }] }],
});

/** What an export has in fields, and what the content folder has then. */
const FORMS: readonly (readonly [name: string, exported: object, kept: object])[] = [
  [
    'every kind',
    {
      text: 'Words',
      amount: '3.5',
      flag: 'true',
      moment: '2026-01-02T03:04:05+00:00',
      place: { position: { lat: 1.5, lng: 2 } },
      embed: { ...VIDEO, title: null, version: '1.0' },
      rich: [
        paragraph('Some words', [
          span('strong'),
          span('label', 'quiet'),
          span('hyperlink', { url: SITE }),
          span('hyperlink', { id: 'Xone' }),
        ]),
        { ...paragraph('Next'), direction: 'rtl', label: null },
        { type: 'image', data: { ...whole, alt: 'A boat', linkTo: { url: SITE } } },
        { type: 'embed', data: { ...VIDEO, title: null, version: '1.0' } },
      ],
      image: { ...whole, alt: 'A boat', credits: 'Your Name', provider: 'imgix', thumbnails: {} },
      cropped: {
        ...whole,
        thumbnails: { square: { ...cut, url: `${ADDRESS}?auto=compress&rect=0,0,300,150` } },
      },
      link: { wioUrl: 'wio://documents/Xone', kind: 'document' },
      web: { key: 'k', url: SITE, target: '_blank', text: 'Go', preview: { title: 'x' } },
      file: { kind: 'file', id: 'Xpdf', url: TERMS, name: 'terms.pdf', size: '9' },
      work: { kind: 'document' },
      links: [{ id: 'Xone' }, { key: 'b', text: 'Later' }],
      table: { content: [row('tableHeader', 'Name'), row('tableCell', 'Boat')] },
      group: [{ name: 'a', inner: [{ picture: whole }] }, null],
      zone: [
        { key: 'note$1', value: { variation: 'wide', primary: { body: 'Words' }, items: [{}] } },
        {
          key: 'note$2',
          label: 'big',
          value: { variation: 'default', primary: {}, items: [{ picture: whole }] },
        },
      ],
      // From before slices were shared.
      former_slices: [
        {
          key: 'quote$1',
          value: { 'non-repeat': { words: [paragraph('Words')] }, repeat: [{ picture: whole }] },
        },
        { key: 'intro$2', label: 'big', value: [paragraph('Words')] },
        { key: 'facts', value: [{ name: 'Depth', more: { id: 'Xone' } }] },
      ],
    },
    {
      text: 'Words',
      amount: 3.5,
      flag: true,
      moment: '2026-01-02T03:04:05+0000',
      place: { latitude: 1.5, longitude: 2 },
      embed: VIDEO,
      rich: [
        read('Some words', [
          span('strong'),
          span('label', { label: 'quiet' }),
          span('hyperlink', WEB),
          span('hyperlink', ONE),
        ]),
        { ...read('Next'), direction: 'rtl' },
        { type: 'image', ...KEPT, alt: 'A boat', linkTo: WEB },
        { type: 'embed', oembed: VIDEO },
      ],
      image: { ...KEPT, alt: 'A boat', copyright: 'Your Name' },
      cropped: {
        ...KEPT,
        square: {
          ...at(`${ADDRESS}?rect=0,0,300,150`, 200, 100),
          edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
        },
      },
      link: ONE,
      web: { ...WEB, target: '_blank', text: 'Go' },
      file: { link_type: 'Media', url: TERMS },
      links: [ONE, { link_type: 'Any', text: 'Later' }],
      table: { head: cells('header', 'Name'), body: cells('data', 'Boat') },
      group: [{ name: 'a', inner: [{ picture: KEPT }] }, {}],
      zone: [
        { slice_type: 'note', variation: 'wide', primary: { body: 'Words' } },
        {
          slice_type: 'note',
          slice_label: 'big',
          variation: 'default',
          items: [{ picture: KEPT }],
        },
      ],
      former_slices: [
        { slice_type: 'quote', primary: { words: [read('Words')] }, items: [{ picture: KEPT }] },
        { slice_type: 'intro', slice_label: 'big', value: [read('Words')] },
        { slice_type: 'facts', value: [{ name: 'Depth', more: ONE }] },
      ],
    },
  ],
  [
    'an empty text, a number and a cut with its address',
    {
      text: '',
      amount: 3,
      image: {
        ...cut,
        edit: { zoom: 1, crop: { x: 10, y: 20 }, background: '#fff' },
        url: `${ADDRESS}?auto=format%2Ccompress&rect=10%2C20%2C200%2C100&w=200&h=100`,
      },
    },
    {
      amount: 3,
      image: {
        ...at(`${ADDRESS}?rect=10,20,200,100&w=200&h=100`, 200, 100),
        edit: { x: 10, y: 20, zoom: 1, background: '#fff' },
      },
    },
  ],
  [
    'a cut of before addresses were exported',
    { image: { ...cut, edit: { zoom: 0.5, crop: { x: -10, y: -20 } } } },
    {
      image: {
        ...at(`${ADDRESS}?rect=20,40,400,200&w=200&h=100`, 200, 100),
        edit: { x: -10, y: -20, zoom: 0.5, background: 'transparent' },
      },
    },
  ],
];

it.each(FORMS)('the fields of an export are imported: %s', async (_name, exported, kept) => {
  const project = everyFieldProject();
  const types = Object.keys(exported).map((field) => [`${field}_TYPE`, 'Note']);
  project.write(NAME, { uid: 'one', ...exported, ...Object.fromEntries(types) });
  expect(await importInto(project, 'export')).toMatchObject({ isUnderstood: true });
  expect(project.json('content/documents/sample/one.json')['data']).toEqual(kept);
  expect(await project.problems()).toEqual([]);
});

it.each([
  [NAME, { id: 'Xone', type: 'sample', group: 'Xgroup', lang: 'en-us' }],
  ['a$b$page$c$fr-FR$y.json', { id: 'a', type: 'page', group: 'c', lang: 'fr-fr' }],
  ['Xr6nORAAAChEyddW$aefa2a44-fa37-46dc.json', { id: 'Xr6nORAAAChEyddW' }],
  ['documents/FR-fr/home.json', { lang: 'fr-fr' }],
  ['new_WKq0ph4AACEA4M9B_fr-fr.json', { group: 'WKq0ph4AACEA4M9B', lang: 'fr-fr' }],
  ['documents/home.JSON', {}],
])('the name of a document in an export says what it can: %s', (path, said) => {
  expect(readDocumentName(path)).toEqual(said);
});
