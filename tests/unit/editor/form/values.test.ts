import { describe, expect, test } from 'vitest';
import { entryWords } from '#page-editor/fields/form/groups/entryWords.ts';
import { itemsLabel, nounOf, withArticle } from '#page-editor/fields/form/groups/nouns.ts';
import { describeValue } from '#page-editor/differences/describeValue.ts';
import { optionNames } from '#editing/optionNames.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { demoFiles, demoModels } from './support/demoModels.ts';
import { arePills, isYesNo, optionsOf } from '#page-editor/fields/form/kinds/options.ts';
import { nameOptions, optionWords } from '#page-editor/model/optionWords.ts';
import { fieldOfPath, pathOfField } from '#page-editor/fields/field/fieldPath.ts';
import { countProblems, problemAt } from '#page-editor/fields/field/useField.ts';
import { publishedPath } from '#page-editor/fields/field/followPath.ts';
import { valueWords } from '#page-editor/fields/field/valueWords.ts';
import { wordsOf } from '#page-editor/model/words.ts';
import type { Json } from '#prismic-folder/edit';

const SLICE = { zone: 'spread', index: 6 };
test.each([
  [{}, 'cards/2/title', false, ['data', 'cards', 2, 'title']],
  [{}, 'uid', false, ['uid']],
  [SLICE, 'items/0/icon', true, ['data', 'spread', 6, 'items', 0, 'icon']],
  [SLICE, 'items', false, ['data', 'spread', 6, 'primary', 'items']],
])('the field of the place %j named %s is at its path, and back', (place, id, hasItems, path) => {
  expect(pathOfField(place, id, hasItems)).toEqual(path);
  expect(fieldOfPath(path)).toBe(id);
});

test('a problem belongs to its field and what is around it, the worst first', () => {
  const problem = (severity: 'error' | 'warning', reason: string, field?: string) => {
    return { file: 'x', severity, reason, ...(field !== undefined && { field }) };
  };
  const problems = [
    problem('warning', 'is too large', 'data.cards[1].size'),
    problem('error', 'must be a number', 'data.cards[1].size'),
    problem('error', 'a comma is missing', 'line 3'),
    problem('warning', 'the file is large'),
  ];
  const at = (...path: (string | number)[]) => problemAt(problems, ['data', ...path]);
  const worst = 'Must be a number.';
  expect([at('cards', 1, 'size'), at('cards', 1)]).toEqual([worst, worst]);
  expect([at('cards', 10), at('card')]).toEqual([null, null]);
  expect(countProblems(problems, ['data', 'cards'])).toBe(2);
});

test('a slice keeps what it is compared with while it is moved and typed in; a removed one does not', () => {
  const slice = (text: string) => ({ slice_type: 'text_block', primary: { text } });
  const [one, two, three] = [slice('one'), slice('two'), slice('three')];
  const published = { data: { spread: [one, two, three] } };
  const found = (...spread: Json[]) =>
    spread.map((_, index) => {
      const path = ['data', 'spread', index, 'primary'];
      return publishedPath({ data: { spread } }, published, path)?.[2] ?? null;
    });
  expect(found(three, slice('new'), one, two)).toEqual([2, null, 0, 1]);
  expect(found(three, one, two)).toEqual([2, 0, 1]);
  expect(found(slice('threefold'), one, two)).toEqual([2, 0, 1]);
  expect(found(one, two)).toEqual([0, 1]);
});

const line = (text: string) => ({ type: 'paragraph', text, spans: [] });

test.each<[Json | undefined, string]>([
  [undefined, 'empty'],
  ['', 'empty'],
  [[line('')], 'empty'],
  [false, 'No'],
  [{ latitude: 51.5, longitude: -0.12 }, '51.5, -0.12'],
  [{ link_type: 'Media', url: '/media/a.webp', text: '' }, '/media/a.webp'],
  [[{ heading: 'A card', body: [line('One'), line('Two')] }], 'A card\nOne\nTwo'],
  [[{ link: { link_type: 'Any' } }, { picture: {} }], '2 entries'],
  ['a'.repeat(1000), `${'a'.repeat(400)}…`],
])('the value %.60j in words is %.60j', (value, words) => {
  expect(valueWords(value)).toBe(words);
});

