import { describe, expect, it } from 'vitest';
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

/** What an export has in a field, and what the content folder has then. */
const FORMS: readonly (readonly [name: string, field: string, exported: unknown, kept: unknown])[] =
  [
    ['text', 'text', 'Words', 'Words'],
    ['an empty text', 'text', '', undefined],
    ['a number as text', 'amount', '3.5', 3.5],
    ['a number', 'amount', 3, 3],
    ['a switch as text', 'flag', 'true', true],
    ['a moment', 'moment', '2026-01-02T03:04:05+00:00', '2026-01-02T03:04:05+0000'],
    ['a place', 'place', { position: { lat: 1.5, lng: 2 } }, { latitude: 1.5, longitude: 2 }],
    ['an embed', 'embed', { ...VIDEO, title: null, version: '1.0' }, VIDEO],
    [
      'rich text with spans',
      'rich',
      [
        paragraph('Some words', [
          span('strong'),
          span('label', 'quiet'),
          span('hyperlink', { url: SITE }),
          span('hyperlink', { id: 'Xone' }),
        ]),
        { ...paragraph('Next'), direction: 'rtl', label: null },
      ],
      [
        read('Some words', [
          span('strong'),
          span('label', { label: 'quiet' }),
          span('hyperlink', WEB),
          span('hyperlink', ONE),
        ]),
        { ...read('Next'), direction: 'rtl' },
      ],
    ],
    [
      'an image and an embed in rich text',
      'rich',
      [
        { type: 'image', data: { ...whole, alt: 'A boat', linkTo: { url: SITE } } },
        { type: 'embed', data: VIDEO },
      ],
      [
        { type: 'image', ...KEPT, alt: 'A boat', linkTo: WEB },
        { type: 'embed', oembed: VIDEO },
      ],
    ],
    [
      'an image with its texts',
      'image',
      { ...whole, alt: 'A boat', credits: 'Your Name', provider: 'imgix', thumbnails: {} },
      { ...KEPT, alt: 'A boat', copyright: 'Your Name' },
    ],
    [
      'a cut with its address',
      'image',
      {
        ...cut,
        edit: { zoom: 1, crop: { x: 10, y: 20 }, background: '#fff' },
        url: `${ADDRESS}?auto=format%2Ccompress&rect=10%2C20%2C200%2C100&w=200&h=100`,
      },
      {
        ...at(`${ADDRESS}?rect=10,20,200,100&w=200&h=100`, 200, 100),
        edit: { x: 10, y: 20, zoom: 1, background: '#fff' },
      },
    ],
    [
      'a cut of before addresses were exported',
      'image',
      { ...cut, edit: { zoom: 0.5, crop: { x: -10, y: -20 } } },
      {
        ...at(`${ADDRESS}?rect=20,40,400,200&w=200&h=100`, 200, 100),
        edit: { x: -10, y: -20, zoom: 0.5, background: 'transparent' },
      },
    ],
    [
      'a thumbnail',
      'cropped',
      {
        ...whole,
        thumbnails: { square: { ...cut, url: `${ADDRESS}?auto=compress&rect=0,0,300,150` } },
      },
      {
        ...KEPT,
        square: {
          ...at(`${ADDRESS}?rect=0,0,300,150`, 200, 100),
          edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
        },
      },
    ],
    ['a link by id', 'link', { id: 'Xone' }, ONE],
    [
      'a link by its old address',
      'link',
      { wioUrl: 'wio://documents/Xone', kind: 'document' },
      ONE,
    ],
    [
      'a web link',
      'web',
      { key: 'k', url: SITE, target: '_blank', text: 'Go', preview: { title: 'x' } },
      { ...WEB, target: '_blank', text: 'Go' },
    ],
    [
      'a link to a file',
      'file',
      { kind: 'file', id: 'Xpdf', url: TERMS, name: 'terms.pdf', size: '9' },
      { link_type: 'Media', url: TERMS },
    ],
    ['an empty link', 'link', { kind: 'document' }, undefined],
    [
      'a list of links',
      'links',
      [
        { key: 'a', id: 'Xone' },
        { key: 'b', text: 'Later' },
      ],
      [ONE, { link_type: 'Any', text: 'Later' }],
    ],
    [
      'a table',
      'table',
      {
        content: [
          { key: 'r', type: 'tableRow', content: [cell('tableHeader', 'Name')] },
          { key: 's', type: 'tableRow', content: [cell('tableCell', 'Boat')] },
        ],
      },
      {
        head: { rows: [{ cells: [{ type: 'header', content: [read('Name')] }] }] },
        body: { rows: [{ cells: [{ type: 'data', content: [read('Boat')] }] }] },
      },
    ],
    [
      'groups in groups',
      'group',
      [{ name: 'a', inner: [{ picture: whole }] }, null],
      [{ name: 'a', inner: [{ picture: KEPT }] }, {}],
    ],
    [
      'shared slices',
      'zone',
      [
        { key: 'note$1', value: { variation: 'wide', primary: { body: 'Words' }, items: [{}] } },
        {
          key: 'note$2',
          label: 'big',
          value: { variation: 'default', primary: {}, items: [{ picture: whole }] },
        },
      ],
      [
        { slice_type: 'note', variation: 'wide', primary: { body: 'Words' } },
        {
          slice_type: 'note',
          slice_label: 'big',
          variation: 'default',
          items: [{ picture: KEPT }],
        },
      ],
    ],
    [
      'slices from before they were shared, with fields and items',
      'former_slices',
      [
        {
          key: 'quote$1',
          value: { 'non-repeat': { words: [paragraph('Words')] }, repeat: [{ picture: whole }] },
        },
      ],
      [{ slice_type: 'quote', primary: { words: [read('Words')] }, items: [{ picture: KEPT }] }],
    ],
    [
      'slices that are one field',
      'former_slices',
      [{ key: 'intro$2', label: 'big', value: [paragraph('Words')] }],
      [{ slice_type: 'intro', slice_label: 'big', value: [read('Words')] }],
    ],
    [
      'slices that are a group',
      'former_slices',
      [{ key: 'facts', value: [{ name: 'Depth', more: { id: 'Xone' } }] }],
      [{ slice_type: 'facts', value: [{ name: 'Depth', more: ONE }] }],
    ],
  ];

