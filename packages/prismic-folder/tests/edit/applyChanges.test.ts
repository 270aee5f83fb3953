import { expect, it } from 'vitest';
import { applyChanges } from '../../src/edit/applyChanges.ts';
import type { Change, Json, JsonPath } from '../../src/edit/types.ts';

const set = (path: JsonPath, value: Json): Change => ({ op: 'set', path, value });
const remove = (...path: JsonPath): Change => ({ op: 'remove', path });
const insert = (path: JsonPath, value: Json): Change => ({ op: 'insert', path, value });
const move = (path: JsonPath, to: number): Change => ({ op: 'move', path, to });

const TABS = '{\n\t"a": 1,\n\t"b": {\n\t\t"c": []\n\t}\n}';
const WINDOWS = '{\r\n    "a": 1,\r\n    "b": []\r\n}\r\n';
const SHORT = '{\n  "tags": ["x", "y"],\n  "size": { "w": 1, "h": 2 }\n}\n';
const COMMA_FIRST = '{\n  "a": 1\n, "b": 2\n, "c": 3\n}\n';
const BLANK = '{\n  "a": [\n    1,\n\n    2\n  ],\n  "b": 1\n}\n';
const MIXED = '{\r\n  "a": 1,\n  "b": 2,\r\n  "c": 3\n}';

it.each<[string, string, Change[], string]>([
  ['a value', TABS, [set(['a'], 'x')], TABS.replace('1', '"x"')],
  [
    'an object, indented by tabs',
    TABS,
    [set(['a'], { d: [1] })],
    TABS.replace('1', '{\n\t\t"d": [\n\t\t\t1\n\t\t]\n\t}'),
  ],
  ['a new key', TABS, [set(['n'], null)], TABS.replace('\t}\n}', '\t},\n\t"n": null\n}')],
  ['an empty list', TABS, [insert(['b', 'c', 0], 1)], TABS.replace('[]', '[\n\t\t\t1\n\t\t]')],
  ['an empty list at the root', '{}', [set(['a'], [])], '{\n  "a": []\n}'],
  [
    'Windows line ends',
    WINDOWS,
    [insert(['b', 0], { x: 1 })],
    WINDOWS.replace('[]', '[\r\n        {\r\n            "x": 1\r\n        }\r\n    ]'),
  ],
  ['the only entry', BLANK, [remove('a', 0), remove('a', 0)], '{\n  "a": [],\n  "b": 1\n}\n'],
  ['the last key', TABS, [remove('b')], '{\n\t"a": 1\n}'],
  ['the first key', WINDOWS, [remove('a')], '{\r\n    "b": []\r\n}\r\n'],
  [
    'a list on one line',
    SHORT,
    [insert(['tags', 1], 'new')],
    SHORT.replace('"x", ', '"x", "new", '),
  ],
  ['the first of a list on one line', SHORT, [remove('tags', 0)], SHORT.replace('"x", ', '')],
  ['the last of a list on one line', SHORT, [remove('tags', 1)], SHORT.replace(', "y"', '')],
  ['an order on one line', SHORT, [move(['tags', 0], 1)], SHORT.replace('"x", "y"', '"y", "x"')],
  [
    'a short list like the others',
    SHORT,
    [set(['size'], ['a', 'b'])],
    SHORT.replace('{ "w": 1, "h": 2 }', '["a", "b"]'),
  ],
  [
    'an object like the one it replaces',
    SHORT,
    [set(['size'], { d: true })],
    SHORT.replace('"w": 1, "h": 2', '"d": true'),
  ],
  [
    'a key of an object on one line',
    SHORT,
    [set(['size', 'd'], 3)],
    SHORT.replace('2 }', '2, "d": 3 }'),
  ],
  [
    'a long list over lines',
    SHORT,
    [set(['size'], ['a'.repeat(80)])],
    SHORT.replace('{ "w": 1, "h": 2 }', `[\n    "${'a'.repeat(80)}"\n  ]`),
  ],
  [
    'a minified file',
    '{"a":[1,{"b":2}],"c":{}}',
    [insert(['a', 1], { x: [] }), set(['c', 'd'], [1, 2]), remove('a', 0)],
    '{"a":[{"x":[]},{"b":2}],"c":{"d":[1,2]}}',
  ],
  ['the first of commas in front', COMMA_FIRST, [remove('a')], '{\n  "b": 2\n, "c": 3\n}\n'],
  ['the last of commas in front', COMMA_FIRST, [remove('c')], '{\n  "a": 1\n, "b": 2\n}\n'],
  [
    'a key after commas in front',
    COMMA_FIRST,
    [set(['d'], 4)],
    COMMA_FIRST.replace('3\n', '3\n, "d": 4\n'),
  ],
  [
    'the order with a blank line',
    BLANK,
    [move(['a', 1], 0)],
    BLANK.replace('1,\n\n    2', '2,\n    1\n'),
  ],
  ['one line of mixed line ends', MIXED, [remove('b')], '{\r\n  "a": 1,\n  "c": 3\n}'],
  [
    'a spelling only with its value',
    '{"n": 1.0, "e": "\\u00e9", "m": 1e2}',
    [set(['n'], 1), set(['e'], 'é'), set(['m'], 3)],
    '{"n": 1.0, "e": "\\u00e9", "m": 3}',
  ],
  [
    'escapes where all are escaped',
    '{"e": "\\u00e9"}',
    [set(['f'], 'ö')],
    '{"e": "\\u00e9", "f": "\\u00f6"}',
  ],
  [
    'characters where some are not escaped',
    '{"e": "\\u00e9é"}',
    [set(['f'], 'ö')],
    '{"e": "\\u00e9é", "f": "ö"}',
  ],
  ['a byte order mark', '\ufeff{"a": 1}', [set(['a'], 2)], '\ufeff{"a": 2}'],
  [
    'keys that Object has',
    '{"a": 1}',
    [set(['toString'], 1), set(['constructor'], 2)],
    '{"a": 1, "toString": 1, "constructor": 2}',
  ],
  [
    'the order by the bytes of an entry',
    '[{"n": 1.0}, 2]'.replace(/^/, '{"a": ').replace(/$/, '}'),
    [move(['a', 0], 1)],
    '{"a": [2, {"n": 1.0}]}',
  ],
  [
    'a part of an entry that was moved',
    '{"a": [{"n": 1.0, "m": 1}, 2]}',
    [move(['a', 0], 1), set(['a', 1, 'm'], 5)],
    '{"a": [2, {"n": 1.0, "m": 5}]}',
  ],
  [
    'a part of a value that is new',
    '{"a": 1}',
    [set(['a'], { b: { c: 1 } }), set(['a', 'b', 'd'], 2), remove('a', 'b', 'c')],
    '{"a": {"b": {"d": 2}}}',
  ],
])('writes %s', (_title, before, changes, after) => {
  expect(applyChanges(before, changes)).toBe(after);
});

