import { filter } from '@prismicio/client';
import { describe, expect, it } from 'vitest';
import { isFilled } from '../../src/query/predicates/presence.ts';
import { QueryError } from '../../src/query/QueryError.ts';
import { parseQuery } from '../../src/query/parseQuery.ts';

const path = (value: string) => ({ kind: 'path', value });
const string = (value: string) => ({ kind: 'string', value });
const number = (value: number) => ({ kind: 'number', value });
const list = (...items: object[]) => ({ kind: 'list', items });

describe('parseQuery', () => {
  it.each([
    ['[[at(document.type, "work")]]', 'at', [path('document.type'), string('work')]],
    ['[ [ :d = at ( document.type , "work" ) ] ]', 'at', [path('document.type'), string('work')]],
    ['[[any(document.tags, [])]]', 'any', [path('document.tags'), list()]],
    ['[[similar("X", 10)]]', 'similar', [string('X'), number(10)]],
    [
      '[[number.inRange(my.work.year, -1.5, 2e3)]]',
      'number.inRange',
      [path('my.work.year'), number(-1.5), number(2000)],
    ],
    ['[[at(my.work.done, true)]]', 'at', [path('my.work.done'), { kind: 'boolean', value: true }]],
    [
      '[[date.day-of-week-after(my.blog-post.day, "Mon")]]',
      'date.day-of-week-after',
      [path('my.blog-post.day'), string('Mon')],
    ],
  ])('reads %s', (query, name, args) => {
    expect(parseQuery(query)).toMatchObject([{ name, args }]);
  });

  it('reads several predicates of one query', () => {
    const calls = parseQuery(
      '[[at(document.type, "work")][has(my.work.cover)]\n[missing(my.work.day)]]',
    );
    expect(calls.map(({ name }) => name)).toEqual(['at', 'has', 'missing']);
  });

  it.each(['', '  ', '[]'])('reads no predicate in "%s"', (query) => {
    expect(parseQuery(query)).toEqual([]);
  });

  it.each([
    'Größe 漢字 [x](y)',
    'with "quotes"',
    'C:\\folder',
    'a\\"b',
    'ends in a backslash\\',
    '"',
    'two\nlines',
    '\\',
  ])('reads back what the client writes for %j', (value) => {
    expect(parseQuery(`[${filter.at('my.work.client', value)}]`)).toMatchObject([
      { args: [path('my.work.client'), string(value)] },
    ]);
  });

  it.each([
    ['at(document.type, "x")', 1, 1, "expected '[', found 'at'"],
    ['[[at(document.type "x")]]', 1, 20, "expected ',', found a string"],
    ['[[at(document.type, "x"]]', 1, 24, "expected ',', found ']'"],
    ['[[at(document.type, "x)]]', 1, 21, 'a string is not closed with a double quote'],
    ["[[at(document.type, 'x')]]", 1, 21, "unexpected character '''"],
    ['[[at(document.type, “x”)]]', 1, 21, "unexpected character '“'"],
    ['[[at(document.type, "x")]', 1, 26, "expected '[', found the end of the query"],
    ['[[at(document.type, "x")]]]', 1, 27, "expected the end of the query, found ']'"],
    ['[[at(document.type, [["x"]])]]', 1, 22, "a number, true or false, found '['"],
    ['[[at(document.type, ["x",])]]', 1, 26, "a number, true or false, found ']'"],
    ['[[:e = at(document.type, "x")]]', 1, 4, "expected 'd' after ':', found 'e'"],
    ['[[at]]', 1, 5, "expected '(', found ']'"],
    ['[[at(my.work.uid, "x")]\n  [has my.work.cover]]', 2, 8, "found 'my.work.cover'"],
    ['[[at(my.work.year, 5abc)]]', 1, 21, "expected ',', found 'abc'"],
    ['[[at(\n\n  @)]]', 3, 3, "unexpected character '@'"],
  ])('says where %j goes wrong', (query, line, column, reason) => {
    expect(() => parseQuery(query)).toThrow(QueryError);
    expect(() => parseQuery(query)).toThrow(
      `${reason} on line:${line} col:${column} in query '${query}'`,
    );
  });
});

const paragraph = { type: 'paragraph', text: '', spans: [] };

it.each([
  ['text', 'a', ''],
  ['number', 0, null],
  ['boolean', false, null],
  ['rich text', [{ ...paragraph, text: 'a' }], []],
  ['rich text of one empty paragraph', [{ type: 'image', url: 'x' }], [paragraph]],
  ['image', { url: 'x' }, {}],
  ['web link', { link_type: 'Web', url: 'x' }, { link_type: 'Any' }],
  ['document link', { link_type: 'Document', id: 'x' }, { link_type: 'Document' }],
  ['repeatable link', [{ link_type: 'Web', url: 'x', key: 'a' }], [{ link_type: 'Any' }]],
  ['geopoint', { latitude: 0, longitude: 0 }, {}],
  ['table', { body: { rows: [] } }, null],
])('a %s is filled or empty', (_, filled, empty) => {
  expect([isFilled(filled), isFilled(empty)]).toEqual([true, false]);
});
