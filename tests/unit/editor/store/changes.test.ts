import { expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { fitRequest } from '#page-editor/document/requests.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
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

const docOf = (...slices: Json[]) => ({ data: { slices } });
const titled = (title: string) => ({ data: { title, slices: [a] } });

test.each<[string, DocumentJson, DocumentJson, boolean, boolean]>([
  ['one that is typed in', docOf(a, b), docOf(typed, b), true, true],
  ['two of one kind that changed places', docOf(a, b), docOf(b, a), true, false],
  ['two kinds that changed places', docOf(a, c), docOf(c, a), false, false],
  ['another variation', docOf(a, b), docOf(sliceOf('note', 'a', 'wide'), b), false, false],
  ['one more', docOf(a), docOf(a, b), false, false],
  ['a field that is no list', titled('a'), titled('b'), true, true],
  ['a slice of a document without data', {}, docOf(a), false, false],
])('before and after have the same shape and order of slices: %s', (_what, ...row) => {
  const [before, after, shape, order] = row;
  expect(hasSameShape(before, after)).toBe(shape);
  expect(hasSameOrder(before, after)).toBe(order);
});
