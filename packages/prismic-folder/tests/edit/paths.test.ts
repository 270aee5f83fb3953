import { expect, it } from 'vitest';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import { applyPatches, changedValue, changesFor } from '../../src/edit/applyPatches.ts';
import { pathAfter } from '../../src/edit/paths.ts';
import { valueAt } from '../../src/edit/values.ts';
import type { Change, Json, JsonPath } from '../../src/edit/types.ts';
import { formatPath, parsePath } from '../../src/json.ts';
import { insert, move, remove, set } from './support/changes.ts';

it.each<[JsonPath, Change, JsonPath | null]>([
  [['z', 2, 'x'], insert(['z', 2], 1), ['z', 3, 'x']],
  [['z', 2], remove('z', 0), ['z', 1]],
  [['z', 2, 'x'], remove('z', 2), null],
  [['z', 2, 'x'], move(['z', 2], 0), ['z', 0, 'x']],
  [['z', 0], move(['z', 2], 0), ['z', 1]],
  [['y', 2], remove('z', 0), ['y', 2]],
  [['z', 2], remove('z'), null],
  [['z'], remove('z', 0), ['z']],
  [[], remove('z'), []],
])('the path %j after %j is %j', (path, change, expected) => {
  expect(pathAfter(path, [change])).toEqual(expected);
});

it('a path that was printed is read again, at 2,000 generated paths', () => {
  const random = randomOf(7);
  const keys = ['data', 'a_b', 'c-d', 'e f', 'ü', 'x"y', 'a.b', 'x]"', 'q\\', '3', ''] as const;
  for (let round = 0; round < 2000; round++) {
    const path = Array.from({ length: Math.floor(random() * 6) }, () =>
      random() < 0.3 ? Math.floor(random() * 20) : pickOf(random, [...keys]),
    );
    expect(parsePath(formatPath(path))).toEqual(path);
  }
  expect(formatPath(['data', 'cover', 0, 'primary', 'a b'])).toBe('data.cover[0].primary["a b"]');
});

it.each(['line 4, column 2', 'data..x', 'data[x]', 'data['])('%j names no path', (text) => {
  expect(parsePath(text)).toEqual([]);
});

const FILE = { data: { title: 'A', cards: [{ size: 1 }], broken: null } };

it.each<[JsonPath, Json]>([
  [['data', 'cards', 0, 'size'], 2],
  [['data', 'broken', 'url'], '/x'],
  [['data', 'spread', 'primary', 'text'], 'new'],
  [['data', 'rows', 0, 'text'], 'new'],
  [['uid'], 'a'],
])('the changes that set a value at %j add what is missing around it', (path, value) => {
  expect(valueAt(changedValue(FILE, changesFor(FILE, path, value)), path)).toBe(value);
});

it('the changes that remove a value remove what is there, and nothing else', () => {
  const path = ['data', 'title'];
  expect(changesFor(FILE, path, undefined)).toEqual([remove(...path)]);
  expect(changesFor(FILE, ['data', 'none', 'at', 'all'], undefined)).toEqual([]);
});

it('a key that came later stays behind one that is brought back', () => {
  const { value, inverse } = applyPatches({ a: 1, b: 2 }, [remove('a')]);
  const later = changedValue(value, [set(['c'], 3)]);
  expect(JSON.stringify(applyPatches(later, inverse).value)).toBe('{"a":1,"b":2,"c":3}');
});
