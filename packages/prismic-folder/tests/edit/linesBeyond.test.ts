import { expect, it } from 'vitest';
import type { Change } from '../../src/edit/types.ts';
import { linesBeyond } from './support/linesBeyond.ts';

const TEXT = '{\n  "a": 1,\n\n  "b": [1, 2],\r\n  "c": [\n    1,\n    2\n  ]\n}\n';
const set: Change = { op: 'set', path: ['a'], value: 5 };
const insert: Change = { op: 'insert', path: ['c', 2], value: 3 };
const remove: Change = { op: 'remove', path: ['c', 1] };
const move: Change = { op: 'move', path: ['c', 0], to: 1 };

it.each<[string, Change, string, number, number]>([
  ['a value', set, TEXT.replace('1', '5'), 0, 0],
  [
    'another list on several lines',
    set,
    TEXT.replace('1', '5').replace('[1, 2]', '[\n1,\n2]'),
    8,
    0,
  ],
  ['a line end', set, TEXT.replace('1', '5').replace('\r', ''), 1, 0],
  ['the final line end', set, TEXT.replace('1', '5').trimEnd(), 1, 0],
  ['a blank line', set, TEXT.replace('1', '5').replace('\n\n', '\n'), 7, 0],
  ['an inserted entry and a comma', insert, TEXT.replace('    2\n', '    2,\n    3\n'), 0, 1],
  ['the line before it', insert, TEXT.replace('    2\n', '   2,\n    3\n'), 1, 1],
  ['a removed entry and a comma', remove, TEXT.replace('1,\n    2\n', '1\n'), 0, 1],
  ['the brackets', remove, TEXT.replace('[\n    1,\n    2\n  ]', '[1]'), Infinity, 0],
  ['a moved entry', move, TEXT.replace('1,\n    2\n', '2,\n    1\n'), 0, 0],
  ['another indentation', move, TEXT.replace('1,\n    2\n', '2,\n   1\n  '), 1, 0],
])('the check of lines sees %s', (_title, change, after, beyond, commas) => {
  expect(linesBeyond(TEXT, after, change)).toEqual({ beyond, commas });
});
