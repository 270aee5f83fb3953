import { expect, test } from 'vitest';
import { hasSameOrder, hasSameShape } from '../../../../src/editor/document/documentShape.ts';

const slice = (type: string, text = '') => ({
  slice_type: type,
  variation: 'default',
  primary: { text },
});
const [a, b, c] = [slice('note', 'a'), slice('note', 'b'), slice('card', 'c')];
const typed = slice('note', 'a, and more');

test.each([
  ['the same slices', [a, b], [a, b], true, true],
  ['one that is typed in', [a, b], [typed, b], true, true],
  ['two of one kind that changed places', [a, b], [b, a], true, false],
  ['two kinds that changed places', [a, c], [c, a], false, false],
  ['one that became another', [a, b], [c, b], false, false],
  ['one that is gone', [a, b], [a], false, false],
  ['the only one that is gone', [a], [], false, false],
  ['one more', [a], [a, b], false, false],
])('%s', (_what, before, after, shape, order) => {
  const [one, other] = [{ data: { slices: before } }, { data: { slices: after } }];
  expect(hasSameShape(one, other)).toBe(shape);
  expect(hasSameOrder(one, other)).toBe(order);
});

test('fields that are no lists, and documents without data, have nothing in an order', () => {
  expect(
    hasSameOrder({ data: { title: 'a', slices: [a] } }, { data: { title: 'b', slices: [a] } }),
  ).toBe(true);
  expect(hasSameOrder({}, { data: { title: 'b' } })).toBe(true);
  expect(hasSameOrder({}, { data: { slices: [a] } })).toBe(false);
});
