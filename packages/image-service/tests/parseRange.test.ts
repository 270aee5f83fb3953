import { describe, expect, test } from 'vitest';
import { parseRange } from '../src/parseRange.ts';

describe('a Range header on 1000 bytes', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['Bytes = 5 - 6', { start: 5, end: 6 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=5000-6000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=9-5', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    ['items=0-5', 'whole'],
    [`bytes=${'9'.repeat(40)}-`, 'whole'],
    [undefined, 'whole'],
  ])('%s means %j', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  test('cannot be met by an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
