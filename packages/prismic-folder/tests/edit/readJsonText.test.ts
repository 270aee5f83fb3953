import { expect, it } from 'vitest';
import { readJsonText } from '../../src/edit/readJsonText.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const nested = (depth: number) => `{"a": ${'['.repeat(depth)}${']'.repeat(depth)}}`;

it.each<[string, string | number[], string, number, number]>([
  ['invalid UTF-8', [0x7b, 0x0a, 0x20, 0xc3, 0x28], 'the file is not valid UTF-8', 2, 2],
  ['UTF-16', [0xff, 0xfe, 0x7b, 0x00], 'the file is not valid UTF-8', 1, 1],
  ['an empty file', '', 'the file ends where a value is expected', 1, 1],
  ['a comma too many', '{\n "a": 1,\n}', 'there is a comma too many before this bracket', 3, 1],
  ['a comment', '{\n  // x\n  "a": 1 }', 'JSON has no comments', 2, 3],
  ['a key twice', '{ "a": {\n "x": 1, "\\u0078": 2 } }', 'the key "x" occurs twice', 2, 10],
  ['a key of prototypes', '{\n"__proto__": {} }', 'the key __proto__ is not allowed', 2, 1],
  ['a number too large', '\ufeff{ "a": [1e400] }', 'the number is too large', 1, 9],
  ['null', 'null', 'the file must hold an object, not null', 1, 1],
  ['deep nesting', nested(600), 'brackets are nested too deeply', 1, 507],
])('refuses %s', (_title, content, reason, line, column) => {
  const bytes = typeof content === 'string' ? bytesOf(content) : new Uint8Array(content);
  expect(readJsonText(bytes)).toEqual({ ok: false, reason, line, column });
});

it('keeps the byte order mark in the text', () => {
  const text = '\ufeff{"a": "\ufeff"}\r\n';
  expect(readJsonText(bytesOf(text))).toEqual({ ok: true, text, value: { a: '\ufeff' } });
});
