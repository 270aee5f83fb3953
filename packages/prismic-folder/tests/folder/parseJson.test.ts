import { expect, test } from 'vitest';
import { parseJson } from '../../src/folder/parseJson.ts';

test('parses JSON, with a byte order mark too', () => {
  expect(parseJson('\ufeff{"a": [1, -2.5e3, "x", true, null, {}]}')).toEqual({
    ok: true,
    value: { a: [1, -2500, 'x', true, null, {}] },
  });
});

test.each([
  ['{\n  "a": 1,\n}', 3, 1, 'comma too many'],
  ['[1, 2,]', 1, 7, 'comma too many'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'comma is missing'],
  ['{"a" 1}', 1, 6, 'colon is missing'],
  ['{a: 1}', 1, 2, 'name in double quotes'],
  ['{"a": tru}', 1, 7, 'value is expected'],
  ["{'a': 1}", 1, 2, 'name in double quotes'],
  ['{"a": "one\ntwo"}', 1, 11, 'line break'],
  ['{"a": "x\\q"}', 1, 9, 'escape'],
  ['{"a": "x', 1, 9, 'not closed'],
  ['{"a": [1, 2', 1, 12, 'ends before ]'],
  ['{"a": 1} x', 1, 10, 'follows the end'],
  ['', 1, 1, 'ends where a value'],
  ['{"a": 01}', 1, 8, 'comma is missing'],
  ['{"a": "x" "b": 1}', 1, 11, 'comma is missing'],
  ['["x" true]', 1, 6, 'comma is missing'],
  ['{"a": 1,,}', 1, 9, 'a comma too many here'],
  ['[1,, 2]', 1, 4, 'a comma too many here'],
  ['{"a": "Fold "One""}', 1, 14, 'inside a text is written \\"'],
  ['{"a": "Fold "1" now"}', 1, 14, 'inside a text is written \\"'],
  ['["a "quiet" day"]', 1, 6, 'inside a text is written \\"'],
  ['["5" wide"]', 1, 6, 'inside a text is written \\"'],
])('names line and column of the fault in %j', (text, line, column, reason) => {
  const parsed = parseJson(text);
  expect(parsed).toMatchObject({ ok: false, line, column });
  expect(parsed).toHaveProperty('reason', expect.stringContaining(reason));
});

test('survives brackets nested too deeply to walk', () => {
  expect(parseJson('['.repeat(200_000))).toMatchObject({ ok: false });
});
