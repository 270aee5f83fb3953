import { describe, expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { entryWords } from '../../../../src/editor/form/groups/entryWords.ts';
import { arePills, isYesNo, optionWords } from '../../../../src/editor/form/kinds/options.ts';
import { valueWords } from '../../../../src/editor/form/values/valueWords.ts';

test.each<[Json | undefined, string]>([
  [undefined, 'empty'],
  [null, 'empty'],
  ['', 'empty'],
  [[], 'empty'],
  ['Low tide', 'Low tide'],
  [0, '0'],
  [false, 'No'],
  [{ latitude: 51.5, longitude: -0.12 }, '51.5, -0.12'],
  [{ url: '/media/a.webp', alt: 'A beach' }, 'A beach'],
  [{ url: '/media/a.webp', alt: '' }, '/media/a.webp'],
  [{ link_type: 'Document', type: 'project', uid: 'low-tide' }, 'low-tide'],
  [
    [
      { type: 'paragraph', text: 'One' },
      { type: 'paragraph', text: 'Two' },
    ],
    'One\nTwo',
  ],
  [[{ title: 'A card' }, { title: 'Another' }], 'A card\nAnother'],
  [[{ heading: 'A card', body: [{ type: 'paragraph', text: 'Of words' }] }], 'A card\nOf words'],
  [[{ link: { link_type: 'Any' } }, { picture: {} }], '2 entries'],
  [[{ type: 'paragraph', text: '', spans: [] }], 'empty'],
])('the value %j in words is %j', (value, words) => {
  expect(valueWords(value)).toBe(words);
});

test('a long value is cut', () => {
  expect(valueWords('a'.repeat(1000))).toHaveLength(401);
});

describe('the row of an entry', () => {
  const field = (id: string, type: string) => ({ id, label: id, hint: '', model: { type } });
  const fields = [
    field('icon', 'Image'),
    field('emphasis', 'Select'),
    field('link', 'Link'),
    field('title', 'Text'),
  ];

  test.each<[Json, string, string | null]>([
    [{ icon: { url: '/media/wave.svg' }, title: 'Say it' }, 'Say it', '/media/wave.svg'],
    [{ emphasis: 'Yes', title: ' Loud ' }, 'Loud', null],
    [{ link: { url: 'https://example.com/a/report.pdf' } }, 'report.pdf', null],
    [{ link: { uid: 'low-tide' } }, 'low-tide', null],
    [{ link: [{ text: 'Read on' }] }, 'Read on', null],
    [{ icon: 'broken', title: 3 }, '3', null],
    [{}, '', null],
    ['text', '', null],
    [null, '', null],
  ])('of %j says %j with picture %j', (entry, text, picture) => {
    expect(entryWords(entry, fields)).toMatchObject({ text, picture });
  });

  const lowTide = { link_type: 'Document', type: 'project', uid: 'low-tide' };
  test.each<[string, Json, string | null]>([
    ['a link to a document', { link: lowTide }, 'low-tide'],
    ['the first of several', { link: [lowTide, { url: 'https://example.com' }] }, 'low-tide'],
    ['no link with words of its own', { link: { ...lowTide, text: 'Read on' } }, null],
    ['no link below a text', { emphasis: 'Loud', link: lowTide }, null],
    ['no address', { link: { url: 'https://example.com' } }, null],
  ])('has the document of %s', (_what, entry, uid) => {
    const { target } = entryWords(entry, fields);
    expect(target?.kind === 'Document' ? target.uid : null).toBe(uid);
  });
});

describe('options', () => {
  test('Yes and No in any order are a switch', () => {
    expect(isYesNo(['No', 'Yes'])).toBe(true);
    expect(isYesNo(['Yes', 'No', 'Maybe'])).toBe(false);
    expect(isYesNo(['Yes', 'Yes'])).toBe(false);
  });

  test('three short ones are pills', () => {
    expect(arePills(['left', 'center', 'right'])).toBe(true);
    expect(arePills(['a', 'b', 'c', 'd'])).toBe(false);
    expect(arePills(['The whole width of the page', 'Half of the width'])).toBe(false);
  });

  test.each([
    ['left', 'Left'],
    ['professional_network', 'Professional network'],
    ['iPhone 13', 'iPhone 13'],
    ['Outline Phone', 'Outline Phone'],
    ['SEO', 'SEO'],
  ])('%j is shown as %j', (option, words) => {
    expect(optionWords(option)).toBe(words);
  });
});
