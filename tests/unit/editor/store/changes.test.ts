import { expect, test } from 'vitest';
import { applyPatches, type Patch } from '#editor/document/changes/applyPatches.ts';
import { fieldPath, fieldText } from '#editor/document/changes/fieldPath.ts';
import { fitRequest } from '#editor/document/changes/fitRequest.ts';
import { pathAfter } from '#editor/document/changes/movedPath.ts';
import { hasSameOrder, hasSameShape } from '#editor/document/documentShape.ts';

test.each<[Patch]>([
  [{ op: 'set', path: [], value: 1 }],
  [{ op: 'set', path: ['x', 'y'], value: 1 }],
  [{ op: 'set', path: ['a', 'y'], value: 1 }],
  [{ op: 'set', path: ['list', 1], value: 1 }],
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
  [['z', 2], { op: 'remove', path: ['z', 0] }, ['z', 1]],
  [['z', 2, 'x'], { op: 'remove', path: ['z', 2] }, null],
  [['z', 2, 'x'], { op: 'move', path: ['z', 2], to: 0 }, ['z', 0, 'x']],
  [['z', 0], { op: 'move', path: ['z', 2], to: 0 }, ['z', 1]],
  [['y', 2], { op: 'remove', path: ['z', 0] }, ['y', 2]],
  [['z', 2], { op: 'remove', path: ['z'] }, null],
  [['z'], { op: 'remove', path: ['z', 0] }, ['z']],
  [[], { op: 'remove', path: ['z'] }, []],
])('the path %j after %j is %j', (path, patch, expected) => {
  expect(pathAfter(path, [patch])).toEqual(expected);
});

test.each([
  ['data["a b"][12]["x]\\""]', ['data', 'a b', 12, 'x]"']],
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

const sliceOf = (type: string, text: string, variation = 'default') => ({
  slice_type: type,
  variation,
  primary: { text },
});
const [a, b, c] = [sliceOf('note', 'a'), sliceOf('note', 'b'), sliceOf('card', 'c')];
const typed = sliceOf('note', 'a, and more');

test.each([
  ['the same slices', [a, b], [a, b], true, true],
  ['one that is typed in', [a, b], [typed, b], true, true],
  ['two of one kind that changed places', [a, b], [b, a], true, false],
  ['two kinds that changed places', [a, c], [c, a], false, false],
  ['another variation', [a, b], [sliceOf('note', 'a', 'wide'), b], false, false],
  ['one that became another', [a, b], [c, b], false, false],
  ['one that is gone', [a, b], [a], false, false],
  ['one more', [a], [a, b], false, false],
])(
  'slices before and after have the same shape and order: %s',
  (_what, before, after, shape, order) => {
    const [one, other] = [{ data: { slices: before } }, { data: { slices: after } }];
    expect(hasSameShape(one, other)).toBe(shape);
    expect(hasSameOrder(one, other)).toBe(order);
  },
);

test('fields that are no lists, and documents without data, have nothing in an order', () => {
  expect(
    hasSameOrder({ data: { title: 'a', slices: [a] } }, { data: { title: 'b', slices: [a] } }),
  ).toBe(true);
  expect(hasSameOrder({}, { data: { title: 'b' } })).toBe(true);
  expect(hasSameOrder({}, { data: { slices: [a] } })).toBe(false);
});