function cell(type: string, text: string) {
  return { key: 'c', type, content: [paragraph(text)] };
}

describe('the fields of an export', () => {
  it.each(FORMS)('are imported: %s', async (_name, field, exported, kept) => {
    const project = everyFieldProject();
    project.write(NAME, { uid: 'one', [field]: exported, [`${field}_TYPE`]: 'Note' });
    expect(await importInto(project, 'export')).toMatchObject({ isUnderstood: true });
    const { data } = project.json('content/documents/sample/one.json');
    expect(data).toEqual(kept === undefined ? {} : { [field]: kept });
    expect(await project.problems()).toEqual([]);
  });
});

describe('the name of a document in an export', () => {
  it.each([
    [NAME, { id: 'Xone', type: 'sample', group: 'Xgroup', lang: 'en-us' }],
    ['a$b$page$c$fr-FR$y.json', { id: 'a', type: 'page', group: 'c', lang: 'fr-fr' }],
    ['Xr6nORAAAChEyddW$aefa2a44-fa37-46dc.json', { id: 'Xr6nORAAAChEyddW' }],
    ['documents/FR-fr/home.json', { lang: 'fr-fr' }],
    ['new_WKq0ph4AACEA4M9B_fr-fr.json', { group: 'WKq0ph4AACEA4M9B', lang: 'fr-fr' }],
    ['documents/home.JSON', {}],
  ])('says what it can: %s', (path, said) => expect(readDocumentName(path)).toEqual(said));
});
