import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { sameLines } from '#editor/canvas/inPlace/lines.ts';
import { bubblePlace } from '#editor/inPlace/bubblePlace.ts';
import { listRuns } from '#editor/inPlace/pageLooks.ts';
import { isSameSlice } from '#editor/inPlace/sameSlice.ts';
import { textFieldAt } from '#editor/inPlace/textFieldAt.ts';
import { readEditorModels } from '#editor/model/readEditorModels.ts';
import { toProse } from '#editor/richText/format/richFormat.ts';

describe('the slice whose text is edited', () => {
  const one = { slice_type: 'a', primary: { title: 'x' } };
  const edited = { slice_type: 'a', primary: { title: 'y' } };
  const other = { slice_type: 'b', primary: {} };
  test.each([
    ['is the same', [one], true],
    ['was edited', [edited], true],
    ['was deleted', [], false],
    ['was deleted before another one', [other], false],
    ['was moved', [other, one], false],
    ['was moved behind one of its kind', [edited, one], false],
    ['has another id', [{ ...one, id: '2' }], false],
    ['has another variation', [{ ...one, variation: 'plain' }], false],
  ])('%s', (_title, slices, isSame) => {
    expect(isSameSlice(one, slices, 0)).toBe(isSame);
  });
});

describe('the tools of a text stand', () => {
  const tools = { width: 200, height: 44 };
  const sheet = { width: 1000, height: 600 };
  test.each([
    ['above it', { x: 100, y: 100, width: 300, height: 40 }, { x: 100, y: 48 }],
    [
      'below it at the top of the page',
      { x: 100, y: 20, width: 300, height: 40 },
      { x: 100, y: 68 },
    ],
    [
      'at the top where it fills the sheet',
      { x: 100, y: 4, width: 300, height: 900 },
      { x: 100, y: 8 },
    ],
    ['within the right edge', { x: 950, y: 100, width: 300, height: 40 }, { x: 792, y: 48 }],
    ['within the left edge', { x: -40, y: 100, width: 300, height: 40 }, { x: 8, y: 48 }],
    ['within the lower edge', { x: 8, y: 900, width: 300, height: 40 }, { x: 8, y: 548 }],
  ])('%s', (_title, around, place) => {
    expect(bubblePlace(around, tools, sheet)).toEqual(place);
  });
});

test('items of one list stand together, and numbered ones count on', () => {
  const types = ['list-item', 'list-item', 'paragraph', 'o-list-item', 'o-list-item', 'list-item'];
  const doc = toProse(types.map((type) => ({ type, text: 'a', spans: [] })));
  const state = EditorState.create({ doc });
  const found = listRuns(state).find();
  // Blocks are 3 long.
  expect(found.map(({ from }) => from / 3)).toEqual([1, 4]);
});

test.each([
  [0, true],
  [0.2, true],
  [1, false],
])('a line that moved by %s px', (by, isSame) => {
  const line = { left: 10, top: 20, bottom: 40 };
  expect(sameLines([line], [{ ...line, left: 10 + by }])).toBe(isSame);
  expect(sameLines([line], [line, line])).toBe(false);
});

describe('the text field at a place', () => {
  const fields = {
    title: { type: 'Text', config: { label: 'Title' } },
    lead: { type: 'StructuredText', config: { label: 'Lead', multi: 'paragraph' } },
    size: { type: 'Number', config: { label: 'Size' } },
    cards: {
      type: 'Group',
      config: { label: 'Cards', fields: { name: { type: 'Text', config: { label: 'Name' } } } },
    },
  };
  const zone = {
    type: 'Slices',
    fieldset: 'Spread',
    config: { choices: { words: { type: 'SharedSlice' } } },
  };
  const variation = { id: 'default', name: 'Default', primary: fields, items: {} };
  const models = readEditorModels(
    {
      types: [
        {
          id: 'page',
          label: 'Page',
          repeatable: true,
          status: true,
          json: { Main: { spread: zone } },
        },
      ],
      slices: [{ id: 'words', type: 'SharedSlice', name: 'Words', variations: [variation] }],
    },
    {},
  );
  const primary = { title: 'A', lead: [], size: 3, cards: [{ name: 'x' }, { name: 'y' }] };
  const open = (given: Json = primary, readOnly: string | null = null) => ({
    key: { type: 'page', name: 'a' },
    json: { data: { spread: [{ slice_type: 'words', primary: given }] } },
    readOnly,
  });
  const at = (field: string) => ({ zone: 'spread', index: 0, field });
  test.each([
    ['title', 'Title, Spread 1'],
    ['lead', 'Lead, Spread 1'],
    ['cards/1/name', 'Name 2, Spread 1'],
  ])('%s is called %s', (field, name) => {
    expect(textFieldAt(models, open(), at(field))?.name).toBe(name);
  });
  test.each(['size', 'cards', 'unknown'])('%s is none', (field) => {
    expect(textFieldAt(models, open(), at(field))).toBeNull();
  });
  test('values of another kind and what cannot be edited are none', () => {
    expect(textFieldAt(models, open({ title: 3 }), at('title'))).toBeNull();
    expect(textFieldAt(models, open(undefined, 'Read only'), at('title'))).toBeNull();
    expect(textFieldAt(models, open(), { field: 'title' })).toBeNull();
  });
});
