import { describe, expect, test } from 'vitest';
import { entryWords } from '#page-editor/fields/form/groups/entryWords.ts';
import {
  countWords,
  itemsLabel,
  nounOf,
  withArticle,
} from '#page-editor/fields/form/groups/nouns.ts';
import { describeValue } from '#page-editor/differences/describeValue.ts';
import { optionNames } from '#editing/optionNames.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { demoFiles, demoModels } from './support/demoModels.ts';
import { arePills, isYesNo, optionsOf } from '#page-editor/fields/form/kinds/options.ts';
import { nameOptions, optionWords } from '#page-editor/model/optionWords.ts';
import { groupColumn } from '#page-editor/fields/form/groupColumn.ts';
import { fieldOfPath, pathOfField } from '#page-editor/fields/field/fieldPath.ts';
import { countProblems, problemAt } from '#page-editor/fields/field/useField.ts';
import { publishedPath } from '#page-editor/fields/field/followPath.ts';
import { valueWords } from '#page-editor/fields/field/valueWords.ts';
import { wordsOf } from '#page-editor/model/words.ts';
import type { Json } from '#prismic-folder/edit';

const field = (id: string, type: string, config = {}) => ({
  id,
  label: id,
  hint: '',
  model: { type, config },
});

describe('the field of a place', () => {
  const slice = { zone: 'spread', index: 6 };
  test.each([
    [{}, 'cards/2/title', false, ['data', 'cards', 2, 'title']],
    [{}, 'uid', false, ['uid']],
    [slice, 'image', false, ['data', 'spread', 6, 'primary', 'image']],
    [slice, 'items/0/icon', true, ['data', 'spread', 6, 'items', 0, 'icon']],
    [slice, 'items', false, ['data', 'spread', 6, 'primary', 'items']],
  ])('in %j named %s is at its path, and back', (place, id, hasItems, path) => {
    expect(pathOfField(place, id, hasItems)).toEqual(path);
    expect(fieldOfPath(path)).toBe(id);
  });

  test('in a group within an entry has a column of its own', () => {
    const links = { type: 'Group', config: { fields: { label: { type: 'Text' } } } };
    const cards = field('cards', 'Group', { fields: { title: { type: 'Text' }, links } });
    expect(groupColumn([cards], 'cards/2/title')).toBeNull();
    expect(groupColumn([cards], 'other/2/links')).toBeNull();
    const column = groupColumn([cards], 'cards/2/links/0/label');
    expect(column?.path).toEqual(['cards', 2, 'links']);
    expect(column?.above.map((one) => [one.field, one.entry])).toEqual([['cards/2', 2]]);
  });
});

describe('a problem', () => {
  test('belongs to its field and what is around it, the worst first', () => {
    const size = { file: 'x', field: 'data.cards[1].size' };
    const problems = [
      { ...size, reason: 'is too large', severity: 'warning' as const },
      { ...size, reason: 'must be a number', severity: 'error' as const },
      { file: 'x', field: 'line 3', reason: 'a comma is missing', severity: 'error' as const },
      { file: 'x', reason: 'the file is large', severity: 'warning' as const },
    ];
    expect(problemAt(problems, ['data', 'cards', 1, 'size'])).toBe('Must be a number.');
    expect(problemAt(problems, ['data', 'cards', 1])).toBe('Must be a number.');
    expect(problemAt(problems, ['data', 'cards', 10])).toBeNull();
    expect(problemAt(problems, ['data', 'card'])).toBeNull();
    expect(countProblems(problems, ['data', 'cards'])).toBe(2);
  });
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
  [0, '0'],
  [false, 'No'],
  [{ latitude: 51.5, longitude: -0.12 }, '51.5, -0.12'],
  [{ url: '/media/a.webp', alt: 'A beach' }, 'A beach'],
  [{ link_type: 'Media', url: '/media/a.webp', text: '' }, '/media/a.webp'],
  [[{ heading: 'A card', body: [line('One'), line('Two')] }], 'A card\nOne\nTwo'],
  [[{ link: { link_type: 'Any' } }, { picture: {} }], '2 entries'],
  ['a'.repeat(1000), `${'a'.repeat(400)}…`],
])('the value %.60j in words is %.60j', (value, words) => {
  expect(valueWords(value)).toBe(words);
});

describe('the row of an entry', () => {
  const fields = [
    field('icon', 'Image'),
    field('emphasis', 'Select'),
    field('link', 'Link'),
    field('title', 'Text'),
  ];
  const lowTide = { link_type: 'Document', type: 'project', uid: 'low-tide' };

  test.each<[entry: Json, text: string, picture: string | null, uid: string | null]>([
    [{ icon: { url: '/media/wave.svg' }, title: 'Say it' }, 'Say it', '/media/wave.svg', null],
    [{ emphasis: 'Yes', title: ' Loud ' }, 'Loud', null, null],
    [{ emphasis: 'Loud', link: lowTide }, 'Loud', null, null],
    [{ link: { url: 'https://example.com/a/report.pdf' } }, 'report.pdf', null, null],
    [{ link: lowTide }, 'low-tide', null, 'low-tide'],
    [{ link: [lowTide, { url: 'https://example.com' }] }, 'low-tide', null, 'low-tide'],
    [{ link: { ...lowTide, text: 'Read on' } }, 'Read on', null, null],
    [{ icon: 'broken', title: 3 }, '3', null, null],
    [{ icon: { url: '/a.png', alt: ' A beach ' }, title: '' }, 'A beach', '/a.png', null],
    [{}, '', null, null],
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

test('entries are counted in words', () => {
  const counted = [0, 1, 12].map((count) => countWords(count, 'card', 'Cards'));
  expect(counted).toEqual(['No cards yet', '1 card', '12 cards']);
});

describe('options', () => {
  test('Yes and No in any order are a switch, and few short ones are pills', () => {
    expect(isYesNo(['No', 'Yes'])).toBe(true);
    expect(isYesNo(['Yes', 'No', 'Maybe'])).toBe(false);
    expect(isYesNo(['Yes', 'Yes'])).toBe(false);
    expect(arePills(['left', 'center', 'right'])).toBe(true);
    expect(arePills(['a', 'b', 'c', 'd'])).toBe(false);
    expect(arePills(['The whole width of the page', 'Half of the width'])).toBe(false);
  });

  test('are shown as words', () => {
    const model = { type: 'Select' };
    nameOptions(model, { bypass: 'As recorded' });
    const options = ['professional_network', 'iPhone 13', 'SEO', 'bypass'];
    const shown = options.map((option) => optionWords(model, option));
    expect(shown).toEqual(['Professional network', 'iPhone 13', 'SEO', 'As recorded']);
    expect(describeValue(model, 'off', 'bypass').parts).toEqual([
      { kind: 'values', was: { text: 'Off' }, is: { text: 'As recorded' } },
    ]);
  });

  test.each(Object.entries(optionNames))(
    'of %s have the names that the site gives them',
    (at, names) => {
      const [type = '', id = ''] = at.split('/');
      const model = readEditorModels(demoFiles, {}, optionNames).types.get(type)?.fields[id] ?? {
        type: 'Unknown',
      };
      const given = Object.entries(names);
      expect(given.map(([option]) => optionWords(model, option))).toEqual(
        given.map(([, name]) => name),
      );
      expect(optionsOf(model)).toEqual(expect.arrayContaining(Object.keys(names)));
    },
  );
});
