import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorFields } from '../../../../src/editor/model/editorFields.ts';
import { emptySlice } from '../../../../src/editor/model/emptySlice.ts';
import type { EditorVariation } from '../../../../src/editor/model/EditorModels.ts';
import { fieldOf } from '../../../../src/editor/model/fieldOf.ts';
import { nameOf } from '../../../../src/editor/model/nameOf.ts';
import { readEditorModels } from '../../../../src/editor/model/readEditorModels.ts';
import { zoneOf } from '../../../../src/editor/model/sliceAt.ts';
import { switchVariation } from '../../../../src/editor/model/switchVariation.ts';
import { wordsOf } from '../../../../src/editor/model/words.ts';

const readAll = (folder: string, file: string): unknown[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => JSON.parse(readFileSync(`${folder}/${name}/${file}`, 'utf8')));

const SITE = {
  types: readAll('customtypes', 'index.json'),
  slices: readAll('slices', 'model.json'),
};
const site = readEditorModels(SITE, { '/slices/CardList/screenshot-default.png': '/a.png' });

const field = (type: string, config: object = {}) => ({ type, config });

const own = readEditorModels(
  {
    types: [
      {
        id: 'page',
        label: '',
        json: {
          Main: {
            uid: field('UID'),
            project_title: field('Text', { placeholder: ' Its name ' }),
            line: { type: 'Separator', config: {} },
            body: {
              type: 'Slices',
              fieldset: 'Slice Zone',
              config: {
                choices: {
                  note: { type: 'SharedSlice' },
                  old: { type: 'Slice' },
                },
              },
            },
            cards: {
              type: 'Group',
              description: 'What it can do',
              config: {
                fields: {
                  rows: { type: 'Group', config: { fields: { cellText: field('Text') } } },
                },
              },
            },
          },
          Zone: { cover: { type: 'Slices', fieldset: 'Cover', config: {} } },
          Empty: {},
          Broken: null,
        },
      },
      null,
      'x',
      { id: 'no_tabs' },
    ],
    slices: [
      {
        id: 'note',
        name: 'NoteWall',
        variations: [
          {
            id: 'default',
            name: 'Default',
            primary: {
              text: field('Text', { label: 'Words' }),
              size: field('Select', { options: ['S', 'L'], default_value: 'S' }),
              only: field('Text'),
              title: field('StructuredText', { single: 'heading2' }),
            },
            items: { label: field('Text'), picture: field('Image') },
          },
          {
            id: 'wide',
            primary: {
              text: field('Text'),
              size: field('Boolean', { default_value: true }),
              extra: field('Text', { default_value: 'E' }),
            },
            items: { label: field('Text') },
          },
          { id: 'plain', name: 'Plain', primary: { text: field('Text') } },
          { name: 'without id' },
        ],
      },
      { id: 'none', variations: [] },
      [],
      { id: 'no_variations' },
    ],
  },
  {},
);

