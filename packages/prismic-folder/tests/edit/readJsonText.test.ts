import { expect, it } from 'vitest';
import { readJsonText } from '../../src/edit/readJsonText.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it.each<[string, Uint8Array, string, number, number]>([
  [
    'invalid UTF-8',
    new Uint8Array([0x7b, 0x0a, 0x20, 0xc3, 0x28]),
    'the file is not valid UTF-8',
    2,
    2,
  ],
  [
    'a character that is cut off',
    new Uint8Array([0x7b, 0xe2, 0x82]),
    'the file is not valid UTF-8',
    1,
    2,
  ],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00]), 'the file is not valid UTF-8', 1, 1],
  ['an empty file', bytesOf(''), 'the file ends where a value is expected', 1, 1],
  [
    'a comma too many',
    bytesOf('{\n  "a": 1,\n}'),
    'there is a comma too many before this bracket',
    3,
    1,
  ],
  ['a comment', bytesOf('{\n  // x\n  "a": 1 }'), 'JSON has no comments', 2, 3],
  ['a comment behind a value', bytesOf('{ "a": 1 /* x */ }'), 'JSON has no comments', 1, 10],
  [
    'a key that occurs twice',
    bytesOf('{ "a": {\n "x": 1, "\\u0078": 2 } }'),
    'the key "x" occurs twice',
    2,
    10,
  ],
  [
    'a key that changes prototypes',
    bytesOf('{\n"__proto__": {} }'),
    'the key __proto__ is not allowed',
    2,
    1,
  ],
  [
    'a number that is too large',
    bytesOf('\ufeff{ "a": [1e400] }'),
    'the number is too large',
    1,
    9,
  ],
  ['a list', bytesOf('\n[]'), 'the file must hold an object, not a list', 1, 1],
  ['null', bytesOf('null'), 'the file must hold an object, not null', 1, 1],
  [
    'deep nesting',
    bytesOf(`{"a": ${'['.repeat(600)}${']'.repeat(600)}}`),
    'brackets are nested too deeply',
    1,
    507,
  ],
])('refuses %s', (_title, bytes, reason, line, column) => {
  expect(readJsonText(bytes)).toEqual({ ok: false, reason, line, column });
});

it('refuses nesting that exhausts the stack', () => {
  const bytes = bytesOf(`{"a": ${'['.repeat(1e6)}${']'.repeat(1e6)}}`);
  expect(readJsonText(bytes)).toMatchObject({
    ok: false,
    reason: 'brackets are nested too deeply',
  });
});

it('keeps the byte order mark in the text', () => {
  const bytes = bytesOf('\ufeff{"a": "\ufeff"}\r\n');
  const file = readJsonText(bytes);
  expect(file).toEqual({ ok: true, text: '\ufeff{"a": "\ufeff"}\r\n', value: { a: '\ufeff' } });
});
