import { expect, test } from 'vitest';
import { locateFields } from '../../src/folder/locateFields.ts';

test('finds the line of every key and entry, by the path problems name', () => {
  const text = `{
  "a": "x, } \\" : [",
  "list": [
    1, 2,
    { "b.c": { "d": null } },
    [],
    [[true]]
  ],
  "e": {}, "f": [],

  "g": -1.5e3
}`;
  expect(Object.fromEntries(locateFields(text))).toEqual({
    '': 1,
    a: 2,
    list: 3,
    'list[0]': 4,
    'list[1]': 4,
    'list[2]': 5,
    'list[2]["b.c"]': 5,
    'list[2]["b.c"].d': 5,
    'list[3]': 6,
    'list[4]': 7,
    'list[4][0]': 7,
    'list[4][0][0]': 7,
    e: 9,
    f: 9,
    g: 11,
  });
});

test('goes to the end of values nested however deep', () => {
  const text = `{"deep": ${'['.repeat(200_000)}${']'.repeat(200_000)},\n"after": 1}`;
  expect(locateFields(text).get('after')).toBe(2);
});
