import { expect, test } from 'vitest';
import { applyPatches, type Patch } from '../../../../src/editor/document/changes/applyPatches.ts';
import { fieldPath, fieldText } from '../../../../src/editor/document/changes/fieldPath.ts';
import { fitRequest } from '../../../../src/editor/document/changes/fitRequest.ts';
import { pathAfter } from '../../../../src/editor/document/changes/movedPath.ts';

test.each<[string, Patch[], object]>([
  ['sets a value', [{ op: 'set', path: ['a'], value: 9 }], { a: 9, b: { c: [1, 2, 3] }, d: 4 }],
  [
    'adds a key',
    [{ op: 'set', path: ['b', 'x'], value: 9 }],
    { a: 1, b: { c: [1, 2, 3], x: 9 }, d: 4 },
  ],
  ['removes a key', [{ op: 'remove', path: ['a'] }], { b: { c: [1, 2, 3] }, d: 4 }],
  [
    'inserts at the end',
    [{ op: 'insert', path: ['b', 'c', 3], value: 9 }],
    { a: 1, b: { c: [1, 2, 3, 9] }, d: 4 },
  ],
  ['removes an entry', [{ op: 'remove', path: ['b', 'c', 1] }], { a: 1, b: { c: [1, 3] }, d: 4 }],
  [
    'moves an entry',
    [{ op: 'move', path: ['b', 'c', 0], to: 2 }],
    { a: 1, b: { c: [2, 3, 1] }, d: 4 },
  ],
  [
    'does one after the other',
    [
      { op: 'remove', path: ['b', 'c', 0] },
      { op: 'set', path: ['b', 'c', 0], value: 9 },
      { op: 'remove', path: ['b', 'c'] },
      { op: 'set', path: ['b', 'c'], value: 0 },
    ],
    { a: 1, b: { c: 0 }, d: 4 },
  ],
])('%s and takes it back, with the order of keys', (_what, patches, expected) => {
  const before = { a: 1, b: { c: [1, 2, 3] }, d: 4 };
  const { value, inverse } = applyPatches(before, patches);
  expect(value).toEqual(expected);
  expect(JSON.stringify(applyPatches(value, inverse).value)).toBe(JSON.stringify(before));
});

test.each<[Patch]>([
  [{ op: 'set', path: [], value: 1 }],
  [{ op: 'set', path: ['x', 'y'], value: 1 }],
  [{ op: 'set', path: ['a', 'y'], value: 1 }],
  [{ op: 'set', path: ['list', 1], value: 1 }],
  [{ op: 'set', path: ['list', 'length'], value: 1 }],
  [{ op: 'remove', path: ['x'] }],
  [{ op: 'remove', path: ['toString'] }],
  [{ op: 'remove', path: ['list', -1] }],
  [{ op: 'insert', path: ['list', 2], value: 1 }],
  [{ op: 'insert', path: ['a'], value: 1 }],
  [{ op: 'move', path: ['list', 0], to: 1 }],
  [{ op: 'set', path: ['__proto__'], value: {} }],
])('refuses what is not possible: %j', (patch) => {
  expect(() => applyPatches({ a: 1, list: [1] }, [patch])).toThrow(RangeError);
});

test('a key that came later stays behind one that is brought back', () => {
  const { value, inverse } = applyPatches({ a: 1, b: 2 }, [{ op: 'remove', path: ['a'] }]);
  const later = applyPatches(value, [{ op: 'set', path: ['c'], value: 3 }]).value;
  expect(JSON.stringify(applyPatches(later, inverse).value)).toBe('{"a":1,"b":2,"c":3}');
});

test.each<[(string | number)[], Patch, (string | number)[] | null]>([
  [['z', 2, 'x'], { op: 'insert', path: ['z', 2], value: 1 }, ['z', 3, 'x']],
  [['z', 1], { op: 'insert', path: ['z', 2], value: 1 }, ['z', 1]],
  [['z', 2], { op: 'remove', path: ['z', 0] }, ['z', 1]],
  [['z', 2, 'x'], { op: 'remove', path: ['z', 2] }, null],
  [['z', 2, 'x'], { op: 'move', path: ['z', 2], to: 0 }, ['z', 0, 'x']],
  [['z', 0], { op: 'move', path: ['z', 2], to: 0 }, ['z', 1]],
  [['z', 3], { op: 'move', path: ['z', 2], to: 0 }, ['z', 3]],
  [['y', 2], { op: 'remove', path: ['z', 0] }, ['y', 2]],
  [['z', 2], { op: 'remove', path: ['z'] }, null],
  [['z'], { op: 'remove', path: ['z', 0] }, ['z']],
  [[], { op: 'remove', path: ['z'] }, []],
])('the path %j after %j is %j', (path, patch, expected) => {
  expect(pathAfter(path, [patch])).toEqual(expected);
});

test.each([
  ['data.cover[0].primary.single_image', ['data', 'cover', 0, 'primary', 'single_image']],
  ['data["a b"][12]["x]\\""]', ['data', 'a b', 12, 'x]"']],
  ['tags', ['tags']],
  ['', []],
])('reads and writes the place of a problem: %s', (field, path) => {
  expect(fieldPath(field)).toEqual(path);
  expect(fieldText(path)).toBe(field);
});

test('more changes than a request may have become one for each field', () => {
  const many = Array.from({ length: 10_001 }, (_none, at) => ({
    op: 'set' as const,
    path: ['data', 'body', at, 'text'],
    value: 'x',
  }));
  const result = { tags: ['a'], data: { body: [1], kept: 2 } };
  const tags = { op: 'set' as const, path: ['tags'], value: ['a'] };
  const gone = { op: 'remove' as const, path: ['data', 'gone'] };
  expect(fitRequest([...many, tags, gone], result)).toEqual([
    tags,
    { op: 'set', path: ['data', 'body'], value: [1] },
    { op: 'remove', path: ['data', 'gone'] },
  ]);
  expect(fitRequest([tags, gone], result)).toEqual([tags, gone]);
});
