import { describe, expect, test } from 'vitest';
import { changedValue, type Json } from '#prismic-folder/edit';
import { formatPath } from '../../../../packages/prismic-folder/src/folder/formatProblem.ts';
import { groupColumn } from '../../../../src/editor/form/place/groupColumn.ts';
import { changesFor } from '../../../../src/editor/form/values/changesFor.ts';
import { fieldOfPath, pathOfField } from '../../../../src/editor/form/values/fieldPath.ts';
import {
  countProblems,
  problemAt,
  readProblemPath,
} from '../../../../src/editor/form/values/problems.ts';
import { publishedPath } from '../../../../src/editor/form/values/publishedPath.ts';
import { pickOf, randomOf } from '../../../support/random.ts';

describe('the field of a place', () => {
  const slice = { zone: 'spread', index: 6 };
  test.each([
    [{}, 'title', false, ['data', 'title']],
    [{}, 'cards/2/title', false, ['data', 'cards', 2, 'title']],
    [{}, 'uid', false, ['uid']],
    [slice, 'image', false, ['data', 'spread', 6, 'primary', 'image']],
    [slice, 'items/0/icon', true, ['data', 'spread', 6, 'items', 0, 'icon']],
    [slice, 'items', false, ['data', 'spread', 6, 'primary', 'items']],
  ])('in %j named %s is at its path, and back', (place, field, hasItems, path) => {
    expect(pathOfField(place, field, hasItems)).toEqual(path);
    expect(fieldOfPath(path)).toBe(field);
  });
});

describe('a problem', () => {
  test.each([
    'data.cover[0].primary.single_image',
    'uid',
    'data["a b"][0]',
    'data["say \\"x\\""].y-z',
  ])('names the path %s', (field) => {
    const path = readProblemPath(field);
    expect(path && formatPath(path)).toBe(field);
  });

  test.each(['line 4, column 2', '', 'data..x', 'data[x]', 'data['])('%j names none', (field) => {
    expect(readProblemPath(field)).toBeNull();
  });

  test('is found again at 2,000 generated paths', () => {
    const random = randomOf(7);
    const keys = ['data', 'a_b', 'c-d', 'e f', 'ü', 'x"y', 'a.b', 'q\\', '3', ''] as const;
    for (let round = 0; round < 2000; round++) {
      const rest = Array.from({ length: Math.floor(random() * 6) }, () =>
        random() < 0.3 ? Math.floor(random() * 20) : pickOf(random, [...keys]),
      );
      const path = ['data', ...rest];
      expect(readProblemPath(formatPath(path))).toEqual(path);
    }
  });

  const problems = [
    {
      file: 'x',
      field: 'data.cards[1].size',
      reason: 'is too large',
      severity: 'warning' as const,
    },
    {
      file: 'x',
      field: 'data.cards[1].size',
      reason: 'must be a number',
      severity: 'error' as const,
    },
    {
      file: 'x',
      field: 'line 3, column 1',
      reason: 'a comma is missing',
      severity: 'error' as const,
    },
    { file: 'x', reason: 'the file is large', severity: 'warning' as const },
  ];

  test('belongs to its field and what is around it, the worst first', () => {
    expect(problemAt(problems, ['data', 'cards', 1, 'size'])).toBe('Must be a number.');
    expect(problemAt(problems, ['data', 'cards', 1])).toBe('Must be a number.');
    expect(problemAt(problems, ['data', 'cards', 10])).toBeNull();
    expect(problemAt(problems, ['data', 'card'])).toBeNull();
    expect(countProblems(problems, ['data', 'cards'])).toBe(2);
  });
});

describe('the changes that set a value', () => {
  const file = { data: { title: 'A', cards: [{ size: 1 }], broken: null } };
  test.each([
    [['data', 'title'], 'B'],
    [['data', 'subtitle'], 'B'],
    [['data', 'cards', 0, 'size'], 2],
    [['data', 'broken', 'url'], '/x'],
    [['data', 'spread', 'primary', 'text'], 'new'],
    [['uid'], 'a'],
  ])('at %j lead to it', (path, value) => {
    const next = changedValue(file, changesFor(file, path, value));
    let found: unknown = next;
    // Cast: one object after the other.
    for (const key of path) found = (found as Record<string | number, unknown>)[key];
    expect(found).toBe(value);
  });

  test('remove what is there, and nothing else', () => {
    expect(changesFor(file, ['data', 'title'], undefined)).toEqual([
      { op: 'remove', path: ['data', 'title'] },
    ]);
    expect(changesFor(file, ['data', 'none', 'at', 'all'], undefined)).toEqual([]);
  });
});

test('the published version of a slice is found after slices have moved', () => {
  const slice = (text: string) => ({ slice_type: 'text_block', primary: { text } });
  const published = { data: { spread: [slice('one'), slice('two'), slice('three')] } };
  const json = { data: { spread: [slice('three'), slice('new'), slice('one'), slice('two')] } };
  const at = (index: number) =>
    publishedPath(json, published, ['data', 'spread', index, 'primary']);
  expect([0, 1, 2, 3].map((index) => at(index)?.[2] ?? null)).toEqual([2, null, 0, 1]);
});

test('typing in a slice keeps what it is compared with; a removed one does not', () => {
  const slice = (text: string) => ({ slice_type: 'text_block', primary: { text } });
  const published = { data: { spread: [slice('one'), slice('two'), slice('three')] } };
  const at = (spread: (Json | undefined)[], index: number) =>
    publishedPath({ data: { spread: spread.map((entry) => entry ?? null) } }, published, [
      'data',
      'spread',
      index,
    ])?.[2] ?? null;
  const [one, two, three] = published.data.spread;
  const moved = [three, one, two];
  expect([0, 1, 2].map((index) => at(moved, index))).toEqual([2, 0, 1]);
  const typed = [slice('threefold'), one, two];
  expect([0, 1, 2].map((index) => at(typed, index))).toEqual([2, 0, 1]);
  expect([0, 1].map((index) => at([one, two], index))).toEqual([0, 1]);
});

test('a group within an entry has a column of its own', () => {
  const text = { id: 'label', label: 'Label', hint: '', model: { type: 'Text' } };
  const links = { type: 'Group', config: { label: 'Links', fields: { label: text.model } } };
  const cards = {
    id: 'cards',
    label: 'Cards',
    hint: '',
    model: { type: 'Group', config: { fields: { title: text.model, links } } },
  };
  expect(groupColumn([cards], 'cards/2/title')).toBeNull();
  expect(groupColumn([cards], 'other/2/links')).toBeNull();
  const column = groupColumn([cards], 'cards/2/links/0/label');
  expect(column?.path).toEqual(['cards', 2, 'links']);
  expect(column?.group.label).toBe('Links');
  expect(column?.above.map(({ field, entry }) => [field, entry])).toEqual([['cards/2', 2]]);
});
