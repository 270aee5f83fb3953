import { moment } from '#server/feeds/xml.ts';
import { documentPath } from '#content/links.ts';
import { expect, test } from 'vitest';
import type { FieldModel, Models } from '#prismic-folder';
import { collectReferences } from '#server/access/policy/collectReferences.ts';
import { factsOf } from '#server/access/policy/facts.ts';
import { sanitizeDocument } from '#content/sanitize/sanitizeDocument.ts';

const field = (type: string, config: FieldModel['config'] = {}): FieldModel => ({ type, config });

const SLICE = { id: 'word', name: 'Word', description: '', file: '' };

/** One type with a field of a kind, and one slice with a text. */
function modelsOf(model: FieldModel): Models {
  const variation = { id: 'default', primary: { text: field('Text') }, items: {} };
  return {
    types: new Map([
      ['page', { id: 'page', label: '', repeatable: true, file: '', fields: { it: model } }],
    ]),
    slices: new Map([['word', { ...SLICE, variations: { default: variation } }]]),
  };
}

/** The content proxy's result for one field's value. */
const shaped = (model: FieldModel, it: unknown): unknown =>
  sanitizeDocument({ id: 'x', type: 'page', data: { it } }, modelsOf(model)).data['it'];

const image = {
  url: '/media/a.webp',
  alt: null,
  copyright: null,
  dimensions: { width: 4, height: 3 },
};
const block = (text: string, spans: unknown) => ({ type: 'paragraph', text, spans });
const link = (url: string) => ({ link_type: 'Web', url });
const EMBED = { embed_url: 'https://a.b/' };
const EMPTY = { link_type: 'Any' };
const hyperlink = (data: object) => ({ start: 0, end: 1, type: 'hyperlink', data });

test.each<[what: string, model: FieldModel, value: unknown, expected: unknown]>([
  ['a text', field('Text'), 'a', 'a'],
  ['half a character', field('Text'), 'a\ud83d', 'a\ufffd'],
  ['a null byte', field('Text'), 'a\u0000b', 'a\ufffdb'],
  ['an infinite number', field('Number'), Number.POSITIVE_INFINITY, null],
  ['a day that is none', field('Date'), '2024-13-45', null],
  ['a colour', field('Color'), '#12aBcD', '#12aBcD'],
  ['a colour with a declaration', field('Color'), '#fff;--x:1', null],
  ['an option of the model', field('Select', { options: ['Yes'] }), 'Yes', 'Yes'],
  ['an option of none', field('Select', { options: ['Yes'] }), '<b>', null],
  ['a switch that is a text', field('Boolean'), 'true', false],
  ['a table without a body', field('Table'), { head: { rows: [] } }, null],
  [
    'a table with a cell that leads to a script, and one of another kind',
    field('Table'),
    {
      head: { rows: [{ key: 'h', cells: [{ key: 'c', type: 'script', content: 'words' }] }, 7] },
      body: { rows: [{ cells: [{ content: [block('x', [hyperlink(link('javascript:x'))])] }] }] },
    },
    {
      head: { rows: [{ key: 'h', cells: [{ key: 'c', type: 'header', content: [] }] }] },
      body: {
        rows: [
          {
            key: '0',
            cells: [{ key: '0', type: 'data', content: [block('x', [hyperlink(EMPTY)])] }],
          },
        ],
      },
    },
  ],
  [
    'a shop’s item',
    field('IntegrationFields'),
    { a: 'b\u0000', c: [null, { d: Number.NaN }], 'e\ud83d': true },
    { a: 'b\ufffd', c: [null, { d: null }], 'e\ufffd': true },
  ],
  ['a link to a script', field('Link'), link('java\nscript:x()'), EMPTY],
  ['a link to data', field('Link'), link(' data:text/html,x'), EMPTY],
  ['a link to the web', field('Link'), link('https://a.b/'), link('https://a.b/')],
  ['a link without a scheme', field('Link'), link('example.com'), link('https://example.com')],
  ['a link to a port', field('Link'), link('example.com:8080'), link('https://example.com:8080')],
  ['a link within the page', field('Link'), link('#a'), link('#a')],
  ['a link of another kind', field('Link', { select: 'media' }), link('https://a.b/'), EMPTY],
  ['a link that is a text', field('Link'), 'https://a.b/', EMPTY],
  ['a list of links that is none', field('Link', { repeat: true }), link('x'), []],
  ['a document link without an id', field('Link'), { link_type: 'Document', id: 7 }, EMPTY],
  ['an image', field('Image'), image, image],
  ['an image with a script URL', field('Image'), { ...image, url: 'javascript:x' }, {}],
  ['an image of no height', field('Image'), { ...image, dimensions: { width: 1, height: 0 } }, {}],
  ['an embed of a script', field('Embed'), { embed_url: 'vbscript:x' }, {}],
  ['an embed with an odd title', field('Embed'), { ...EMBED, title: [] }, EMBED],
  ['rich text that is a text', field('StructuredText'), 'a', []],
  ['an unknown element', field('StructuredText'), [{ type: 'script', text: 'a' }, null], []],
  [
    'a span over the end, and one over nothing',
    field('StructuredText'),
    [
      block('ab', [
        { type: 'em', start: -1, end: 9 },
        { type: 'em', start: 2, end: 1 },
      ]),
    ],
    [block('ab', [{ type: 'em', start: 0, end: 2 }])],
  ],
  [
    'a span that cuts an emoji',
    field('StructuredText'),
    [block('👍b', [{ type: 'em', start: 1, end: 3 }])],
    [block('👍b', [{ type: 'em', start: 0, end: 3 }])],
  ],
  ['odd rows', field('Group', { fields: { a: field('Text') } }), [1, {}], [{ a: null }]],
  ['a field of no known kind', field('Hologram'), { a: 1 }, null],
])('a field follows its model %s', (_what, model, value, expected) => {
  expect(shaped(model, value)).toEqual(expected);
});

