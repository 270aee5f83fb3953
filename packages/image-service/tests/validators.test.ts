import { describe, expect, test } from 'vitest';
import { isUnchanged, rangeHolds } from '../src/validators.ts';

const modified = Date.parse('2026-03-01T10:00:00.400Z');
const file = { etag: '"abc"', modified };
const same = 'Sun, 01 Mar 2026 10:00:00 GMT';
const earlier = 'Sun, 01 Mar 2026 09:59:59 GMT';

describe("a client's copy", () => {
  test.each<[Record<string, string>, boolean]>([
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", "abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-none-match': '"x"', 'if-modified-since': same }, false],
    [{ 'if-modified-since': same }, true],
    [{ 'if-modified-since': earlier }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{}, false],
  ])('with %j is still current: %s', (headers, expected) => {
    expect(isUnchanged(new Headers(headers), file)).toBe(expected);
  });

  test('without a date is compared by its tag only', () => {
    expect(isUnchanged(new Headers({ 'if-modified-since': same }), { etag: '"abc"' })).toBe(false);
  });

  test.each<[string | null, boolean]>([
    [null, true],
    ['"abc"', true],
    ['W/"abc"', false],
    ['"x"', false],
    [same, true],
    [earlier, false],
  ])('with If-Range %s gets its range: %s', (condition, expected) => {
    const headers = new Headers(condition === null ? {} : { 'if-range': condition });
    expect(rangeHolds(headers, file)).toBe(expected);
  });
});