describe('the row of an entry', () => {
  const kinds = { icon: 'Image', emphasis: 'Select', link: 'Link', title: 'Text' };
  const fields = Object.entries(kinds).map(([id, type]) => {
    return { id, label: id, hint: '', model: { type, config: {} } };
  });
  const lowTide = { link_type: 'Document', type: 'project', uid: 'low-tide' };

  test.each<[entry: Json, text: string, picture: string | null, uid: string | null]>([
    [{ icon: { url: '/media/wave.svg' }, title: 'Say it' }, 'Say it', '/media/wave.svg', null],
    [{ emphasis: 'Yes', title: ' Loud ' }, 'Loud', null, null],
    [{ emphasis: 'Loud', link: lowTide }, 'Loud', null, null],
    [{ link: { url: 'https://example.com/a/report.pdf' } }, 'report.pdf', null, null],
    [{ link: [lowTide, { url: 'https://example.com' }] }, 'low-tide', null, 'low-tide'],
    [{ link: { ...lowTide, text: 'Read on' } }, 'Read on', null, null],
    [{ icon: 'broken', title: 3 }, '3', null, null],
    [{ icon: { url: '/a.png', alt: ' A beach ' }, title: '' }, 'A beach', '/a.png', null],
  ])('of %j says %j with picture %j and the document %j', (entry, text, picture, uid) => {
    const { target, ...row } = entryWords(entry, fields);
    expect(row).toEqual({ text, picture });
    expect(target?.kind === 'Document' ? target.uid : null).toBe(uid);
  });
});

test.each([
  ['Responsibilities', 'a responsibility'],
  ['Impulse responses', 'an impulse response'],
  ['Addresses', 'an address'],
  ['Press', 'a press'],
  ['People', 'a person'],
  ['Hours', 'an hour'],
  ['Users', 'a user'],
  ['Umbrellas', 'an umbrella'],
  ['SEO rows', 'an SEO row'],
  ['カード', 'an entry'],
])('an entry of %j is %s', (label, words) => {
  expect(withArticle(nounOf(label))).toBe(words);
});

test.each([
  ['card_list', 'Cards'],
  ['moving_gallery', 'Pictures'],
  ['current_interests', 'Interests'],
  ['experience', 'Entries'],
])('the repeatable part of %s is called %s', (id, label) => {
  const slice = demoModels.slices.get(id);
  const { itemFields = [] } = slice?.variations[0] ?? {};
  const fields = itemFields.map((one) => ({ label: one.label, kind: one.model.type }));
  expect(itemsLabel(wordsOf(slice?.name ?? ''), fields)).toBe(label);
});

test('options of Yes and No in any order are a switch, and few short ones are pills', () => {
  expect(isYesNo(['No', 'Yes'])).toBe(true);
  expect(
    [
      ['Yes', 'No', 'Maybe'],
      ['Yes', 'Yes'],
    ].some(isYesNo),
  ).toBe(false);
  const long = ['The whole width of the page', 'Half of the width'];
  expect(arePills(['left', 'center', 'right'])).toBe(true);
  expect([['a', 'b', 'c', 'd'], long].some(arePills)).toBe(false);
});

test('options are shown as words', () => {
  const model = { type: 'Select' };
  nameOptions(model, { bypass: 'As recorded' });
  const options = ['professional_network', 'iPhone 13', 'SEO', 'bypass'];
  const shown = options.map((option) => optionWords(model, option));
  expect(shown).toEqual(['Professional network', 'iPhone 13', 'SEO', 'As recorded']);
  expect(describeValue(model, 'off', 'bypass').parts).toEqual([
    { kind: 'values', was: { text: 'Off' }, is: { text: 'As recorded' } },
  ]);
});

test('the site names options that its models have', () => {
  const { types } = readEditorModels(demoFiles, {}, optionNames);
  for (const [at, names] of Object.entries(optionNames)) {
    const [type = '', id = ''] = at.split('/');
    const model = types.get(type)?.fields[id];
    for (const [option, name] of Object.entries(names)) {
      expect(model && optionsOf(model), at).toContain(option);
      expect(model && optionWords(model, option), at).toBe(name);
    }
  }
});