const slice = (more: object) => ({ slice_type: 'word', variation: 'default', id: 'a', ...more });

test('a slice zone keeps slices, completes their fields and makes ids unique', () => {
  const zone = shaped(field('Slices'), [
    slice({ primary: { text: 'one', stray: 1 } }),
    slice({ primary: 'none', variation: 'unheard-of' }),
    slice({ slice_type: 'from_the_future', id: 'b' }),
    slice({ slice_type: 7 }),
    null,
  ]);
  expect(zone).toMatchObject([
    { id: 'a', slice_type: 'word', variation: 'default', primary: { text: 'one' }, items: [] },
    { id: '', slice_type: 'word', variation: 'default', primary: { text: null }, items: [] },
    { id: 'b', slice_type: 'from_the_future', primary: {}, items: [] },
  ]);
  expect(JSON.stringify(zone)).not.toContain('stray');
});

test('the document around the fields is sanitized as well', () => {
  const raw = { id: 'x', type: 'page', uid: 7, tags: ['a', 'a', null, '\ud800'], data: {} };
  const version = { id: 'y', type: 'page', lang: 'fr-fr' };
  const alternate_languages = [
    { ...version, uid: '\ud800' },
    { ...version, lang: 7 },
  ];
  const dates = {
    first_publication_date: 'soon',
    last_publication_date: '2024-02-29T10:00:00+0000',
  };
  expect(
    sanitizeDocument(
      { ...raw, ...dates, alternate_languages, url: 'javascript:x' },
      modelsOf(field('Text')),
    ),
  ).toEqual({
    ...raw,
    alternate_languages: [{ ...version, uid: '\ufffd' }],
    uid: null,
    url: null,
    tags: ['a', '\ufffd'],
    slugs: [],
    first_publication_date: null,
    last_publication_date: '2024-02-29T10:00:00+0000',
    data: { it: null },
  });
});

test('content 50,000 lists deep is handled', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}"/media/a.webp"${']'.repeat(50_000)}`);
  expect([...collectReferences(deep).media]).toEqual(['a.webp']);
});

test.each([[12345], [['a']], [false]])(
  'a password that is %j protects all the same',
  (password) => {
    expect(factsOf({ id: 'x', type: 'project', data: { password } }).password).not.toBe('');
  },
);

test('a shop’s item that is nested without end is cut', () => {
  const depth = 100_000;
  const item: unknown = JSON.parse(`{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  const text = JSON.stringify(shaped(field('IntegrationFields'), item));
  expect(text.length).toBeLessThan(1000);
});

test('a uid with a lone surrogate has an address, and a document without a date a time in the feed', () => {
  expect(documentPath({ type: 'project', uid: '\ud800' })).toBe('/project/%EF%BF%BD');
  expect(moment(null)).toBe('1970-01-01T00:00:00+00:00');
});
