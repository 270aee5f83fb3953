import { expect, it } from 'vitest';
import { applyChanges } from '../../src/edit/applyChanges.ts';
import type { Change, Json } from '../../src/edit/types.ts';
import { insert, move, remove, set } from './support/changes.ts';

const TABS = '{\n\t"a": 1,\n\t"b": {\n\t\t"c": []\n\t}\n}';
const WINDOWS = '{\r\n    "a": 1,\r\n    "b": []\r\n}\r\n';
const SHORT = '{\n  "tags": ["x", "y"],\n  "size": { "w": 1, "h": 2 }\n}\n';
const COMMAS = '{\n  "a": 1\n, "b": 2\n, "c": 3\n}\n';
const BLANK = '{\n  "a": [\n    1,\n\n    2\n  ],\n  "b": 1\n}\n';
const MIXED = '{\r\n  "a": 1,\n  "b": 2,\r\n  "c": 3\n}';
const SIZE = '{ "w": 1, "h": 2 }';
const LONG = 'a'.repeat(80);

/** A text, changes, and the part of it that is another afterwards, with what it is then. */
it.each<[string, string, Change[], string, string]>([
  ['an object', TABS, [set(['a'], { d: [1] })], '1', '{\n\t\t"d": [\n\t\t\t1\n\t\t]\n\t}'],
  ['a new key', TABS, [set(['n'], null)], '\t}\n}', '\t},\n\t"n": null\n}'],
  ['an empty list', TABS, [insert(['b', 'c', 0], 1)], '[]', '[\n\t\t\t1\n\t\t]'],
  ['Windows line ends', WINDOWS, [insert(['b', 0], 1)], '[]', '[\r\n        1\r\n    ]'],
  ['the only entry', BLANK, [remove('a', 0), remove('a', 0)], '[\n    1,\n\n    2\n  ]', '[]'],
  ['the last key', TABS, [remove('b')], ',\n\t"b": {\n\t\t"c": []\n\t}', ''],
  ['the first key', WINDOWS, [remove('a')], '    "a": 1,\r\n', ''],
  ['a list on one line', SHORT, [insert(['tags', 1], 'new')], '"x", ', '"x", "new", '],
  ['the last on one line', SHORT, [remove('tags', 1)], ', "y"', ''],
  ['an order on one line', SHORT, [move(['tags', 0], 1)], '"x", "y"', '"y", "x"'],
  [
    'an object like the old one',
    SHORT,
    [set(['size'], { d: true })],
    '"w": 1, "h": 2',
    '"d": true',
  ],
  ['a long list over lines', SHORT, [set(['size'], [LONG])], SIZE, `[\n    "${LONG}"\n  ]`],
  ['a minified file', '{"a":[1,{"b":2}]}', [insert(['a', 1], { x: [] })], '1,', '1,{"x":[]},'],
  ['the last of commas in front', COMMAS, [remove('c')], ', "c": 3\n', ''],
  [
    'the first entry of commas in front',
    '{"a": [\n  1\n, 2\n]}',
    [insert(['a', 0], 0)],
    '1',
    '0\n, 1',
  ],
  ['a key after commas in front', COMMAS, [set(['d'], 4)], '3\n', '3\n, "d": 4\n'],
  ['the order with a blank line', BLANK, [move(['a', 1], 0)], '1,\n\n    2', '2,\n    1\n'],
  ['one of mixed line ends', MIXED, [remove('b')], '  "b": 2,\r\n', ''],
  ['escapes where all are', '{"e": "\\u00e9"}', [set(['f'], 'ö')], '}', ', "f": "\\u00f6"}'],
  ['characters where some are', '{"e": "\\u00e9é"}', [set(['f'], 'ö')], '}', ', "f": "ö"}'],
  ['keys that Object has', '{"a": 1}', [set(['toString'], 1)], '}', ', "toString": 1}'],
  [
    'the bytes of an entry that was moved, and a part of it',
    '{"a": [{"n": 1.0, "m": 1}, 2]}',
    [move(['a', 0], 1), set(['a', 1, 'm'], 5)],
    '{"n": 1.0, "m": 1}, 2',
    '2, {"n": 1.0, "m": 5}',
  ],
  [
    'a part of a value that is new',
    '{"a": 1}',
    [set(['a'], { b: { c: 1 } }), set(['a', 'b', 'd'], 2), remove('a', 'b', 'c')],
    '1',
    '{"b": {"d": 2}}',
  ],
])('writes %s', (_title, before, changes, part, written) => {
  expect(applyChanges(before, changes)).toBe(before.replace(part, () => written));
});

const LIST = '{"a": [1, 2], "b": {"c": 1}}';
let deep: Json = 1;
for (let depth = 0; depth < 100_000; depth++) deep = [deep];

it.each<[string, Change, string | RegExp]>([
  ['a key that is not there', remove('b', 'x'), 'b.x: there is no such key'],
  ['a path through a text', set(['b', 'c', 'd'], 1), 'b.c.d: there is no object'],
  ['an index behind the end', set(['a', 2], 1), 'a[2]: the list has 2 entries only'],
  ['an index of an object', set(['b', 0], 1), 'b[0]: there is no list'],
  ['a target behind', move(['a', 0], 2), 'a[0]: cannot be moved to 2: the list has 2 entries'],
  ['moving a key', move(['b', 'c'], 0), 'b.c: move needs the index of a list'],
  ['another root', set([], [1]), 'the file must hold an object'],
  ['a number that is none', set(['a'], { b: [0, NaN] }), 'a.b[1]: NaN is not a JSON value'],
  ['a key of prototypes', set(['b', '__proto__'], {}), 'b.__proto__: this key is not allowed'],
  [
    'such a key in a value',
    set(['b'], JSON.parse('{"c": {"__proto__": 1}}')),
    'b.c.__proto__: this key is not allowed',
  ],
  [
    'a value that is nested too deeply',
    set(['a'], deep),
    expect.stringMatching(/nested too deeply$/),
  ],
])('refuses %s', (_title, change, message) => {
  expect(() => applyChanges(LIST, [change])).toThrow(expect.objectContaining({ message }));
});
