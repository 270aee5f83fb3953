import { expect, it } from 'vitest';
import { randomOf } from '../../../../tests/support/random.ts';
import { changedValue } from '../../src/edit/applyPatches.ts';
import { diffValues } from '../../src/edit/diffValues.ts';
import { areRelated, changedPaths } from '../../src/edit/paths.ts';
import { equalJson } from '../../src/edit/values.ts';
import type { Change, Json } from '../../src/edit/types.ts';
import { formatPath } from '../../src/json.ts';
import { insert, move, remove, set } from './support/changes.ts';
import { randomChange } from './support/randomChange.ts';
import { CASES, randomFile } from './support/randomFile.ts';

const slice = (id: string, text: string) => ({ id, slice_type: 'note', primary: { text } });
const [A, B, C] = [slice('a', 'A'), slice('b', 'B'), slice('c', 'C')];

it.each<[string, Json, Json, Change[]]>([
  ['nothing for another order of keys', { a: 1, b: [2] }, { b: [2], a: 1 }, []],
  ['the deepest value', { a: [{ b: 1, c: 2 }] }, { a: [{ b: 3, c: 2 }] }, [set(['a', 0, 'b'], 3)]],
  ['added keys before removed ones', { a: 1 }, { b: 2 }, [set(['b'], 2), remove('a')]],
  ['a slice in front', [B, C], [A, B, C], [insert([0], A)]],
  ['a slice that was moved', [A, B, C], [B, C, A], [move([0], 2)]],
  [
    'a slice that was moved and changed',
    [A, B, C],
    [C, A, slice('b', 'X')],
    [move([2], 0), set([2, 'primary', 'text'], 'X')],
  ],
  ['an id that was added', [{ text: 'a' }], [{ text: 'a', id: 'x' }], [set([0, 'id'], 'x')]],
  ['a list that is new', [1, 2], [{ a: 1 }], [set([], [{ a: 1 }])]],
  ['keys that Object has', {}, { constructor: 1 }, [set(['constructor'], 1)]],
])('finds %s', (_title, before, after, changes) => {
  expect(diffValues(before, after)).toEqual(changes);
  expect(equalJson(changedValue(before, changes), after)).toBe(true);
});

it('leads from any value to any other', () => {
  for (let index = 0; index < CASES / 2; index++) {
    const { random, value, name } = randomFile(index);
    const { value: other } = randomFile(index + 1);
    let after: Json = value;
    for (let step = 0; step < 1 + random() * 12; step++) {
      after = changedValue(after, [randomChange(random, after)]);
    }
    for (const [from, to] of [
      [value, after],
      [after, value],
      [value, other],
    ] as const) {
      expect(equalJson(changedValue(from, diffValues(from, to)), to), name).toBe(true);
    }
    expect(diffValues(value, value), name).toEqual([]);
  }
});

it('takes time in proportion to the length of the lists', () => {
  const random = randomOf(5);
  const block = (index: number) => ({ type: 'paragraph', text: `${index}`.repeat(20), spans: [] });
  const time = (length: number) => {
    const before = Array.from({ length }, (_none, index) => block(index));
    const after = before
      .toSorted(() => random() - 0.5)
      .flatMap((entry, index) =>
        index % 3 === 0 ? [{ ...entry, text: `${entry.text}!` }] : index % 7 === 0 ? [] : [entry],
      );
    const start = process.cpuUsage();
    const changes = diffValues(before, after);
    const { user, system } = process.cpuUsage(start);
    expect(changes.length).toBeGreaterThan(length / 4);
    return (user + system) / 1000;
  };
  time(2_000);
  const [short, long] = [time(4_000), time(32_000)];
  // Eight times as long; a quadratic search would take 64 times as long.
  expect(long).toBeLessThan(Math.max(short, 40) * 24);
});

it.each<[string, Json, Json, string[]]>([
  ['a value, and one that is gone', { a: { b: 1, c: 2 } }, { a: { b: 3 } }, ['a.b', 'a.c']],
  ['a slice in front of others', { a: [B, C] }, { a: [A, B, C] }, ['a[0]']],
  ['not a slice that was moved', { a: [A, B, C] }, { a: [C, A, B] }, []],
  [
    'a slice that was changed, where others before it came and went',
    { a: [A, B, C] },
    { a: [slice('d', 'D'), B, slice('c', 'X')] },
    ['a[0]', 'a[2].primary.text'],
  ],
])('knows where a value says something else: %s', (_what, before, after, expected) => {
  expect(changedPaths(before, after).map(formatPath)).toEqual(expected);
});

it.each([
  [['a', 1], ['a'], true],
  [['a'], ['a', 1, 'b'], true],
  [[], ['a'], true],
  [['a', 1], ['a', 10], false],
  [['a', 1], ['a', '1'], false],
])('%j and %j contain one another: %j', (one, other, are) => {
  expect(areRelated(one, other)).toBe(are);
});