const LIST = '{"a": [1, 2], "b": {"c": 1}}';

it.each<[string, Change, string]>([
  ['a key that is not there', remove('b', 'x'), 'b.x: there is no such key'],
  ['a path through a text', set(['b', 'c', 'd'], 1), 'b.c.d: there is no object'],
  ['an index behind the end', set(['a', 2], 1), 'a[2]: the list has 2 entries only'],
  ['an index that is none', insert(['a', 0.5], 1), 'a[0.5]: the list has 2 entries only'],
  ['a key of a list', set(['a', 'x'], 1), 'a.x: there is no object'],
  ['an index of an object', set(['b', 0], 1), 'b[0]: there is no list'],
  [
    'a target behind the end',
    move(['a', 0], 2),
    'a[0]: cannot be moved to 2: the list has 2 entries',
  ],
  ['moving a key', move(['b', 'c'], 0), 'b.c: move needs the index of a list'],
  ['removing the root', remove(), 'the file must hold an object'],
  ['another root', set([], [1]), 'the file must hold an object'],
  ['a number that is none', set(['a'], { b: [0, Number.NaN] }), 'a.b[1]: NaN is not a JSON value'],
  [
    'a key that changes prototypes',
    set(['b', '__proto__'], {}),
    'b.__proto__: this key is not allowed',
  ],
  [
    'such a key in a value',
    set(['b'], JSON.parse('{"c": {"__proto__": 1}}')),
    'b.c.__proto__: this key is not allowed',
  ],
])('refuses %s', (_title, change, message) => {
  expect(() => applyChanges(LIST, [change])).toThrow(expect.objectContaining({ message }));
});

it('refuses a value that is nested too deeply', () => {
  let deep: Json = 1;
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  expect(() => applyChanges(LIST, [set(['a'], deep)])).toThrow(/is nested too deeply$/);
});
