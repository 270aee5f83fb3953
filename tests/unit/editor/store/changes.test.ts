import { expect, test } from 'vitest';
import { fitRequest } from '#page-editor/document/requests.ts';
import { hasSameOrder, hasSameShape } from '#page-editor/document/useOpenDocument.ts';

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
