import { EditorState } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { sameLines } from '#page-editor/canvas/inPlace/holdText.ts';
import { bubblePlace } from '#page-editor/inPlace/InPlaceText.tsx';
import { listRuns } from '#page-editor/inPlace/pageLooks.ts';
import { isSameSlice } from '#page-editor/inPlace/usePageText.ts';
import { textFieldAt } from '#page-editor/inPlace/textFieldAt.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { toProse } from '#page-editor/fields/richText/format/richFormat.ts';

describe('the slice whose text is edited', () => {
  const one = { slice_type: 'a', primary: { title: 'x' } };
  const edited = { slice_type: 'a', primary: { title: 'y' } };
  const other = { slice_type: 'b', primary: {} };
  test.each([
    ['was edited', [edited], true],
    ['was deleted', [], false],
    ['was deleted before another one', [other], false],
    ['was moved behind one of its kind', [edited, one], false],
    ['has another id', [{ ...one, id: '2' }], false],
    ['has another variation', [{ ...one, variation: 'plain' }], false],
  ])('%s', (_title, slices, isSame) => {
    expect(isSameSlice(one, slices, 0)).toBe(isSame);
  });
});

test.each([
  ['above it', [100, 100, 40], { x: 100, y: 48 }],
  ['below it at the top of the page', [100, 20, 40], { x: 100, y: 68 }],
  ['at the top where it fills the sheet', [100, 4, 900], { x: 100, y: 8 }],
  ['within the left edge', [-40, 100, 40], { x: 8, y: 48 }],
  ['within the right edge', [950, 100, 40], { x: 792, y: 48 }],
  ['within the lower edge', [8, 900, 40], { x: 8, y: 548 }],
])('the tools of a text stand %s', (_title, [x = 0, y = 0, height = 0], place) => {
  const tools = { width: 200, height: 44 };
  const sheet = { width: 1000, height: 600 };
  expect(bubblePlace({ x, y, width: 300, height }, tools, sheet)).toEqual(place);
});

test('items of one list stand together, and numbered ones count on', () => {
  const types = ['list-item', 'list-item', 'paragraph', 'o-list-item', 'o-list-item', 'list-item'];
  const doc = toProse(types.map((type) => ({ type, text: 'a', spans: [] })));
  const found = listRuns(EditorState.create({ doc })).find();
  // Blocks are 3 long.
  expect(found.map(({ from }) => from / 3)).toEqual([1, 4]);
});

test('a line is the same where it moved by less than anybody sees', () => {
  const line = { left: 10, top: 20, bottom: 40 };
  expect(sameLines([line], [{ ...line, left: 10.2 }])).toBe(true);
  expect(sameLines([line], [{ ...line, left: 11 }])).toBe(false);
  expect(sameLines([line], [line, line])).toBe(false);
});

describe('the text field at a place', () => {
  const fieldOf = (type: string, label: string, more = {}) => {
    return { type, config: { label, ...more } };
  };
  const primary = {
    title: fieldOf('Text', 'Title'),
    lead: fieldOf('StructuredText', 'Lead', { multi: 'paragraph' }),
    size: fieldOf('Number', 'Size'),
    cards: fieldOf('Group', 'Cards', { fields: { name: fieldOf('Text', 'Name') } }),
  };
  const choices = { words: { type: 'SharedSlice' } };
  const spread = { type: 'Slices', fieldset: 'Spread', config: { choices } };
  const page = { id: 'page', label: 'Page', repeatable: true, json: { Main: { spread } } };
  const variations = [{ id: 'default', name: 'Default', primary, items: {} }];
  const words = { id: 'words', type: 'SharedSlice', name: 'Words', variations };
  const models = readEditorModels({ types: [page], slices: [words] }, {});
  const VALUE = { title: 'A', lead: [], size: 3, cards: [{ name: 'x' }, { name: 'y' }] };
  const nameAt = (field: string, value: Json = VALUE, readOnly: string | null = null) => {
    const json = { data: { spread: [{ slice_type: 'words', primary: value }] } };
    const place = { zone: 'spread', index: 0, field };
    return textFieldAt(models, { key: { type: 'page', name: 'a' }, json, readOnly }, place)?.name;
  };
  test.each([
    ['title', 'Title, Spread 1'],
    ['lead', 'Lead, Spread 1'],
    ['cards/1/name', 'Name 2, Spread 1'],
    ['size', undefined],
    ['cards', undefined],
  ])('%s is called %s', (field, name) => {
    expect(nameAt(field)).toBe(name);
  });

  test('is none if its value is of another kind, or nothing can be edited', () => {
    expect(nameAt('title', { title: 3 })).toBeUndefined();
    expect(nameAt('title', VALUE, 'Read only')).toBeUndefined();
  });
});