const note = own.slices.get('note');
const variationOf = (id: string): EditorVariation => {
  const found = note?.variations.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test.each([
  ['project_title', 'Project title'],
  ['CalloutSection', 'Callout section'],
  ['VideoFile1', 'Video file1'],
  ['on-text', 'On text'],
  ['uid', 'UID'],
  ['a__b', 'A b'],
  ['seo_URL', 'Seo URL'],
  ['', ''],
])('the id %s is shown as %s', (id, words) => {
  expect(wordsOf(id)).toBe(words);
});

test('all models of the site are read, with every field in one tab', () => {
  expect([site.types.size, site.slices.size]).toEqual([SITE.types.length, SITE.slices.length]);
  for (const { fields, tabs, zones } of site.types.values()) {
    const shown = [
      ...tabs.flatMap((tab) => tab.fields.map(({ id }) => id)),
      ...zones.map(({ id }) => id),
    ];
    expect(shown.toSorted()).toEqual(Object.keys(fields).toSorted());
    for (const zone of zones) {
      expect(zone.slices.length).toBeGreaterThan(0);
      for (const slice of zone.slices) expect(site.slices.has(slice), slice).toBe(true);
    }
  }
  expect(site.types.get('case_study')?.zones).toMatchObject([
    { id: 'spread', label: 'Spread', tab: 'Spread' },
  ]);
  expect(site.slices.get('card_list')?.variations[0]?.picture).toBe('/a.png');
  expect(site.slices.get('image')?.variations.map(({ name }) => name)).toEqual([
    'Picture',
    'Picture only',
  ]);
});

test('what models lack is made of ids, and what is no model is left out', () => {
  expect([...own.types.keys(), ...own.slices.keys()]).toEqual(['page', 'note']);
  const page = own.types.get('page');
  expect(page).toMatchObject({ label: 'Page', repeatable: true });
  expect(page?.tabs.map(({ name, fields }) => [name, fields.map(({ label }) => label)])).toEqual([
    ['Main', ['UID', 'Project title', 'Cards']],
  ]);
  expect(page?.tabs[0]?.fields.map(({ hint }) => hint)).toEqual(['', 'Its name', 'What it can do']);
  expect(page?.zones).toEqual([
    { id: 'body', label: 'Body', tab: 'Main', slices: ['note'] },
    { id: 'cover', label: 'Cover', tab: 'Zone', slices: [] },
  ]);
  expect(note?.variations.map(({ id, name, description }) => [id, name, description])).toEqual([
    ['default', 'Default', ''],
    ['wide', 'Wide', ''],
    ['plain', 'Plain', ''],
  ]);
  const { fields } = variationOf('default');
  expect(fields).toBe(editorFields(variationOf('default').primary));
});

const DOCUMENT = {
  data: {
    project_title: 'x',
    cards: [{ rows: [{ cellText: 'y' }] }],
    body: [
      { slice_type: 'note', primary: { text: 'a' }, items: [{ label: 'b' }] },
      { slice_type: 'note', variation: 'wide' },
      { slice_type: 'gone' },
      'broken',
    ],
  },
};

test.each<[string, (string | number)[], string | null, string]>([
  ['a document field', ['data', 'project_title'], 'project_title', 'data.project_title'],
  ['within its value', ['data', 'project_title', 0, 'text'], 'project_title', 'data.project_title'],
  ['a group', ['data', 'cards'], 'cards', 'data.cards'],
  ['an entry of a group', ['data', 'cards', 0], 'cards', 'data.cards'],
  [
    'a nested group',
    ['data', 'cards', 0, 'rows', 0, 'cellText'],
    'cellText',
    'data.cards.0.rows.0.cellText',
  ],
  ['an unknown field of a group', ['data', 'cards', 0, 'x'], 'cards', 'data.cards'],
  [
    'a slice’s field',
    ['data', 'body', 0, 'primary', 'text', 3],
    'text',
    'data.body.0.primary.text',
  ],
  [
    'a field of items',
    ['data', 'body', 0, 'items', 0, 'label'],
    'label',
    'data.body.0.items.0.label',
  ],
  [
    'a field of another variation',
    ['data', 'body', 1, 'primary', 'extra'],
    'extra',
    'data.body.1.primary.extra',
  ],
  ['one the variation lacks', ['data', 'body', 1, 'primary', 'only'], null, ''],
  ['an unknown slice', ['data', 'body', 2, 'primary', 'text'], null, ''],
  ['a broken slice', ['data', 'body', 3, 'primary', 'text'], null, ''],
  ['a slice that is not there', ['data', 'body', 9, 'primary', 'text'], null, ''],
  ['a zone itself', ['data', 'body'], null, ''],
  ['an unknown field', ['data', 'toString'], null, ''],
  ['the tags', ['tags', 0], null, ''],
])('finds the field of %s', (_what, path, id, place) => {
  const found = fieldOf(own, 'page', path, DOCUMENT);
  expect([found?.field.id ?? null, found?.path.join('.') ?? '']).toEqual([id, place]);
});

test('a zone is found by the paths in it', () => {
  const page = own.types.get('page');
  expect(zoneOf(page, ['data', 'body', 0, 'primary'])?.label).toBe('Body');
  expect(zoneOf(page, ['data', 'project_title'])).toBeNull();
});

test.each([
  [{ slice_type: 'note', primary: { text: 'Some words' } }, 'Note wall', 'Default', 'Some words'],
  [
    { slice_type: 'note', variation: 'wide', primary: {}, items: [{ label: 'First' }] },
    'Note wall',
    'Wide',
    'First',
  ],
  [
    {
      slice_type: 'note',
      variation: 'default',
      primary: { text: 'b', title: [{ type: 'heading2', text: ' A title\n here ' }] },
    },
    'Note wall',
    'Default',
    'A title here',
  ],
  [
    { slice_type: 'note', items: [{ picture: { alt: 'A wave' } }] },
    'Note wall',
    'Default',
    'A wave',
  ],
  [{ slice_type: 'quote_wall' }, 'Quote wall', '', ''],
  [{ slice_type: 'note', primary: { text: 7, title: 'x' } }, 'Note wall', 'Default', ''],
  ['broken', 'Unknown slice', '', ''],
  [null, 'Unknown slice', '', ''],
])('names the slice %j', (slice, name, variation, words) => {
  expect(nameOf(own, slice)).toEqual({ name, variation, words });
});

test('long words end in between, and no character is cut', () => {
  const wordy = nameOf(own, { slice_type: 'note', primary: { text: 'word '.repeat(40) } });
  expect(wordy.words).toMatch(/^(word )+word…$/);
  const family = '👨‍👩‍👧‍👦'.repeat(40);
  const { words } = nameOf(own, { slice_type: 'note', primary: { text: family } });
  expect(words).toBe(`${'👨‍👩‍👧‍👦'.repeat(5)}…`);
  expect(wordy.words.length).toBeLessThanOrEqual(60);
});

test('a new slice has the defaults of its model and nothing else', () => {
  if (!note) throw new Error('no note');
  expect(emptySlice(note, variationOf('default'))).toEqual({
    slice_type: 'note',
    variation: 'default',
    primary: { size: 'S' },
  });
  expect(emptySlice(note, variationOf('plain'))).toEqual({
    slice_type: 'note',
    variation: 'plain',
  });
});

test('another variation keeps what both have, and brings back what only the first has', () => {
  if (!note) throw new Error('no note');
  const slice = {
    id: 'note$1',
    slice_type: 'note',
    variation: 'default',
    primary: { text: 'a', size: 'L', only: 'b', unknown: 'kept', title: [] },
    items: [{ label: 'c', picture: { url: 'x' } }, { label: 'd' }],
  };
  const wide = switchVariation(slice, note, variationOf('wide'));
  expect(wide.slice).toEqual({
    id: 'note$1',
    slice_type: 'note',
    variation: 'wide',
    primary: { text: 'a', unknown: 'kept', size: true, extra: 'E' },
    items: [{ label: 'c' }, { label: 'd' }],
  });
  // `size` has another kind there, and the title is empty.
  expect(wide.lost).toEqual(['Size', 'Only', 'Picture']);
  const plain = switchVariation(wide.slice, note, variationOf('plain'), wide.aside);
  expect(plain.slice).toEqual({
    id: 'note$1',
    slice_type: 'note',
    variation: 'plain',
    primary: { text: 'a', unknown: 'kept' },
  });
  expect(plain.lost).toEqual(['Size', 'Extra', 'Label']);
  const edited = { ...plain.slice, primary: { text: 'new', unknown: 'kept' } };
  const back = switchVariation(edited, note, variationOf('default'), plain.aside);
  expect(back.slice).toMatchObject({
    variation: 'default',
    primary: { text: 'new', only: 'b', unknown: 'kept' },
    items: [{ label: 'c' }, { label: 'd' }],
  });
  // What was brought back and then cleared does not come back again.
  const { only: _only, ...rest } = back.slice['primary'] as Record<string, string>; // Cast: as above.
  const again = switchVariation(
    { ...back.slice, primary: rest },
    note,
    variationOf('plain'),
    back.aside,
  );
  const last = switchVariation(again.slice, note, variationOf('default'), again.aside);
  expect(last.slice['primary']).not.toHaveProperty('only');
});
